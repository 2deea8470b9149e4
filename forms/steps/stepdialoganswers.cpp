// SPDX-License-Identifier: MIT
#include "forms/steps/stepdialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/newswords.h"
#include "forms/words/policywords.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "ui_stepdialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

namespace nidreg::forms {

using workflow::Step;

void StepDialog::connectAct()
{
    connect(&m_act, &StepAct::busyChanged, this, &StepDialog::setBusy);
    connect(&m_act, &StepAct::done, this, &StepDialog::succeeded);
    connect(&m_act, &StepAct::wouldSucceed, this, [this](const StepOutcome &outcome) {
        const auto *made = std::get_if<registry::Registered>(&outcome);
        say(false,
            made ? dryRunWords(*made)
                 : dryRunWords(m_watch.request(), std::get<workflow::Request>(outcome)));
    });
    connect(&m_act, &StepAct::refused, this, &StepDialog::refused);
    connect(&m_act, &StepAct::answerLost, this, &StepDialog::tellOfLostAnswer);
    connect(&m_act, &StepAct::notRecorded, this, &StepDialog::tellNothingRecorded);
    connect(&m_watch, &RequestWatch::looked, this, &StepDialog::looked);
    connect(&m_session, &RegistrySession::opened, &m_act, &StepAct::recall);
    connect(&m_session, &RegistrySession::lost, this, [this] {
        if (m_act.isUnknown())
            return;
        m_ui->news->say(MessageBar::Problem,
                        tr("The connection to the registry was lost. Your text is kept. You "
                           "can complete the step when the connection is back."),
                        {{tr("&Go on"), [] {}}});
        growToFit();
    });
}

void StepDialog::attempt(bool dryRun)
{
    m_ui->messageFrame->hide();
    m_act.attempt(record(), m_watch, m_judged, dryRun);
}

void StepDialog::succeeded(const StepOutcome &outcome)
{
    UnsentTexts::forget(unsentKey());
    m_keep.stop();
    const auto *made = std::get_if<registry::Registered>(&outcome);
    if (made && !made->version)
        proposed();
    else
        accept();
    if (made)
        emit registered(*made);
    else
        emit taken(std::get<workflow::Request>(outcome));
}

/// Nothing is registered yet: whoever did this has to read that, not to guess it.
void StepDialog::proposed()
{
    m_isDone = true;
    m_ui->news->hide();
    m_ui->missingLabel->hide();
    m_takeButton->hide();
    m_dryRunButton->hide();
    m_closeButton->setText(tr("&Close"));
    m_closeButton->setDefault(true);
    m_closeButton->setFocus(Qt::OtherFocusReason);
    say(false, proposedWords());
}

/// The errors of a template, a sentence a line.
static QString errorsOf(const actions::LintFailure &failure)
{
    QStringList lines;
    for (const templates::FieldFinding &each : failure.findings) {
        if (each.finding.rule->severity == base::Severity::Error)
            lines << StepDialog::tr("%1: %2").arg(heading(each.field), wording(each.finding));
    }
    return lines.join('\n');
}

/// Reports a conflict by what another person did, once the request was read again.
void StepDialog::refused(const actions::ActionError &why)
{
    const QString message = wording(why);
    if (const auto *lint = std::get_if<actions::LintFailure>(&why))
        return say(true, message + '\n' + errorsOf(*lint));
    const auto *stored = std::get_if<registry::StoreError>(&why);
    if (stored && stored->kind != registry::StoreError::Stale)
        return say(true, message);
    m_why = message;
    m_watch.look();
}

/// Talk is no news to whoever talked.
static bool isOwnTalk(const registry::Event &event, const workflow::Acting &acting)
{
    return event.person == acting.person
        && (event.what == workflow::name(Step::Comment) || event.what == "resolve");
}

void StepDialog::looked(const std::vector<registry::Event> &news)
{
    if (m_isDone)
        return;
    bool isNews = false;
    for (const registry::Event &event : news) {
        if (isOwnTalk(event, m_act.acting()))
            continue;
        m_news.push_back(event);
        isNews = true;
    }
    showSubject();
    showWhatIsMissing();
    if (m_act.isBusy() || m_act.isUnknown())
        return; // the answer to come says more
    if (isNews || !m_why.isEmpty())
        showNews(std::exchange(m_why, {}));
    else if (m_news.empty())
        m_ui->news->hide(); // the connection is back, and nothing happened meanwhile
}

/// Who did what, when, where the request is now, and whether the step is still open.
void StepDialog::showNews(const QString &why)
{
    const base::Instant now = m_session.clock().now();
    QStringList said;
    if (!why.isEmpty() && m_news.empty())
        said << why;
    else if (!why.isEmpty())
        said << tr("Conflict: not recorded, because somebody else changed the request.");
    if (!m_news.empty())
        said << newsWords(m_news, now);
    said << tr("Current state: %1").arg(standingWords(m_watch.request(), now));
    const auto closed = whyClosed();
    const int newest = m_watch.request().revision;
    std::vector<MessageBar::Answer> answers;
    if (closed) {
        said << tr("You can no longer take this step. Your text is kept in this form.");
        if (hasTyped())
            answers.push_back({tr("&Copy the text"), [this] { copyText(); }});
    } else if (newest != m_judged && !whyNot().isEmpty()) {
        said << tr("Your text is still here. Read revision %1 before you review it.").arg(newest);
        answers.push_back({tr("Re&view revision %1").arg(newest), [this] { judgeTheNewest(); }});
    } else {
        said << tr("You can still take this step. Your text is still here.");
    }
    if (answers.empty())
        answers.push_back({tr("&Go on"), [] {}});
    const bool isProblem = closed || !why.isEmpty();
    m_ui->news->say(isProblem ? MessageBar::Problem : MessageBar::Information, said.join('\n'),
                    std::move(answers));
    growToFit();
}

/// The person has said that they read it.
void StepDialog::judgeTheNewest()
{
    m_judged = m_watch.request().revision;
    m_news.clear();
    showSubject();
    showWhatIsMissing();
}

void StepDialog::copyText()
{
    const workflow::Record typed = record();
    const QStringList parts{words(typed.reference), words(typed.text)};
    QGuiApplication::clipboard()->setText(parts.join('\n').trimmed());
    m_ui->news->say(MessageBar::Information,
                    tr("Text copied to the clipboard. It also stays in this dialog."),
                    {{tr("&Go on"), [] {}}});
}

/// Nothing may be changed before it is known: the registry has this very text, or it has none.
void StepDialog::tellOfLostAnswer()
{
    setBusy(false);
    keepTyped();
    say(true,
        tr("The connection was lost before the registry answered, so it is not known whether "
           "the step was recorded. The program checks as soon as the registry answers. The "
           "step is never recorded twice."));
}

void StepDialog::tellNothingRecorded()
{
    keepTyped();
    say(false, tr("The connection is back. The step was not recorded. Try again."));
    m_watch.look();
}

UnsentTextKey StepDialog::unsentKey() const
{
    return {words(m_session.link().registry), m_act.acting().person, request(), step()};
}

void StepDialog::keepTyped() const
{
    UnsentTexts::keep(unsentKey(), {record(), m_act.unknownKey()});
}

void StepDialog::begin(const workflow::Record &initial)
{
    const auto unsent = UnsentTexts::find(unsentKey());
    setRecord(unsent ? unsent->record : initial);
    if (!unsent)
        return;
    if (!unsent->idempotencyKey.empty())
        return m_act.resume(unsent->idempotencyKey);
    m_ui->news->say(MessageBar::Information, tr("Your unsent text was restored."),
                    {{tr("&Start over"), [this] { startAfresh(); }}, {tr("&Go on"), [] {}}});
    growToFit();
}

void StepDialog::startAfresh()
{
    workflow::Record nothing = record();
    nothing.text.clear();
    nothing.reference.clear();
    setRecord(nothing);
    UnsentTexts::forget(unsentKey());
}

} // namespace nidreg::forms
