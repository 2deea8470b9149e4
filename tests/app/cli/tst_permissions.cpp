// SPDX-License-Identifier: MIT
#include "model/workflow/leading.h"
#include "tests/app/cli/cliuser.h"
#include "tests/app/cli/staterefusals.h"
#include "tests/program/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

namespace tst_permissions {

using namespace nidreg;
using namespace nidreg::tests;
using workflow::Acting;
using workflow::Procedure;
using workflow::Request;
using workflow::State;

namespace {

constexpr auto kDueDay = "2099-12-31";

/// A person in one of their roles.
struct Actor {
    CliUser *user;
    workflow::Role role;
    QString words;
};

/// One request, brought to its state by the people whose steps lead there.
struct Case {
    Procedure procedure;
    State state;
    std::string id;
    std::string file; ///< a template that may be submitted
    std::string nid;
    CliUser *applicant;
    std::int64_t thread = -1; ///< of comments, begun by the applicant
};

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::string nidOf(std::size_t number)
{
    return "matrix" + std::string(1, char('a' + char(number / 26)))
        + std::string(1, char('a' + char(number % 26)));
}

} // namespace

/// Every step by everyone on every request: what the table of the workflow allows is what the
/// model, the command line and plain SQL allow, and nothing else.
class PermissionsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theTableTheModelTheCommandLineAndSqlAgree();

private:
    void makeUsers();
    void fileOf(Case &made, std::size_t number);
    void open(Procedure procedure, State state, CliUser &applicant);
    void lead(Case &made);
    void take(CliUser &by, workflow::Role role, const Case &of, const char *verb,
              std::vector<std::string> options = {});

    /// The state that the table leads to; nothing where it refuses.
    std::optional<State> byTable(const Request &request, workflow::Step step,
                                 const Acting &who) const;
    std::optional<State> byModel(const Case &of, const Request &request, workflow::Step step,
                                 const Acting &who) const;
    std::optional<State> byCommand(const Case &of, workflow::Step step, const Actor &who);
    std::optional<State> bySql(const Case &of, const Request &request, workflow::Step step,
                               const Acting &who);
    workflow::Record fullRecord(const Case &of, workflow::Step step) const;
    static QString asJson(const workflow::Record &record);
    QString callOf(const Case &of, const Request &request, workflow::Step step,
                   const Acting &who) const;

    StateRefusals m_ofState;
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Sql> m_owner;
    std::unique_ptr<CliUser> m_rosa, m_abe, m_ada, m_eve, m_ed, m_rita, m_omar;
    std::unique_ptr<registry::Store> m_store;
    std::vector<Case> m_cases;
    std::vector<Actor> m_actors;
};

void PermissionsTest::initTestCase()
{
    m_database = std::make_unique<TestDatabase>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_owner = std::make_unique<Sql>(m_database->conninfo());
    makeUsers();
    for (CliUser *applicant : {m_abe.get(), m_omar.get()}) {
        for (const State state :
             {State::Draft, State::InDiscussion, State::InReview, State::ChangesRequested,
              State::AwaitingDirection, State::Approved, State::Registered, State::Rejected,
              State::Withdrawn, State::Closed})
            open(Procedure::Community, state, *applicant);
        for (const State state :
             {State::Draft, State::RecognitionPending, State::AdvisoryReview, State::Approved,
              State::Registered, State::Rejected, State::Withdrawn, State::Closed})
            open(Procedure::FastTrack, state, *applicant);
    }
}

/// Everybody has a login with their role; Omar has all four, and requests of his own.
void PermissionsTest::makeUsers()
{
    using workflow::Role;
    using Roles = std::initializer_list<const char *>;
    m_rosa = std::make_unique<CliUser>(*m_database, Roles{"reader"});
    m_abe = std::make_unique<CliUser>(*m_database, Roles{"applicant"});
    m_ada = std::make_unique<CliUser>(*m_database, Roles{"applicant"});
    m_eve = std::make_unique<CliUser>(*m_database, Roles{"expert"});
    m_ed = std::make_unique<CliUser>(*m_database, Roles{"expert"});
    m_rita = std::make_unique<CliUser>(*m_database, Roles{"registrar"});
    m_omar =
        std::make_unique<CliUser>(*m_database, Roles{"reader", "applicant", "expert", "registrar"});
    m_actors = {{m_rosa.get(), Role::Reader, "a reader"},
                {m_abe.get(), Role::Applicant, "an applicant"},
                {m_ada.get(), Role::Applicant, "another applicant"},
                {m_eve.get(), Role::Expert, "the assigned expert"},
                {m_ed.get(), Role::Expert, "an expert who is not assigned"},
                {m_rita.get(), Role::Registrar, "the registrar"},
                {m_omar.get(), Role::Reader, "somebody with every role, reading"},
                {m_omar.get(), Role::Applicant, "somebody with every role, applying"},
                {m_omar.get(), Role::Expert, "somebody with every role, as expert"},
                {m_omar.get(), Role::Registrar, "somebody with every role, as registrar"},
                {m_abe.get(), Role::Registrar, "an applicant who says registrar"},
                {m_rosa.get(), Role::Applicant, "a reader who says applicant"}};
    // A registrar's own session reads what the cells are judged by.
    m_store = opened(m_database->conninfo(m_rita->name()));
}

/// A template without errors, under a NID that no other case asks for.
void PermissionsTest::fileOf(Case &made, std::size_t number)
{
    std::ifstream source(NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt");
    std::stringstream text;
    text << source.rdbuf();
    made.nid = nidOf(number);
    made.file = m_folder->filePath(QString::fromStdString(made.nid)).toStdString();
    const QString filled =
        QString::fromStdString(text.str())
            .replace("lighthouse", QString::fromStdString(made.nid))
            .replace("Northern Lights Survey",
                     "Survey " + QString::fromStdString(made.nid)); // a body is recognized once
    std::ofstream(made.file) << filled.toStdString();
}

void PermissionsTest::take(CliUser &by, workflow::Role role, const Case &of, const char *verb,
                           std::vector<std::string> options)
{
    options.insert(options.begin(), {"request", verb, of.id});
    by.mustRun(role, options);
}

void PermissionsTest::open(Procedure procedure, State state, CliUser &applicant)
{
    Case made{procedure, state, {}, {}, {}, &applicant};
    fileOf(made, m_cases.size());
    std::vector<std::string> create{"request", "create", made.file};
    if (procedure == Procedure::FastTrack)
        create.insert(create.end(), {"--procedure", "fast-track"});
    if (state == State::AwaitingDirection)
        create.emplace_back("--standards-action");
    const QJsonObject answer = applicant.mustRun(workflow::Role::Applicant, create);
    made.id = std::to_string(answer["id"].toInteger());
    take(applicant, workflow::Role::Applicant, made, "comment", {"--text", "A question."});
    made.thread = must(m_store->request({std::stoll(made.id)})).events.back().number;
    lead(made);
    m_cases.push_back(made);
}

/// Takes the steps that lead from a draft to the case's state.
void PermissionsTest::lead(Case &made)
{
    using workflow::Role;
    const State state = made.state;
    const bool isFast = made.procedure == Procedure::FastTrack;
    if (state == State::Draft)
        return;
    if (state == State::Closed)
        return take(*m_rita, Role::Registrar, made, "close", {"--text", "No answer."});
    take(*made.applicant, Role::Applicant, made, "submit", {made.file});
    if (state == State::Withdrawn)
        return take(*made.applicant, Role::Applicant, made, "withdraw");
    if (isFast && state == State::Rejected)
        return take(*m_rita, Role::Registrar, made, "reject", {"--text", "No such body."});
    if (state == State::RecognitionPending)
        return;
    if (isFast)
        take(*m_rita, Role::Registrar, made, "recognize", {"--reference", "minutes 1"});
    take(*m_rita, Role::Registrar, made, "assign",
         {"--expert", m_eve->name().toStdString(), "--due", kDueDay});
    if (state == State::ChangesRequested || state == State::InDiscussion)
        take(*m_eve, Role::Expert, made, "request-changes", {"--text", "More."});
    if (state == State::InDiscussion)
        take(*made.applicant, Role::Applicant, made, "submit", {made.file});
    if (!isFast && state == State::Rejected)
        return take(*m_eve, Role::Expert, made, "reject", {"--text", "No."});
    const bool isApproved = state == State::Approved || state == State::Registered;
    if (isFast && isApproved)
        take(*m_rita, Role::Registrar, made, "complete", {"--reference", "letter 1"});
    else if (isApproved || state == State::AwaitingDirection)
        take(*m_eve, Role::Expert, made, "approve", {"--text", "Fine."});
    if (state == State::Registered)
        take(*m_rita, Role::Registrar, made, "register");
}

/// All that a step may ask for.
workflow::Record PermissionsTest::fullRecord(const Case &of, workflow::Step step) const
{
    workflow::Record record;
    record.text = "Because.";
    record.reference = "decision 1";
    const bool isAsked = !workflow::spec(step).namesExpert;
    record.expert = (isAsked ? *m_ed : *m_eve).name().toStdString();
    record.thread = workflow::spec(step).namesThread ? of.thread : -1;
    record.due = base::parseDate(kDueDay);
    return record;
}

/// The table read as a person would: a row for the step, from this state, open to this person.
std::optional<State> PermissionsTest::byTable(const Request &request, workflow::Step step,
                                              const Acting &who) const
{
    using workflow::Part;
    using workflow::Role;
    using workflow::When;
    const bool isOwn = request.applicant == who.person;
    const bool isAssigned = request.isAssigned(who.person);
    const bool othersDue = std::ranges::any_of(request.experts, [&](const auto &each) {
        return each.expert != who.person && each.vote == workflow::Vote::None;
    });
    const auto holds = [&](When when) {
        return when == When::Always || (when == When::BodyUnknown && !request.bodyRecognized)
            || (when == When::BodyRecognized && request.bodyRecognized)
            || (when == When::OthersStillDue && othersDue)
            || (when == When::LastVote && !othersDue && !request.standardsAction)
            || (when == When::LastVoteOnStandard && !othersDue && request.standardsAction);
    };
    const auto isTheirs = [&](Part part) {
        return (part == Part::ItsApplicant && who.role == Role::Applicant && isOwn)
            || (part == Part::AssignedExpert && who.role == Role::Expert && isAssigned)
            || (part == Part::Registrar && who.role == Role::Registrar)
            || (part == Part::AnyViewer
                && ((who.role == Role::Applicant && isOwn) || who.role == Role::Registrar
                    || (who.role == Role::Expert && request.revision > 0)));
    };
    const bool judges = step == workflow::Step::Approve || step == workflow::Step::Reject
        || step == workflow::Step::Advise || step == workflow::Step::RequestChanges;
    for (const workflow::Edge &edge : workflow::edges()) {
        if (edge.step == step && edge.procedure == request.procedure && edge.from == request.state
            && holds(edge.when) && isTheirs(edge.by) && !(judges && isOwn))
            return edge.to;
    }
    return std::nullopt;
}

std::optional<State> PermissionsTest::byModel(const Case &of, const Request &request,
                                              workflow::Step step, const Acting &who) const
{
    const auto taken =
        workflow::step(request, step, who, fullRecord(of, step), workflow::Separation::Kept);
    return taken ? std::optional(taken->edge.to) : std::nullopt;
}

/// The verb with all that it may ask for, as a dry run.
std::optional<State> PermissionsTest::byCommand(const Case &of, workflow::Step step,
                                                const Actor &who)
{
    std::vector<std::string> words{"--dry-run", "request", std::string(name(step)), of.id};
    const workflow::StepSpec &spec = workflow::spec(step);
    if (step == workflow::Step::Submit)
        words.push_back(of.file);
    const workflow::Record record = fullRecord(of, step);
    if (spec.note != workflow::Note::None)
        words.insert(words.end(), {"--text", record.text});
    if (spec.referenceRequired)
        words.insert(words.end(), {"--reference", record.reference});
    if (spec.takesExpert || spec.namesExpert)
        words.insert(words.end(), {"--expert", record.expert});
    if (spec.takesExpert)
        words.insert(words.end(), {"--due", kDueDay});
    if (spec.namesThread)
        words.insert(words.end(), {"--thread", std::to_string(record.thread)});
    const auto answer = who.user->run(who.role, words);
    if (!answer)
        return std::nullopt;
    if (step == workflow::Step::Register)
        return State::Registered;
    return workflow::named<State>((*answer)["state"].toString().toStdString());
}

/// The call of the database's own function for a step.
QString PermissionsTest::callOf(const Case &of, const Request &request, workflow::Step step,
                                const Acting &who) const
{
    const QString head =
        QStringLiteral("'%1', '%2', '%3', %4, %5")
            .arg(QUuid::createUuid().toString(QUuid::WithoutBraces), words(who.person),
                 words(name(who.role)), words(of.id), QString::number(request.revision));
    if (step == workflow::Step::Register)
        return QStringLiteral("nidreg.register(%1, 'Org', '[]', '')").arg(head);
    if (step == workflow::Step::Submit)
        return QStringLiteral("nidreg.submit(%1, '%2', $t$%3$t$, '2026-01-31', 'Example Org')")
            .arg(head, words(name(request.state)), words(textOf(of.nid, 1)));
    return QStringLiteral("nidreg.take_step(%1, '%2', '%3', '%4')")
        .arg(head, words(name(request.state)), words(name(step)), asJson(fullRecord(of, step)));
}

QString PermissionsTest::asJson(const workflow::Record &record)
{
    QJsonObject made{{"text", words(record.text)},
                     {"reference", words(record.reference)},
                     {"expert", words(record.expert)},
                     {"due", kDueDay}};
    if (record.thread >= 0)
        made["thread"] = QString::number(record.thread);
    return QString::fromUtf8(QJsonDocument(made).toJson(QJsonDocument::Compact));
}

/// The function called by the person's login, past the model, and rolled back.
std::optional<State> PermissionsTest::bySql(const Case &of, const Request &request,
                                            workflow::Step step, const Acting &who)
{
    m_owner->value(QStringLiteral("begin; set local session authorization ") + words(who.person));
    const auto answer = m_owner->answer(
        QStringLiteral("select %1 ->> 'state'").arg(callOf(of, request, step, who)));
    m_owner->value(QStringLiteral("rollback"));
    if (!answer)
        return std::nullopt;
    return step == workflow::Step::Register ? State::Registered
                                            : workflow::named<State>(answer->toStdString());
}

void PermissionsTest::theTableTheModelTheCommandLineAndSqlAgree()
{
    std::map<QString, int> allowed;
    QStringList differ;
    int cells = 0;
    for (const Case &each : m_cases) {
        const Request request = must(m_store->request({std::stoll(each.id)})).request;
        QCOMPARE(request.state, each.state);
        for (const Actor &actor : m_actors) {
            const Acting acting{actor.user->name().toStdString(), actor.role};
            for (const std::string_view stepName : workflow::kStepNames) {
                const auto step = *workflow::named<workflow::Step>(stepName);
                const bool holdsRole = actor.user->holds(actor.role);
                const auto table = holdsRole ? byTable(request, step, acting) : std::nullopt;
                const auto model = holdsRole ? byModel(each, request, step, acting) : std::nullopt;
                const auto command = byCommand(each, step, actor);
                const auto sql = bySql(each, request, step, acting);
                const QString cell =
                    QStringLiteral("%1: %2 on request %3 of %4, %5, %6")
                        .arg(actor.words, words(stepName), words(each.id), words(request.applicant),
                             words(name(each.procedure)), words(name(each.state)));
                if (model != table)
                    differ << "the model: " + cell;
                if (command != table)
                    differ << "the command line: " + cell + ": " + words(actor.user->said());
                if (!command && !workflow::isPossible(request, step)
                    && workflow::maySee(request, acting) && holdsRole)
                    m_ofState.take(cell, words(actor.user->said()));
                if (sql != table)
                    differ << "SQL: " + cell + ": " + words(m_owner->words());
                allowed[actor.words] += table.has_value();
                ++cells;
            }
        }
    }
    QVERIFY(m_ofState.count > 1000);
    QVERIFY2(m_ofState.lacking.isEmpty(), qPrintable(m_ofState.lacking.mid(0, 20).join('\n')));
    for (const auto &[who, count] : allowed)
        qInfo("%4d allowed: %s", count, qPrintable(who));
    qInfo("%d cells, each by the table, the model, the command line and SQL", cells);
    QVERIFY(cells > 6000);
    QVERIFY2(differ.isEmpty(), qPrintable(differ.mid(0, 40).join('\n')));
}

NIDREG_TEST(PermissionsTest, QCoreApplication)

} // namespace tst_permissions

#include "tst_permissions.moc"
