// SPDX-License-Identifier: MIT
#include "forms/drafts/draftssender.h"

#include "forms/drafts/submitdialog.h"
#include "forms/widgets/messagebar.h"
#include "forms/words/newswords.h"
#include "forms/words/requestswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/draft.h"
#include "model/actions/examine.h"
#include "model/actions/submit.h"
#include "model/templates/writer.h"

#include <QDir>

namespace nidreg::forms {

/// All that the registry's thread needs; a copy of what was on the screen.
struct DraftsSender::Sending {
    bool submits = true;
    workflow::RequestId request; ///< none: to be opened
    std::string registry;
    registry::Act create;
    registry::Act submit;
    registry::NewRequest opening;
    templates::NamespaceTemplate content;
    std::string text;
    int step = 0; ///< of the undo stack
    /// The request that was opened, also when submitting it failed then.
    std::shared_ptr<workflow::RequestId> opened = std::make_shared<workflow::RequestId>();
};

namespace {

using Sent = actions::Acted<workflow::Request>;

/// A request is opened only for a template that can be submitted: a refused one leaves no trace.
Sent refusedBefore(const actions::Services &services, const registry::NewRequest &opening,
                   const templates::NamespaceTemplate &content)
{
    const bool isRevision = opening.purpose == workflow::Purpose::Revision;
    const actions::Examination what{opening.kind,
                                    opening.procedure == workflow::Procedure::FastTrack,
                                    isRevision ? opening.nid : std::string(),
                                    {}};
    const auto context =
        actions::examine(services.store, services.clock, services.knowledge, content, what);
    if (!context)
        return base::fail(actions::ActionError(context.error()));
    auto findings = templates::lint(content, context.value());
    if (templates::hasErrors(findings))
        return base::fail(actions::ActionError(actions::LintFailure{std::move(findings)}));
    return workflow::Request();
}

} // namespace

DraftsSender::DraftsSender(RegistrySession &session, QWidget &window)
    : QObject(&window), m_session(session), m_window(window)
{
}

QString DraftsSender::whyNot() const
{
    if (!m_session.isOpen())
        return tr("No registry is connected. Save the draft as a file.");
    const workflow::Role role = m_session.acting().role;
    if (role != workflow::Role::Applicant && role != workflow::Role::Registrar)
        return tr("Acting as %1: only an applicant or a registrar can submit requests. Choose "
                  "another role in the status bar.")
            .arg(wording(role));
    return {};
}

/// Requests are numbered in each registry from one: the same number elsewhere is another request.
static bool isElsewhere(const Draft &draft, const std::string &registry)
{
    return draft.request() && !draft.registry().empty() && draft.registry() != registry;
}

static QString whyNotInState(const workflow::Request &request)
{
    if (DraftView::takesTemplate(request.state))
        return {};
    if (request.state == workflow::State::Registered)
        return DraftsSender::tr("Request #%1 was registered. To change the namespace, select it in "
                                "Namespaces and start a revision.")
            .arg(request.id.value);
    return DraftsSender::tr("The draft was submitted as request #%1. Current state: %2. You can "
                            "submit another revision only when changes are requested.")
        .arg(request.id.value)
        .arg(wording(request.state));
}

QString DraftsSender::whyNot(const DraftView &view) const
{
    const Draft &draft = view.draft();
    const auto pending = m_pending.find(&draft);
    if (pending != m_pending.end() && pending->second.isBusy)
        return tr("Submitting the draft…");
    const QString reason = whyNot();
    if (!reason.isEmpty())
        return reason;
    const bool isAgain = pending != m_pending.end(); // the request may have it, or not
    if (!isElsewhere(draft, m_session.link().registry))
        return view.knownRequest() && !isAgain ? whyNotInState(*view.knownRequest()) : QString();
    return tr("The draft belongs to request #%1 of another registry. Connect to that registry "
              "to submit it, or save the draft as a file and open it here to create a new "
              "request.")
        .arg(draft.request().value);
}

void DraftsSender::submit(DraftView &view)
{
    const int errors = view.findings().count(base::Severity::Error);
    if (errors > 0 && view.checker().isCurrent())
        return refuse(view, errors);
    const workflow::Request *known = view.knownRequest();
    if (known && workflow::isEnded(known->state))
        return offerAnew(view, standing(*known), true);
    auto *dialog = new SubmitDialog(view.draft(), view.findings(), m_session.acting(),
                                    registryName(), &m_window);
    dialog->showReply(view.reply());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &view, [this, &view] { send(view, true); });
    dialog->open();
}

static QString refusal(int errors)
{
    return counted<DraftsSender>(
        QT_TRANSLATE_NOOP("nidreg::forms::DraftsSender",
                          "Not submitted. Fix the error first. Press F8 to go to it."),
        QT_TRANSLATE_NOOP(
            "nidreg::forms::DraftsSender",
            "Not submitted. Fix the %n errors first. Press F8 to go to the next one."),
        errors);
}

/// Leads to the first error, says how many are left, and when the last one is fixed.
void DraftsSender::refuse(DraftView &view, int errors)
{
    view.messageBar().say(MessageBar::Problem, refusal(errors));
    auto *watch = new QObject(&view);
    connect(&view.checker(), &DraftChecker::checked, watch,
            [this, &view, watch, said = errors]() mutable {
                if (!view.checker().isCurrent())
                    return;
                const bool isSaid =
                    view.messageBar().isVisible() && view.messageBar().message() == refusal(said);
                const int left = view.findings().count(base::Severity::Error);
                if (isSaid && left == said)
                    return;
                if (isSaid && left > 0)
                    return view.messageBar().say(MessageBar::Problem, refusal(said = left));
                watch->deleteLater();
                if (isSaid)
                    view.messageBar().say(MessageBar::Information,
                                          tr("No errors left. Ready to submit."),
                                          {{tr("Su&bmit…"), [this, &view] { submit(view); }},
                                           {tr("&Not now"), [] {}}});
            });
    view.showFirstError();
}

void DraftsSender::keepInRegistry(DraftView &view)
{
    send(view, false);
}

QString DraftsSender::registryName() const
{
    const registry::RegistryAccess &access = m_session.access();
    return access.local ? tr("Local registry on this computer. Only its users can see the request. "
                             "To reach the public discussion list, use Drafts ▸ Compose mail.")
                        : words(access.name);
}

DraftsSender::Sending DraftsSender::prepare(DraftView &view)
{
    Draft &draft = view.draft();
    Sending sending;
    sending.request = draft.request();
    sending.registry = m_session.link().registry;
    sending.content = draft.content();
    sending.text = templates::write(sending.content);
    sending.step = draft.undoStack().index();

    Pending &pending = m_pending[&draft];
    sending.create = sending.submit = m_session.newAct();
    sending.submit.key = m_session.newAct().key;
    if (!pending.createKey.empty())
        sending.create.key = pending.createKey;
    if (!pending.submitKey.empty() && pending.sent == sending.text)
        sending.submit.key = pending.submitKey;
    pending = {true, sending.create.key, sending.submit.key, sending.text};

    const DraftTerms &terms = draft.terms();
    const bool hasNoNid =
        terms.kind == urn::NidKind::Informal && terms.purpose() == workflow::Purpose::New;
    const std::string nid = terms.revises.empty()
        ? templates::nidOf(sending.content).value_or(std::string())
        : terms.revises;
    sending.opening = {terms.purpose(),
                       terms.kind,
                       terms.procedure,
                       terms.standardsAction,
                       hasNoNid ? std::string() : nid,
                       sending.text,
                       terms.deprecates};
    return sending;
}

/// One job on the registry's thread: opens the request where there is none, then submits.
void DraftsSender::send(DraftView &view, bool submits)
{
    if (!whyNot(view).isEmpty())
        return;
    Sending sending = prepare(view);
    sending.submits = submits;
    emit busyChanged();
    m_session.ask(
        &view,
        [sending](const actions::Services &services) -> Sent {
            workflow::RequestId id = sending.request;
            if (!id) {
                if (sending.submits) {
                    if (Sent fine = refusedBefore(services, sending.opening, sending.content);
                        !fine)
                        return fine;
                }
                Sent opened = actions::create(services, sending.create, sending.opening);
                if (!opened || !sending.submits)
                    return opened;
                *sending.opened = id = opened.value().id;
            }
            return sending.submits
                ? actions::submit(services, sending.submit, id, sending.text)
                : actions::saveWorkingCopy(services, sending.submit, id, sending.text);
        },
        [this, &view, sending](const Sent &answer) { take(view, sending, answer); });
}

static bool isOpenQuestion(const actions::ActionError &error)
{
    const auto *stored = std::get_if<registry::StoreError>(&error);
    return stored
        && (stored->kind == registry::StoreError::OutcomeUnknown
            || stored->kind == registry::StoreError::Unreachable);
}

/// The request is no more in the state that the draft was sent for: found before it was sent, or by
/// the registry ("step.unknown": there is no such step in this state).
static bool isOvertaken(const actions::ActionError &error)
{
    const auto *stored = std::get_if<registry::StoreError>(&error);
    return std::holds_alternative<workflow::StepError>(error)
        || std::holds_alternative<actions::StateRefusal>(error)
        || (stored
            && (stored->kind == registry::StoreError::Stale || stored->refusal == "step.unknown"));
}

void DraftsSender::take(DraftView &view, const Sending &sent, const Sent &answer)
{
    Pending &pending = m_pending[&view.draft()];
    pending.isBusy = false;
    if (*sent.opened)
        view.draft().setRequest(*sent.opened, sent.registry);
    if (answer) {
        m_pending.erase(&view.draft());
        succeed(view, sent, answer.value());
    } else {
        if (!isOpenQuestion(answer.error()))
            m_pending.erase(&view.draft());
        explain(view, answer.error(), sent.submits);
    }
    emit busyChanged();
}

/// What was typed while the draft was on its way is not kept yet; nor is what its file has not.
void DraftsSender::succeed(DraftView &view, const Sending &sent, const workflow::Request &done)
{
    const workflow::RequestId request = done.id;
    view.draft().setRequest(request, sent.registry);
    if (view.draft().filePath().isEmpty() && view.draft().undoStack().index() == sent.step)
        view.draft().setSaved();
    if (sent.submits) {
        tellSent(view,
                 done.revision > 1
                     ? tr("Submitted as revision %1 of request #%2. Follow its review in Requests.")
                           .arg(done.revision)
                           .arg(request.value)
                     : tr("Submitted as request #%1. Follow its review in Requests. You can submit "
                          "another revision only when changes are requested; until then, comment "
                          "on the request if something is wrong.")
                           .arg(request.value));
        emit submitted(request);
    } else {
        tellSent(view,
                 tr("Saved in the registry as draft request #%1. It is reviewed only after you "
                    "submit it.")
                     .arg(request.value));
        emit kept(request);
    }
    m_told[&view.draft()] = {view.messageBar().message(), done.state};
}

void DraftsSender::tellSent(DraftView &view, const QString &said)
{
    const QString path = view.draft().filePath();
    if (!view.draft().isModified())
        return view.messageBar().say(MessageBar::Information, said);
    const QString unsaved = path.isEmpty()
        ? tr("Changes that you made in the meantime were not submitted and are not saved yet.")
        : tr("Your latest changes are not saved in %1.").arg(QDir::toNativeSeparators(path));
    view.messageBar().say(
        MessageBar::Information, tr("%1 %2", "two sentences").arg(said, unsaved),
        {{tr("&Save"), [this, &view] { emit saveWanted(view); }}, {tr("&Not now"), [] {}}});
}

void DraftsSender::explain(DraftView &view, const actions::ActionError &error, bool submits)
{
    const QString what = submits ? tr("Not submitted. Your text is still here. %1")
                                 : tr("Not saved in the registry. Your text is still here. %1");
    const QString said = what.arg(wording(error));
    offerAgain(view, said, submits);
    if (std::get_if<actions::LintFailure>(&error))
        view.showFirstError();
    if (isOvertaken(error) && view.draft().request())
        reportConflict(view, said, submits);
}

void DraftsSender::offerAgain(DraftView &view, const QString &said, bool submits)
{
    view.messageBar().say(MessageBar::Problem, said,
                          {{tr("&Try again"), [this, &view, submits] { send(view, submits); }},
                           {tr("&Not now"), [] {}}});
}

} // namespace nidreg::forms
