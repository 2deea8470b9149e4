// SPDX-License-Identifier: MIT
#include "model/workflow/transitions.h"
#include "tests/program/program.h"

#include <QTest>

#include <map>

namespace tst_transitions {

using namespace nidreg::workflow;
using nidreg::base::Date;

static const Acting kAnna{"anna", Role::Applicant};
static const Acting kBert{"bert", Role::Expert};
static const Acting kCleo{"cleo", Role::Expert};
static const Acting kRita{"rita", Role::Registrar};
static const Acting kSomebody{"somebody", Role::Reader};
static const Date kDue{std::chrono::year(2026), std::chrono::month(8), std::chrono::day(11)};
static const Record kFull{"text", "reference", "dora", kDue, {}, 3};
static const Record kAboutBert{"text", "reference", "bert", kDue, {}, 3};

static QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// Anna's request, with bert to review it.
static Request request(State state, Procedure procedure = Procedure::Community)
{
    Request made;
    made.id.value = 12;
    made.state = state;
    made.procedure = procedure;
    made.revision = state == State::Draft ? 0 : 1;
    made.applicant = "anna";
    made.experts = {{"bert", kDue, Vote::None}};
    return made;
}

/// The state that a step leads to, or the reason why it is refused.
static QString outcome(const Request &of, Step wanted, const Acting &acting,
                       const Record &record = kFull, Separation separation = Separation::Kept)
{
    static const std::map<StepError, QString> kErrors{
        {StepError::NoSuchStep, "no such step"},
        {StepError::WrongRole, "wrong role"},
        {StepError::NotYours, "not yours"},
        {StepError::OwnRequest, "own request"},
        {StepError::NoteMissing, "note missing"},
        {StepError::ReferenceMissing, "reference missing"},
        {StepError::ExpertMissing, "expert missing"},
        {StepError::ExpertJudgedBefore, "expert judged before"},
        {StepError::AlreadyVoted, "already voted"},
        {StepError::ExpertNotDue, "expert not due"},
        {StepError::ThreadMissing, "thread missing"},
        {StepError::FieldWithoutRevision, "field without revision"},
        {StepError::ExpertIsApplicant, "expert is the applicant"},
    };
    const auto taken = step(of, wanted, acting, record, separation);
    return taken ? words(name(taken->edge.to)) : kErrors.at(taken.error());
}

/// A line of the table of RFC 8141's procedures: a step, from where to where, and by whom. "open"
/// is every state that has not ended; "same" leaves the request where it is.
struct Line {
    Step step;
    const char *from;
    const char *to;
    const char *by;
};

static const char *const kCommunityStates =
    "draft in-discussion in-review changes-requested awaiting-direction approved registered "
    "rejected withdrawn closed";
static const Line kCommunity[] = {
    {Step::Submit, "draft changes-requested", "in-discussion", "applicant registrar"},
    {Step::Assign, "in-discussion in-review", "in-review", "registrar"},
    {Step::Recuse, "in-review", "same", "expert"},
    {Step::Comment, "draft", "same", "applicant registrar"}, // an expert sees what is submitted
    {Step::Comment, "in-discussion in-review changes-requested awaiting-direction approved", "same",
     "applicant expert registrar"},
    {Step::RequestChanges, "in-discussion in-review", "changes-requested", "expert registrar"},
    {Step::Approve, "in-review", "approved", "expert"},
    {Step::Direct, "awaiting-direction", "approved", "registrar"},
    {Step::Reject, "in-review awaiting-direction", "rejected", "expert registrar"},
    {Step::Appeal, "rejected", "in-review", "registrar"},
    {Step::Register, "approved", "registered", "registrar"},
    {Step::Withdraw, "open", "withdrawn", "applicant"},
    {Step::Close, "draft in-discussion changes-requested", "closed", "registrar"},
    {Step::Resolve, "draft", "same", "applicant registrar"},
    {Step::Resolve, "in-discussion in-review changes-requested awaiting-direction approved", "same",
     "applicant expert registrar"},
    {Step::Escalate, "in-review", "same", "registrar"},
    {Step::Remind, "in-discussion in-review changes-requested awaiting-direction approved", "same",
     "registrar"},
};

static const char *const kFastTrackStates =
    "draft recognition-pending advisory-review approved registered rejected withdrawn closed";
static const Line kFastTrack[] = {
    {Step::Submit, "draft", "recognition-pending", "applicant registrar"},
    {Step::Recognize, "recognition-pending", "advisory-review", "registrar"},
    {Step::RefuseRecognition, "recognition-pending", "in-discussion", "registrar"},
    {Step::Assign, "advisory-review", "same", "registrar"},
    {Step::Recuse, "advisory-review", "same", "expert"},
    {Step::Comment, "draft", "same", "applicant registrar"},
    {Step::Comment, "recognition-pending advisory-review approved", "same",
     "applicant expert registrar"},
    {Step::Advise, "advisory-review", "same", "expert"},
    {Step::Complete, "advisory-review", "approved", "registrar"},
    // Experts are assigned from the advisory review on: before it only the registrar can reject.
    {Step::Reject, "recognition-pending", "rejected", "registrar"},
    {Step::Appeal, "rejected", "in-review", "registrar"},
    {Step::Register, "approved", "registered", "registrar"},
    {Step::Withdraw, "open", "withdrawn", "applicant"},
    {Step::Close, "draft", "closed", "registrar"},
    {Step::Resolve, "draft", "same", "applicant registrar"},
    {Step::Resolve, "recognition-pending advisory-review approved", "same",
     "applicant expert registrar"},
    {Step::Escalate, "advisory-review", "same", "registrar"},
    {Step::Remind, "recognition-pending advisory-review approved", "same", "registrar"},
};

static std::span<const Line> linesOf(Procedure procedure)
{
    return procedure == Procedure::Community ? std::span<const Line>(kCommunity)
                                             : std::span<const Line>(kFastTrack);
}

static bool lists(const char *text, std::string_view word)
{
    return QString(text).split(' ').contains(words(word));
}

/// Where the lines lead; empty where none of them applies.
static QString target(Step wanted, Procedure procedure, State from, Role role)
{
    const char *states = procedure == Procedure::Community ? kCommunityStates : kFastTrackStates;
    if (!lists(states, name(from)))
        return {};
    for (const Line &line : linesOf(procedure)) {
        const bool begins =
            lists(line.from, name(from)) || (lists(line.from, "open") && !isEnded(from));
        if (line.step == wanted && begins && lists(line.by, name(role)))
            return words(lists(line.to, "same") ? name(from) : line.to);
    }
    return {};
}

class TestTransitions : public QObject {
    Q_OBJECT

private slots:
    void everyStepLeadsWhereTheTableSays_data();
    void everyStepLeadsWhereTheTableSays();
    void fastTrackSubmissionsDependOnTheBody();
    void theLastApprovalMovesTheRequest_data();
    void theLastApprovalMovesTheRequest();
    void refusals_data();
    void refusals();
    void aTransitionSaysOnWhatItWasDecided();
    void offersAreWhatStepAllows();
    void offersOfAReader();
    void everyNameLeadsBack();
};

void TestTransitions::everyStepLeadsWhereTheTableSays_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("procedure");
    for (std::size_t wanted = 0; wanted < kStepNames.size(); ++wanted) {
        for (std::size_t procedure = 0; procedure < kProcedureNames.size(); ++procedure) {
            const auto row = words(kStepNames[wanted]) + " in the "
                + words(kProcedureNames[procedure]) + " procedure";
            QTest::newRow(qPrintable(row)) << int(wanted) << int(procedure);
        }
    }
}

/// Every state and every role: what the table does not list is refused.
void TestTransitions::everyStepLeadsWhereTheTableSays()
{
    QFETCH(int, wanted);
    QFETCH(int, procedure);
    for (std::size_t state = 0; state < kStateNames.size(); ++state) {
        for (const Acting &acting : {kSomebody, kAnna, kBert, kRita}) {
            const Record &record = Step(wanted) == Step::Escalate ? kAboutBert : kFull;
            const auto taken = step(request(State(state), Procedure(procedure)), Step(wanted),
                                    acting, record, Separation::Kept);
            const QString led = taken ? words(name(taken->edge.to)) : QString();
            const QString expected =
                target(Step(wanted), Procedure(procedure), State(state), acting.role);
            QVERIFY2(led == expected,
                     qPrintable(QString("%1 by %2: \"%3\", not \"%4\"")
                                    .arg(words(kStateNames[state]), words(name(acting.role)), led,
                                         expected)));
        }
    }
}

void TestTransitions::fastTrackSubmissionsDependOnTheBody()
{
    Request asked = request(State::Draft, Procedure::FastTrack);
    QCOMPARE(outcome(asked, Step::Submit, kAnna), "recognition-pending");
    asked.bodyRecognized = true;
    QCOMPARE(outcome(asked, Step::Submit, kAnna), "advisory-review");
    QCOMPARE(outcome(asked, Step::Submit, kRita), "advisory-review");
}

void TestTransitions::theLastApprovalMovesTheRequest_data()
{
    QTest::addColumn<int>("cleosVote");
    QTest::addColumn<bool>("standardsAction");
    QTest::addColumn<QString>("to");

    QTest::newRow("another expert is still due: it stays")
        << int(Vote::None) << false << "in-review";
    QTest::newRow("the others have approved: it is approved")
        << int(Vote::Approved) << false << "approved";
    QTest::newRow("the others have stepped back: it is approved")
        << int(Vote::SteppedBack) << false << "approved";
    QTest::newRow("with a standards action the body's direction is awaited")
        << int(Vote::Approved) << true << "awaiting-direction";
    QTest::newRow("with a standards action the others are waited for too")
        << int(Vote::None) << true << "in-review";
}

void TestTransitions::theLastApprovalMovesTheRequest()
{
    QFETCH(int, cleosVote);
    QFETCH(bool, standardsAction);
    QFETCH(QString, to);
    Request asked = request(State::InReview);
    asked.experts.push_back({"cleo", kDue, Vote(cleosVote)});
    asked.standardsAction = standardsAction;
    QCOMPARE(outcome(asked, Step::Approve, kBert), to);
}

struct Attempt {
    State state = State::InReview;
    Step wanted;
    Acting acting;
    Record record = kFull;
    Procedure procedure = Procedure::Community;
    bool standardsAction = false;
    std::vector<Assignment> experts{{"bert", kDue, Vote::None}};
    Separation separation = Separation::Kept;
};

void TestTransitions::refusals_data()
{
    QTest::addColumn<Attempt>("attempt");
    QTest::addColumn<QString>("expected");
    using enum Step;
    const auto inReview = State::InReview;
    const auto row = [](const char *name, const Attempt &attempt, const char *expected) {
        QTest::newRow(name) << attempt << QString(expected);
    };
    // clang-format off
    const Record nothing, noReference{"text", {}, "dora", kDue, {}}, noDue{"t", "r", "dora", {}, {}};

    row("a step that the state has not beats the wrong role", {State::Draft, Approve, kAnna}, "no such step");
    row("an applicant cannot approve", {inReview, Approve, kAnna}, "wrong role");
    row("the registrar cannot approve", {inReview, Approve, kRita}, "wrong role");
    row("the wrong role beats a missing text", {inReview, Reject, kAnna, nothing}, "wrong role");
    row("an expert who is not assigned cannot approve", {inReview, Approve, kCleo}, "not yours");
    row("another applicant cannot withdraw", {inReview, Withdraw, {"otto", Role::Applicant}}, "not yours");
    row("another applicant cannot comment", {inReview, Comment, {"otto", Role::Applicant}}, "not yours");
    row("an expert does not see a draft to comment on", {State::Draft, Comment, kCleo}, "not yours");
    row("any expert may comment on what is submitted", {inReview, Comment, kCleo}, "in-review");
    row("an expert who stepped back cannot approve",
        {inReview, Approve, kBert, kFull, Procedure::Community, false, {{"bert", kDue, Vote::SteppedBack}}}, "not yours");
    row("an applicant who is the expert cannot approve",
        {inReview, Approve, {"anna", Role::Expert}, kFull, Procedure::Community, false, {{"anna", kDue, Vote::None}}}, "own request");
    row("... but in a single-user registry",
        {inReview, Approve, {"anna", Role::Expert}, kFull, Procedure::Community, false, {{"anna", kDue, Vote::None}}, Separation::SingleUser}, "approved");
    row("an applicant who is the registrar cannot reject", {inReview, Reject, {"anna", Role::Registrar}}, "own request");
    row("an applicant who is the registrar may register", {State::Approved, Register, {"anna", Role::Registrar}}, "registered");
    row("nobody approves twice",
        {inReview, Approve, kBert, kFull, Procedure::Community, false, {{"bert", kDue, Vote::Approved}, {"cleo", kDue, Vote::None}}}, "already voted");
    row("an approval needs no report", {inReview, Approve, kBert, nothing}, "approved");
    row("... but for a standards action", {inReview, Approve, kBert, nothing, Procedure::Community, true}, "note missing");
    row("changes are asked for in words", {inReview, RequestChanges, kRita, nothing}, "note missing");
    row("a rejection has reasons", {inReview, Reject, kRita, nothing}, "note missing");
    row("stepping back has reasons", {inReview, Recuse, kBert, nothing}, "note missing");
    row("a comment says something", {inReview, Comment, kBert, nothing}, "note missing");
    row("closing has reasons", {State::InDiscussion, Close, kRita, nothing}, "note missing");
    row("a direction cites the body", {State::AwaitingDirection, Direct, kRita, noReference}, "reference missing");
    row("recognition cites the IESG", {State::RecognitionPending, Recognize, kRita, noReference, Procedure::FastTrack}, "reference missing");
    row("completing cites the body", {State::AdvisoryReview, Complete, kRita, noReference, Procedure::FastTrack}, "reference missing");
    row("a missing text beats a missing reference", {State::Rejected, Appeal, kRita, nothing}, "note missing");
    row("an appeal cites the appeal", {State::Rejected, Appeal, kRita, noReference}, "reference missing");
    row("an appeal goes to another expert", {State::Rejected, Appeal, kRita, {"t", "r", "bert", kDue, {}}}, "expert judged before");
    row("assigning names an expert", {State::InDiscussion, Assign, kRita, nothing}, "expert missing");
    row("the registry's policy sets a due date", {State::InDiscussion, Assign, kRita, noDue}, "in-review");
    row("whoever approved confirms it where the last of the others was taken off",
        {inReview, Approve, kBert, nothing, Procedure::Community, false, {{"bert", kDue, Vote::Approved}, {"cleo", kDue, Vote::Escalated}}}, "approved");
    row("... or stepped back",
        {inReview, Approve, kBert, nothing, Procedure::Community, false, {{"bert", kDue, Vote::Approved}, {"cleo", kDue, Vote::SteppedBack}}}, "approved");
    row("an expert who was taken off cannot approve",
        {inReview, Approve, kBert, nothing, Procedure::Community, false, {{"bert", kDue, Vote::Escalated}}}, "not yours");
    row("an escalation names an expert", {inReview, Escalate, kRita, {"text", {}, {}, {}, {}}}, "expert missing");
    row("an escalation has reasons", {inReview, Escalate, kRita, {{}, {}, "bert", {}, {}}}, "note missing");
    row("who is not assigned owes no answer", {inReview, Escalate, kRita, kFull}, "expert not due");
    row("who has approved owes no answer",
        {inReview, Escalate, kRita, kAboutBert, Procedure::Community, false, {{"bert", kDue, Vote::Approved}}}, "expert not due");
    row("an expert escalates nobody", {inReview, Escalate, kBert, kAboutBert}, "wrong role");
    row("resolving names a thread", {inReview, Resolve, kRita, nothing}, "thread missing");
    row("another applicant resolves nothing", {inReview, Resolve, {"otto", Role::Applicant}}, "not yours");
    row("a comment on a draft is about no field", {State::Draft, Comment, kRita, {"text", {}, {}, {}, "syntax"}}, "field without revision");
    row("nobody is reminded of a draft", {State::Draft, Remind, kRita}, "no such step");
    row("the applicant is not assigned", {State::InDiscussion, Assign, kRita, {{}, {}, "anna", kDue, {}}}, "expert is the applicant");
    row("... but in a single-user registry",
        {State::InDiscussion, Assign, kRita, {{}, {}, "anna", kDue, {}}, Procedure::Community, false, {}, Separation::SingleUser}, "in-review");
    // clang-format on
}

void TestTransitions::refusals()
{
    QFETCH(Attempt, attempt);
    QFETCH(QString, expected);
    Request asked = request(attempt.state, attempt.procedure);
    asked.standardsAction = attempt.standardsAction;
    asked.experts = attempt.experts;
    QCOMPARE(outcome(asked, attempt.wanted, attempt.acting, attempt.record, attempt.separation),
             expected);
}

void TestTransitions::aTransitionSaysOnWhatItWasDecided()
{
    Request asked = request(State::InReview);
    asked.revision = 3;
    const auto taken = step(asked, Step::Reject, kBert, kFull, Separation::Kept);
    QVERIFY(taken);
    QCOMPARE(taken->request.value, 12);
    QCOMPARE(taken->revision, 3);
    QVERIFY(taken->edge.from == State::InReview && taken->edge.by == Part::AssignedExpert);
    QCOMPARE(taken->acting.person, "bert");
    QCOMPARE(taken->record.text, kFull.text);
}

/// With everything on record that a step could ask for, an offer is open exactly when step() is.
void TestTransitions::offersAreWhatStepAllows()
{
    for (std::size_t state = 0; state < kStateNames.size(); ++state) {
        for (const Acting &acting : {kSomebody, kAnna, kBert, kCleo, kRita}) {
            const Request asked = request(State(state));
            for (const Offer &offer : offers(asked, acting, Separation::Kept)) {
                const Record &record = offer.step == Step::Escalate ? kAboutBert : kFull;
                const auto taken = step(asked, offer.step, acting, record, Separation::Kept);
                QCOMPARE(!offer.why, bool(taken));
                QVERIFY(!offer.why || *offer.why == taken.error());
                QVERIFY(offer.why != StepError::NoSuchStep);
            }
        }
    }
    QVERIFY(offers(request(State::Registered), kRita, Separation::Kept).empty());
}

void TestTransitions::offersOfAReader()
{
    for (const Offer &offer : offers(request(State::InReview), kSomebody, Separation::Kept))
        QVERIFY(offer.why == StepError::WrongRole);
}

void TestTransitions::everyNameLeadsBack()
{
    for (std::size_t i = 0; i < kStepNames.size(); ++i)
        QVERIFY(named<Step>(kStepNames[i]) == Step(i));
    for (std::size_t i = 0; i < kStateNames.size(); ++i)
        QVERIFY(named<State>(kStateNames[i]) == State(i));
    for (std::size_t i = 0; i < kVoteNames.size(); ++i)
        QVERIFY(named<Vote>(kVoteNames[i]) == Vote(i));
    for (std::size_t i = 0; i < kRoleNames.size(); ++i)
        QVERIFY(named<Role>(kRoleNames[i]) == Role(i));
    QVERIFY(!named<Step>("Submit") && !named<State>(""));
}

NIDREG_TEST(TestTransitions, QCoreApplication)

} // namespace tst_transitions

#include "tst_transitions.moc"
