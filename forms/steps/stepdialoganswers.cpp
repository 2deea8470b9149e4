// SPDX-License-Identifier: MIT
#include "forms/steps/stepdialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/newswords.h"
#include "forms/words/policywords.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/decide.h"
#include "model/actions/register.h"
#include "ui_stepdialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

namespace nidreg::forms {

using workflow::Step;

void StepDialog::setUpWatch()
{
    connect(&m_watch, &RequestWatch::looked, this, &StepDialog::looked);
    connect(&m_session, &RegistrySession::opened, this, &StepDialog::reconnected);
    connect(&m_session, &RegistrySession::lost, this, [this] {
        if (m_isUnknown)
            return;
        m_ui->news->say(MessageBar::Problem,
                        tr("The connection to the registry is lost. What you typed stays here; the "
                           "step can be taken when the connection is back."),
                        {{tr("&Go on"), [] {}}});
        growToFit();
    });
}

void StepDialog::attempt(bool dryRun)
{
    registry::Act act = m_act;
    act.dryRun = dryRun;
    m_ui->messageFrame->hide();
    setBusy(true);
    m_step == Step::Register ? registerNamespace(act) : decide(act);
}

void StepDialog::decide(const registry::Act &act)
{
    actions::Decision decision{m_watch.request().id, m_step, record(), m_judged};
    if (workflow::spec(m_step).standsAlone)
        decision.revision = m_step == Step::Advise ? std::optional(m_judged) : std::nullopt;
    else
        decision.seen = m_watch.seen();
    m_session.ask(
        this,
        [act, decision](const actions::Services &services) {
            return actions::decide(services, act, decision);
        },
        [this, act](actions::Acted<workflow::Request> answer) {
            answered(act, std::move(answer));
        });
}

void StepDialog::registerNamespace(const registry::Act &act)
{
    m_session.ask(
        this,
        [act, id = m_watch.request().id, revision = m_judged](const actions::Services &services) {
            return actions::registerNamespace(services, act, id, revision);
        },
        [this, act](actions::Acted<registry::Registered> answer) {
            answered(act, std::move(answer));
        });
}

template <class Answer> void StepDialog::answered(const registry::Act &act, Answer answer)
{
    setBusy(false);
    if (!answer)
        failed(answer.error());
    else if (act.dryRun)
        wouldSucceed(*answer);
    else
        succeeded(*answer);
}

void StepDialog::succeeded(const workflow::Request &request)
{
    UnsentTexts::forget(place());
    m_keep.stop();
    accept();
    emit taken(request);
}

void StepDialog::succeeded(const registry::Registered &done)
{
    UnsentTexts::forget(place());
    m_keep.stop();
    if (!done.version)
        return proposed(done);
    accept();
    emit registered(done);
}

/// Nothing is registered yet: whoever did this has to read that, not to guess it.
void StepDialog::proposed(const registry::Registered &done)
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
    emit registered(done);
}

void StepDialog::wouldSucceed(const workflow::Request &request)
{
    say(false, dryRunWords(m_watch.request(), request));
}

void StepDialog::wouldSucceed(const registry::Registered &done)
{
    say(false, dryRunWords(done));
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

/// A step that came too late is told by who was faster, once the request was looked at again.
void StepDialog::failed(const actions::ActionError &why)
{
    const QString message = wording(why);
    if (const auto *lint = std::get_if<actions::LintFailure>(&why))
        return say(true, message + '\n' + errorsOf(*lint));
    const auto *stored = std::get_if<registry::StoreError>(&why);
    if (stored && stored->kind == registry::StoreError::OutcomeUnknown)
        return loseAnswer();
    m_isUnknown = false;
    m_takeButton->setText(wording(m_step));
    setBusy(false);
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
        if (isOwnTalk(event, m_act.acting))
            continue;
        m_news.push_back(event);
        isNews = true;
    }
    showSubject();
    showWhatIsMissing();
    if (m_isBusy || m_isUnknown)
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
        said << tr("Not recorded: somebody was faster.");
    if (!m_news.empty())
        said << newsWords(m_news, now);
    said << tr("The request now: %1").arg(standingWords(m_watch.request(), now));
    const auto closed = whyClosed();
    const int newest = m_watch.request().revision;
    std::vector<MessageBar::Answer> answers;
    if (closed) {
        said << tr("The step is no longer open to you. What you typed is kept in this form.");
        if (hasTyped())
            answers.push_back({tr("&Copy the text"), [this] { copyText(); }});
    } else if (newest != m_judged && !whyNot().isEmpty()) {
        said << tr("What you typed is still here. Read revision %1 before you judge it.")
                    .arg(newest);
        answers.push_back({tr("&Judge revision %1").arg(newest), [this] { judgeTheNewest(); }});
    } else {
        said << tr("The step is still open: what you typed is still here.");
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
void StepDialog::loseAnswer()
{
    m_isUnknown = true;
    m_takeButton->setText(tr("&Ask again"));
    setBusy(false);
    keepTyped();
    say(true,
        tr("The connection broke before the answer came, so it is not known whether this was "
           "recorded. The registry is asked as soon as it answers again; it knows this act by its "
           "number and does not do it twice."));
}

void StepDialog::reconnected()
{
    if (m_isUnknown && !m_isBusy)
        recall();
}

/// Asks for the act by its key, and does nothing.
void StepDialog::recall()
{
    setBusy(true);
    const auto ask = [this](auto recall) {
        m_session.ask(
            this, [recall](const actions::Services &services) { return recall(services.store); },
            [this](auto answer) { recalled(std::move(answer)); });
    };
    if (m_step == Step::Register)
        ask([act = m_act](registry::Store &store) { return store.recallRegistration(act); });
    else
        ask([act = m_act, step = m_step](registry::Store &store) {
            return store.recallStep(act, step);
        });
}

template <class Answer> void StepDialog::recalled(Answer answer)
{
    setBusy(false);
    if (!answer)
        return; // still out of reach: asked again when it answers
    if (*answer)
        return succeeded(**answer);
    m_isUnknown = false;
    m_takeButton->setText(wording(m_step));
    setBusy(false);
    keepTyped();
    say(false, tr("The registry answers again: nothing was recorded. Take the step once more."));
    m_watch.look();
}

UnsentPlace StepDialog::place() const
{
    const registry::Desk &desk = m_session.desk();
    return {desk.local ? QString() : words(desk.name), m_act.acting.person, request(), m_step};
}

void StepDialog::keepTyped() const
{
    UnsentTexts::keep(place(), {record(), m_isUnknown ? m_act.key : std::string()});
}

void StepDialog::begin(const workflow::Record &initial)
{
    const auto unsent = UnsentTexts::find(place());
    setRecord(unsent ? unsent->record : initial);
    if (!unsent)
        return;
    if (!unsent->actKey.empty()) {
        m_act.key = unsent->actKey;
        loseAnswer();
        return reconnected();
    }
    m_ui->news->say(MessageBar::Information,
                    tr("What you typed here before and did not send is here again."),
                    {{tr("&Start afresh"), [this] { startAfresh(); }}, {tr("&Go on"), [] {}}});
    growToFit();
}

void StepDialog::startAfresh()
{
    workflow::Record nothing = record();
    nothing.text.clear();
    nothing.reference.clear();
    setRecord(nothing);
    UnsentTexts::forget(place());
}

} // namespace nidreg::forms
