// SPDX-License-Identifier: MIT
#include "forms/editor/requestwishes.h"

#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"
#include "model/actions/decide.h"
#include "model/templates/writer.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace nidreg::forms {

using templates::Field;
using workflow::Step;
using workflow::Thread;

namespace {

/// Nothing where the thread is about the request as a whole.
std::optional<Field> fieldOf(const Thread &thread)
{
    const auto found =
        std::ranges::find(templates::kFields, thread.field, &templates::FieldSpec::key);
    return found == templates::kFields.end() ? std::nullopt : std::optional(found->field);
}

/// The step that asked for the changes that the request waits for now; null when it waits for none.
const registry::Event *askingIn(const registry::RequestFile &file)
{
    if (file.request.state != workflow::State::ChangesRequested)
        return nullptr;
    const auto asking =
        std::ranges::find(file.events | std::views::reverse, workflow::name(Step::RequestChanges),
                          &registry::Event::what);
    return asking == file.events.rend() ? nullptr : &*asking;
}

/// What was asked for in general, then the threads on one field, then where else there are some.
class WishesDocument : public ThreadsDocument {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::WishesDocument)

public:
    using ThreadsDocument::ThreadsDocument;

    void asking(const registry::Event &event)
    {
        block(isEmpty() ? 0 : 14, 0);
        text(tr("Changes requested by %1").arg(words(event.person)), false, true);
        text(tr(", %1", "when").arg(shownTime(event.at, now())), true);
        for (const QString &line : words(detailOf(event, "text")).split('\n')) {
            block(1, 0);
            text(line);
        }
    }

    void here(const std::vector<Thread> &open, Field field, int revision, const Offers &offers)
    {
        for (const Thread &each : open) {
            if (fieldOf(each).value_or(field) == field)
                thread(each, true, revision, offers);
        }
    }

    void elsewhere(const std::map<Field, int> &counts, Field field)
    {
        bool isFirst = true;
        for (const auto &[each, count] : counts) {
            if (each == field)
                continue;
            if (isFirst)
                block(isEmpty() ? 0 : 14, 0);
            text(isFirst ? tr("Open comments on other fields:") + ' ' : QStringLiteral(", "), true);
            link(QStringLiteral("field:") + words(templates::spec(each).key),
                 tr("%1 (%2)", "a field, and how many").arg(heading(each)).arg(count));
            isFirst = false;
        }
    }
};

} // namespace

RequestWishes::RequestWishes(Draft &draft, RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_draft(draft), m_session(session), m_view(new QTextBrowser(this))
{
    auto *title = new QLabel(tr("Requested changes"), this);
    title->setMargin(4);
    m_view->setObjectName("wishesView");
    m_view->setAccessibleName(title->text());
    m_view->setOpenLinks(false);
    m_view->setFrameShape(QFrame::NoFrame);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(title);
    column->addWidget(m_view, 1);
    connect(m_view, &QTextBrowser::anchorClicked, this, &RequestWishes::follow);
    connect(&m_draft, &Draft::requestChanged, this, &RequestWishes::look);
    connect(&m_session, &RegistrySession::opened, this, &RequestWishes::look);
    connect(&m_session, &RegistrySession::changed, this, &RequestWishes::look);
    connect(&m_session, &RegistrySession::lost, this, &RequestWishes::showWishes);
    connect(&m_session, &RegistrySession::actingChanged, this, &RequestWishes::showWishes);
    hide();
    look();
}

bool RequestWishes::isOfRegistry() const
{
    return m_draft.request() && m_session.isOpen()
        && (m_draft.registry().empty() || m_draft.registry() == m_session.link().registry);
}

const workflow::Request *RequestWishes::request() const
{
    const bool isKnown = isOfRegistry() && m_file.request.id == m_draft.request();
    return isKnown ? &m_file.request : nullptr;
}

/// What is shown stays while the registry is away.
void RequestWishes::look()
{
    if (!m_draft.request())
        return take({});
    if (!isOfRegistry())
        return;
    m_session.ask(
        this,
        [id = m_draft.request()](const actions::Services &services) {
            return services.store.request(id);
        },
        [this](registry::Stored<registry::RequestFile> file) {
            if (file && file->request.id == m_draft.request())
                take(std::move(file).value());
        });
}

void RequestWishes::take(registry::RequestFile file)
{
    m_file = std::move(file);
    m_open = inFieldOrder(workflow::threadsIn(m_file.events));
    if (workflow::isEnded(m_file.request.state))
        m_open.clear();
    std::erase_if(m_open, &Thread::isResolved);
    showWishes();
    emit changed();
}

void RequestWishes::showField(Field field)
{
    m_field = field;
    showWishes();
}

std::map<Field, int> RequestWishes::openByField() const
{
    std::map<Field, int> counts;
    for (const Thread &thread : m_open) {
        if (const auto field = fieldOf(thread))
            ++counts[*field];
    }
    return counts;
}

DraftReply RequestWishes::reply() const
{
    if (!request() || m_file.revisions.empty())
        return {};
    const registry::Revision &last = m_file.revisions.back();
    const bool isSame = templates::write(m_draft.content()) == last.text;
    const auto unanswered = std::ranges::count_if(m_open, [](const Thread &thread) {
        return thread.remarks.back().role != workflow::Role::Applicant;
    });
    return {isSame ? last.number : 0, int(unanswered)};
}

void RequestWishes::showWishes()
{
    const registry::Event *asking = askingIn(m_file);
    setVisible(asking || !m_open.empty());
    if (isHidden())
        return;
    const ThreadsDocument::Offers offers{
        true, [this](const Thread &thread) { return whyNotResolve(thread).isEmpty(); },
        [this](const Thread &thread) { return QStringLiteral(" · ") + whyNotResolve(thread); }};
    WishesDocument document(*m_view->document(), palette(), m_session.clock().now());
    const bool isFieldFirst = openByField().contains(m_field);
    if (asking && !isFieldFirst)
        document.asking(*asking);
    document.here(m_open, m_field, m_file.request.revision, offers);
    if (asking && isFieldFirst)
        document.asking(*asking);
    document.elsewhere(openByField(), m_field);
    m_view->moveCursor(QTextCursor::Start);
}

QString RequestWishes::whyNotResolve(const Thread &thread) const
{
    if (!isOfRegistry())
        return tr("To resolve this comment, connect to the registry of the request.");
    const auto why =
        workflow::whyNotResolve(m_file.request, m_open, thread.root, m_session.acting());
    if (why == workflow::StepError::NotYours)
        return tr("Only %1, an expert or a registrar can resolve this comment.")
            .arg(words(thread.author));
    return why ? wording(*why) : QString();
}

void RequestWishes::follow(const QUrl &link)
{
    const auto field = std::ranges::find(templates::kFields, link.path().toStdString(),
                                         &templates::FieldSpec::key);
    if (link.scheme() == "resolve")
        resolve(link.path().toLongLong());
    else if (link.scheme() == "answer")
        emit requestWanted(m_file.request.id);
    else if (field != templates::kFields.end())
        emit fieldWanted(field->field);
}

/// The same key again where it is not known whether the thread was resolved.
void RequestWishes::resolve(std::int64_t root)
{
    workflow::Record record;
    record.thread = root;
    const actions::Decision decision{m_file.request.id, Step::Resolve, record, std::nullopt};
    const registry::Act act = m_acts.try_emplace(root, m_session.newAct()).first->second;
    m_session.ask(
        this,
        [act, decision](const actions::Services &services) {
            return actions::decide(services, act, decision);
        },
        [this, root](const actions::Acted<workflow::Request> &answer) {
            const auto *why = answer ? nullptr : std::get_if<registry::StoreError>(&answer.error());
            if (!why || why->kind != registry::StoreError::OutcomeUnknown)
                m_acts.erase(root);
            if (!answer)
                emit refused(tr("Cannot resolve the comment. %1").arg(wording(answer.error())));
            look();
        });
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestWishes::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        showWishes();
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
