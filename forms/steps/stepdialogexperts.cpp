// SPDX-License-Identifier: MIT
#include "forms/steps/stepdialog.h"
#include "forms/widgets/marks.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/decide.h"
#include "ui_stepdialog.h"

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

void StepDialog::setUpExperts()
{
    const workflow::StepSpec &needs = workflow::spec(m_step);
    const base::Date today = base::dayOf(m_session.clock().now());
    m_ui->dueEdit->setMinimumDate(toQt(today)); // nobody is asked to answer in the past
    m_ui->dueEdit->setDate(toQt(std::chrono::sys_days(today) + actions::kDueAfter));
    connect(m_ui->expertBox, &QComboBox::currentIndexChanged, this, &StepDialog::showObjections);
    if (needs.namesExpert)
        offerTheirExperts();
    if (!needs.takesExpert)
        return;
    offerEverybody();
    askForCandidates();
}

/// Those of the request who owe an answer.
void StepDialog::offerTheirExperts()
{
    const base::Date today = base::dayOf(m_session.clock().now());
    for (const workflow::Assignment &each : m_watch.request().experts) {
        if (each.vote != workflow::Vote::None)
            continue;
        const QString login = words(each.expert), due = words(base::toString(each.due));
        addExpert(login,
                  each.due < today ? tr("%1, was due %2").arg(login, due)
                                   : tr("%1, due %2").arg(login, due),
                  {});
    }
    const int count = m_ui->expertBox->count();
    m_ui->expertBox->setCurrentIndex(count == 1 ? 0 : -1);
    m_ui->expertBox->setPlaceholderText(count > 0 ? tr("Choose an expert")
                                                  : tr("Nobody owes an answer"));
}

/// Everybody whom the step could name, until the registry says who is due; who has the request
/// already says so.
void StepDialog::offerEverybody()
{
    for (const registry::Person &person : m_session.desk().people) {
        if (std::ranges::count(person.roles, workflow::Role::Expert) == 0)
            continue;
        workflow::Record any;
        any.text = any.reference = "-";
        any.expert = person.login;
        any.due = base::dayOf(m_session.clock().now());
        const bool isAlone = m_session.desk().singleUser;
        if (!workflow::step(m_watch.request(), m_step, m_act.acting, any,
                            isAlone ? workflow::Separation::SingleUser
                                    : workflow::Separation::Kept))
            continue;
        const QString login = words(person.login);
        const bool isAssigned = m_watch.request().isAssigned(person.login);
        addExpert(login, isAssigned ? tr("%1 (assigned already)").arg(login) : login, {});
    }
    const bool hasExperts = m_ui->expertBox->count() > 0;
    m_ui->expertBox->setCurrentIndex(-1); // nobody is asked by accident
    m_ui->expertBox->setPlaceholderText(hasExperts ? tr("Choose an expert")
                                                   : tr("Nobody else is appointed as an expert"));
}

void StepDialog::addExpert(const QString &login, const QString &words, const QStringList &against)
{
    if (against.isEmpty())
        m_ui->expertBox->addItem(words, login);
    else
        m_ui->expertBox->addItem(markIcon(base::Severity::Warning), words, login);
    m_objections[login] = against.join(QStringLiteral("; "));
}

/// Who is due to be asked, and by which day, as the registry's policies have it.
void StepDialog::askForCandidates()
{
    struct Suggestion {
        std::vector<registry::Candidate> candidates;
        registry::Policies policies;
    };
    const base::Date today = base::dayOf(m_session.clock().now());
    m_session.ask(
        this,
        [id = request(), today](const actions::Services &services) -> registry::Stored<Suggestion> {
            const auto policies = services.store.policies();
            if (!policies)
                return base::fail(policies.error());
            const auto days = policies->days(registry::kReviewDays).value_or(actions::kDueAfter);
            auto candidates =
                services.store.candidates(id, today, std::chrono::sys_days(today) + days);
            if (!candidates)
                return base::fail(candidates.error());
            return Suggestion{std::move(candidates).value(), *policies};
        },
        [this](registry::Stored<Suggestion> proposal) {
            if (!proposal)
                return; // everybody is still offered
            offerCandidates(proposal->candidates);
            offerDays(proposal->policies);
        });
}

/// "Eve Example (eve): 2 waiting, last asked 3 weeks ago", the one who is due first.
static QString candidateWords(const registry::Candidate &candidate, base::Instant now)
{
    const QString login = words(candidate.login);
    const QString who = candidate.name.empty()
        ? login
        : StepDialog::tr("%1 (%2)", "a person's name and login").arg(words(candidate.name), login);
    const QString load = candidate.load == 0 ? StepDialog::tr("nothing waiting")
                                             : StepDialog::tr("%1 waiting").arg(candidate.load);
    const QString last = candidate.lastAssigned
        ? StepDialog::tr("last asked: %1").arg(ageWords(*candidate.lastAssigned, now))
        : StepDialog::tr("never asked yet");
    return StepDialog::tr("%1: %2, %3", "an expert, their load, and when they were asked last")
        .arg(who, load, last);
}

/// What was chosen stays chosen. Somebody who has the request already may be given another day.
void StepDialog::offerCandidates(const std::vector<registry::Candidate> &candidates)
{
    if (m_wanted.empty())
        m_wanted = m_ui->expertBox->currentData().toString().toStdString();
    std::vector<std::pair<QString, QString>> assigned;
    for (int i = 0; i < m_ui->expertBox->count(); ++i) {
        const QString login = m_ui->expertBox->itemData(i).toString();
        if (m_watch.request().isAssigned(login.toStdString()))
            assigned.emplace_back(login, m_ui->expertBox->itemText(i));
    }
    const QSignalBlocker quiet(m_ui->expertBox);
    m_ui->expertBox->clear();
    for (const registry::Candidate &each : candidates) {
        QStringList against;
        for (const registry::Objection objection : each.objections)
            against << wording(objection);
        addExpert(words(each.login), candidateWords(each, m_session.clock().now()), against);
    }
    for (const auto &[login, text] : assigned) {
        if (m_ui->expertBox->findData(login) < 0)
            addExpert(login, text, {});
    }
    m_ui->expertBox->setCurrentIndex(m_ui->expertBox->findData(words(m_wanted)));
    widenForExperts();
    showObjections();
}

/// A name, what waits and when they were asked last are to be read without cutting.
void StepDialog::widenForExperts()
{
    QComboBox &box = *m_ui->expertBox;
    box.setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box.setMinimumWidth(
        std::min(box.sizeHint().width(), kLongestExpert * fontMetrics().averageCharWidth()));
    layout()->activate();
    resize(std::max(width(), minimumSizeHint().width()), height());
}

void StepDialog::offerDays(const registry::Policies &policies)
{
    const base::Date today = base::dayOf(m_session.clock().now());
    const auto first = toQt(std::chrono::sys_days(today) + actions::kDueAfter);
    const auto days = policies.days(registry::kReviewDays);
    if (days && m_ui->dueEdit->date() == first) // else a person chose another day
        m_ui->dueEdit->setDate(toQt(std::chrono::sys_days(today) + *days));
}

/// A conflict of interest is a warning that a recorded reason sets aside, never a wall.
void StepDialog::showObjections()
{
    const auto found = m_objections.find(m_ui->expertBox->currentData().toString());
    const QString against = found == m_objections.end() ? QString() : found->second;
    m_ui->form->setRowVisible(m_ui->objectionsLabel, !against.isEmpty());
    m_ui->form->setRowVisible(m_ui->overridingEdit, !against.isEmpty());
    m_ui->objectionsLabel->setText(
        against.isEmpty() ? QString() : tr("⚠ This speaks against it: %1").arg(against));
    showWhatIsMissing();
}

bool StepDialog::lacksReason() const
{
    const auto found = m_objections.find(m_ui->expertBox->currentData().toString());
    return found != m_objections.end() && !found->second.isEmpty()
        && m_ui->overridingEdit->text().trimmed().isEmpty();
}

void StepDialog::recordExpert(workflow::Record &record) const
{
    const workflow::StepSpec &needs = workflow::spec(m_step);
    if (needs.takesExpert || needs.namesExpert)
        record.expert = m_ui->expertBox->currentData().toString().toStdString();
    if (!needs.takesExpert)
        return;
    record.due = fromQt(m_ui->dueEdit->date());
    if (const auto found = m_objections.find(words(record.expert));
        found != m_objections.end() && !found->second.isEmpty())
        record.overriding = m_ui->overridingEdit->text().trimmed().toStdString();
}

void StepDialog::showExpert(const workflow::Record &record)
{
    m_wanted = record.expert;
    if (const int expert = m_ui->expertBox->findData(words(record.expert)); expert >= 0)
        m_ui->expertBox->setCurrentIndex(expert);
    m_ui->overridingEdit->setText(words(record.overriding));
    if (record.due)
        m_ui->dueEdit->setDate(std::max(toQt(*record.due), m_ui->dueEdit->minimumDate()));
}

} // namespace nidreg::forms
