// SPDX-License-Identifier: MIT
#include "forms/steps/expertchoice.h"

#include "forms/widgets/marks.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/decide.h"
#include "model/base/text.h"

#include <QComboBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>

#include <algorithm>
#include <ranges>

namespace nidreg::forms {

static constexpr int kLongestExpert = 90; ///< letters; a longer line is cut

static QDate toQt(base::Date date)
{
    return QDate(int(date.year()), int(unsigned(date.month())), int(unsigned(date.day())));
}

static base::Date fromQt(QDate date)
{
    return {std::chrono::year(date.year()), std::chrono::month(unsigned(date.month())),
            std::chrono::day(unsigned(date.day()))};
}

ExpertChoice::ExpertChoice(RegistrySession &session, const RequestWatch &watch,
                           const workflow::Acting &acting, workflow::Step step, Rows rows,
                           QObject *parent)
    : QObject(parent), m_session(session), m_watch(watch), m_acting(acting), m_step(step),
      m_rows(rows)
{
    const workflow::StepSpec &needs = workflow::spec(step);
    m_rows.form.setRowVisible(&m_rows.experts, needs.takesExpert || needs.namesExpert);
    m_rows.form.setRowVisible(&m_rows.due, needs.takesExpert);
    for (QWidget *later : std::initializer_list<QWidget *>{&m_rows.objections, &m_rows.overriding,
                                                           &m_rows.addPerson})
        m_rows.form.setRowVisible(later, false);
    const base::Date today = base::dayOf(m_session.clock().now());
    m_rows.due.setDate(toQt(std::chrono::sys_days(today) + actions::kDueAfter));
    connect(&m_rows.experts, &QComboBox::currentIndexChanged, this, &ExpertChoice::showObjections);
    connect(&m_rows.due, &QDateEdit::dateChanged, this, &ExpertChoice::changed);
    connect(&m_rows.overriding, &QLineEdit::textChanged, this, &ExpertChoice::changed);
    if (needs.namesExpert)
        offerTheirs();
    if (!needs.takesExpert)
        return;
    offerEverybody();
    askForCandidates();
    connect(&m_session, &RegistrySession::accessChanged, this, &ExpertChoice::askForCandidates);
}

/// Why the step could not name this person; nothing: it could.
std::optional<workflow::StepError> ExpertChoice::refusalOf(const std::string &expert) const
{
    const workflow::Record any{"-", "-", expert, base::dayOf(m_session.clock().now()), {}};
    const auto taken = workflow::step(m_watch.request(), m_step, m_acting, any,
                                      workflow::separationWhen(m_session.access().singleUser));
    return taken ? std::nullopt : std::optional(taken.error());
}

/// Those of the request who owe an answer.
void ExpertChoice::offerTheirs()
{
    const base::Date today = base::dayOf(m_session.clock().now());
    for (const workflow::Assignment &each : m_watch.request().experts) {
        if (each.vote != workflow::Vote::None)
            continue;
        const QString login = words(each.expert), due = words(base::toString(each.due));
        add(login,
            each.due < today ? tr("%1, was due %2").arg(login, due)
                             : tr("%1, due %2").arg(login, due),
            {});
    }
    const int count = m_rows.experts.count();
    m_rows.experts.setCurrentIndex(count == 1 ? 0 : -1);
    m_rows.experts.setPlaceholderText(count > 0 ? tr("Choose an expert")
                                                : tr("Nobody has to answer"));
}

/// Everybody whom the step could name, until the registry says who is due; who has the request
/// already says so.
void ExpertChoice::offerEverybody()
{
    for (const registry::Person &person : m_session.access().people) {
        if (std::ranges::count(person.roles, workflow::Role::Expert) == 0)
            continue;
        const QString login = words(person.login);
        if (const auto why = refusalOf(person.login)) {
            if (why == workflow::StepError::ExpertIsApplicant)
                addApplicant(login);
            continue;
        }
        const bool isAssigned = m_watch.request().isAssigned(person.login);
        add(login,
            !isAssigned           ? login
                : isResubmitted() ? tr("%1 (reviewed it before)").arg(login)
                                  : tr("%1 (already assigned)").arg(login),
            {});
    }
    m_rows.experts.setCurrentIndex(-1); // nobody is asked by accident
    preselect(earlierExpert());
    showOffer();
}

bool ExpertChoice::isOffered(int row) const
{
    return m_rows.experts.model()->flags(m_rows.experts.model()->index(row, 0)) & Qt::ItemIsEnabled;
}

bool ExpertChoice::hasAnybody() const
{
    return std::ranges::any_of(std::views::iota(0, m_rows.experts.count()),
                               [this](int row) { return isOffered(row); });
}

/// Who may assign an expert may also add one.
void ExpertChoice::showOffer()
{
    const bool hasExperts = hasAnybody();
    m_rows.experts.setPlaceholderText(hasExperts ? tr("Choose an expert") : tr("Nobody to choose"));
    m_rows.form.setRowVisible(&m_rows.addPerson, !hasExperts);
    emit changed();
}

QString ExpertChoice::whyNobody() const
{
    return !workflow::spec(m_step).takesExpert || hasAnybody()
        ? QString()
        : tr("No expert can be assigned to this request. Add a person with the role “%1”.")
              .arg(wording(workflow::Role::Expert));
}

/// The experts have been asked before, and a newer text waits for somebody to review it.
bool ExpertChoice::isResubmitted() const
{
    return m_step == workflow::Step::Assign && m_watch.request().revision > 1
        && !m_watch.request().due();
}

/// Whoever reviewed the revision before, as they know the request; empty: nobody did.
std::string ExpertChoice::earlierExpert() const
{
    std::string earlier;
    for (const workflow::Assignment &each : m_watch.request().experts) {
        if (isResubmitted() && !each.isOff())
            earlier = each.expert;
    }
    return earlier;
}

/// As long as a person has not chosen anybody.
void ExpertChoice::preselect(const std::string &expert)
{
    if (m_wanted.empty() && m_rows.experts.currentIndex() < 0)
        choose(expert);
}

/// Who is not offered, such as the applicant, is not chosen either.
void ExpertChoice::choose(const std::string &expert)
{
    const int row = expert.empty() ? -1 : m_rows.experts.findData(words(expert));
    if (row >= 0 && isOffered(row))
        m_rows.experts.setCurrentIndex(row);
}

void ExpertChoice::add(const QString &login, const QString &said, const QStringList &against)
{
    const QString words = login == forms::words(m_acting.person) ? tr("%1 (you)").arg(said) : said;
    const QIcon icon = against.isEmpty() ? QIcon() : markIcon(base::Severity::Warning);
    m_rows.experts.addItem(icon, words, login);
    m_objections[login] = against.join(QStringLiteral("; "));
}

/// Shown, so that nobody looks for them in vain; but not to be chosen.
void ExpertChoice::addApplicant(const QString &login)
{
    m_rows.experts.addItem(tr("%1 (the applicant, cannot review their own request)").arg(login),
                           login);
    auto *items = qobject_cast<QStandardItemModel *>(m_rows.experts.model());
    items->item(m_rows.experts.count() - 1)->setEnabled(false);
}

/// The NID of the namespace that a first revision of its registration asks for; else empty.
std::string ExpertChoice::revisedNid() const
{
    const workflow::Request &request = m_watch.request();
    const bool isAsked = m_step == workflow::Step::Assign && request.experts.empty()
        && request.purpose == workflow::Purpose::Revision;
    return isAsked ? request.nid : std::string();
}

/// Who reviewed the last request that the namespace was registered by; empty where that is not
/// known: it only spares a choice.
static std::string lastReviewer(registry::Store &store, const std::string &nid,
                                const workflow::Acting &acting, base::Date today)
{
    registry::RequestQuery query;
    query.view = registry::RequestView::Done;
    query.text = nid;
    query.state = workflow::State::Registered;
    query.descending = true;
    const auto page = nid.empty() ? registry::Stored<registry::RequestPage>(registry::RequestPage())
                                  : store.requests(query, acting, today);
    if (!page)
        return {};
    for (const workflow::Request &each : page->rows) {
        if (base::lowered(each.nid) != base::lowered(nid))
            continue;
        for (const workflow::Assignment &expert : each.experts) {
            if (!expert.isOff())
                return expert.expert;
        }
    }
    return {};
}

/// Who is due to be asked, and by which day, as the registry's policies have it.
void ExpertChoice::askForCandidates()
{
    struct Suggestion {
        std::vector<registry::Candidate> candidates;
        registry::Policies policies;
        std::string earlier;
    };
    const base::Date today = base::dayOf(m_session.clock().now());
    m_session.ask(
        this,
        [id = m_watch.request().id, nid = revisedNid(), acting = m_acting,
         today](const actions::Services &services) -> registry::Stored<Suggestion> {
            const auto policies = services.store.policies();
            if (!policies)
                return base::fail(policies.error());
            const auto days = policies->days(registry::kReviewDays).value_or(actions::kDueAfter);
            auto candidates =
                services.store.candidates(id, today, std::chrono::sys_days(today) + days);
            if (!candidates)
                return base::fail(candidates.error());
            return Suggestion{std::move(candidates).value(), *policies,
                              lastReviewer(services.store, nid, acting, today)};
        },
        [this](registry::Stored<Suggestion> proposal) {
            if (!proposal)
                return; // everybody is still offered
            offerCandidates(proposal->candidates);
            offerDays(proposal->policies);
            preselect(proposal->earlier);
        });
}

/// "Eve Example (eve): 2 waiting, last asked 3 weeks ago", the one who is due first.
static QString candidateWords(const registry::Candidate &candidate, base::Instant now)
{
    const QString login = words(candidate.login);
    const QString who = candidate.name.empty()
        ? login
        : ExpertChoice::tr("%1 (%2)", "a person's name and login")
              .arg(words(candidate.name), login);
    const QString load = candidate.load == 0
        ? ExpertChoice::tr("no open reviews")
        : ExpertChoice::tr("open reviews: %1").arg(candidate.load);
    const QString last = candidate.lastAssigned
        ? ExpertChoice::tr("last assigned: %1").arg(ageWords(*candidate.lastAssigned, now))
        : ExpertChoice::tr("never assigned");
    return ExpertChoice::tr("%1: %2, %3", "an expert, their load, and when they were asked last")
        .arg(who, load, last);
}

/// What was chosen stays chosen. Somebody who has the request already may be given another day.
void ExpertChoice::offerCandidates(const std::vector<registry::Candidate> &candidates)
{
    if (const QString chosen = m_rows.experts.currentData().toString(); !chosen.isEmpty())
        m_wanted = chosen.toStdString();
    std::vector<std::pair<QString, QString>> assigned;
    for (int i = 0; i < m_rows.experts.count(); ++i) {
        const QString login = m_rows.experts.itemData(i).toString();
        if (m_watch.request().isAssigned(login.toStdString()))
            assigned.emplace_back(login, m_rows.experts.itemText(i));
    }
    const QSignalBlocker quiet(&m_rows.experts);
    m_rows.experts.clear();
    m_objections.clear();
    for (const registry::Candidate &each : candidates) {
        if (refusalOf(each.login) == workflow::StepError::ExpertIsApplicant) {
            addApplicant(words(each.login));
            continue;
        }
        QStringList against;
        for (const registry::Objection objection : each.objections)
            against << wording(objection);
        add(words(each.login), candidateWords(each, m_session.clock().now()), against);
    }
    for (const auto &[login, text] : assigned) {
        if (m_rows.experts.findData(login) < 0)
            add(login, text, {});
    }
    m_rows.experts.setCurrentIndex(-1);
    choose(m_wanted);
    widen();
    showOffer();
    showObjections();
}

/// A name, what waits and when they were asked last are to be read without cutting.
void ExpertChoice::widen()
{
    QComboBox &box = m_rows.experts;
    box.setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box.setMinimumWidth(
        std::min(box.sizeHint().width(), kLongestExpert * box.fontMetrics().averageCharWidth()));
    emit widened();
}

void ExpertChoice::offerDays(const registry::Policies &policies)
{
    const base::Date today = base::dayOf(m_session.clock().now());
    const auto first = toQt(std::chrono::sys_days(today) + actions::kDueAfter);
    const auto days = policies.days(registry::kReviewDays);
    if (days && m_rows.due.date() == first) // else a person chose another day
        m_rows.due.setDate(toQt(std::chrono::sys_days(today) + *days));
}

/// What speaks against somebody; empty: nothing.
QString ExpertChoice::objections(const QString &login) const
{
    const auto found = m_objections.find(login);
    return found == m_objections.end() ? QString() : found->second;
}

/// A conflict of interest is a warning that a recorded reason sets aside, never a wall.
void ExpertChoice::showObjections()
{
    const QString against = objections(m_rows.experts.currentData().toString());
    m_rows.form.setRowVisible(&m_rows.objections, !against.isEmpty());
    m_rows.form.setRowVisible(&m_rows.overriding, !against.isEmpty());
    m_rows.objections.setText(
        against.isEmpty() ? QString() : tr("⚠ Reasons against this choice: %1").arg(against));
    emit changed();
}

bool ExpertChoice::lacksReason() const
{
    return !objections(m_rows.experts.currentData().toString()).isEmpty()
        && m_rows.overriding.text().trimmed().isEmpty();
}

bool ExpertChoice::isOver() const
{
    return workflow::spec(m_step).takesExpert
        && fromQt(m_rows.due.date()) < base::dayOf(m_session.clock().now());
}

QString ExpertChoice::whyNot() const
{
    if (isOver())
        return wording(registry::StoreError{registry::StoreError::Refused, "due.past", {}});
    return lacksReason() ? tr("Explain why you choose this expert anyway, or choose another one.")
                         : QString();
}

void ExpertChoice::setEnabled(bool enabled)
{
    m_rows.overriding.setReadOnly(!enabled);
    m_rows.experts.setEnabled(enabled);
    m_rows.due.setEnabled(enabled);
}

void ExpertChoice::writeTo(workflow::Record &record) const
{
    const workflow::StepSpec &needs = workflow::spec(m_step);
    if (needs.takesExpert || needs.namesExpert)
        record.expert = m_rows.experts.currentData().toString().toStdString();
    if (!needs.takesExpert)
        return;
    record.due = fromQt(m_rows.due.date());
    if (!objections(words(record.expert)).isEmpty())
        record.overriding = m_rows.overriding.text().trimmed().toStdString();
}

void ExpertChoice::show(const workflow::Record &record)
{
    m_wanted = record.expert;
    choose(record.expert);
    m_rows.overriding.setText(words(record.overriding));
    if (record.due)
        m_rows.due.setDate(toQt(*record.due));
}

} // namespace nidreg::forms
