// SPDX-License-Identifier: MIT
#include "forms/requests/requeststhreads.h"

#include "forms/requests/requestscomposer.h"
#include "forms/words/words.h"

#include <QScrollBar>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

using workflow::Step;
using workflow::Thread;

RequestThreads::RequestThreads(RegistrySession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_view(new QTextBrowser(this)),
      m_composer(new RequestComposer(session, this))
{
    m_view->setObjectName(QStringLiteral("threadsView"));
    m_view->setAccessibleName(tr("Comments"));
    m_view->setOpenLinks(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMinimumHeight(2 * fontMetrics().height()); // the list above is not pushed away
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view, 1);
    column->addWidget(m_composer);
    connect(m_view, &QTextBrowser::anchorClicked, this, &RequestThreads::follow);
    connect(m_composer, &RequestComposer::begun, this, &RequestThreads::begun);
    connect(m_composer, &RequestComposer::taken, this, &RequestThreads::taken);
    connect(m_composer, &RequestComposer::messageShown, this, &RequestThreads::messageShown);
    connect(&m_session, &RegistrySession::actingChanged, this, &RequestThreads::showThreads);
}

void RequestThreads::show(const registry::RequestFile &file)
{
    const bool isOther = m_file.request.id != file.request.id;
    if (isOther)
        m_unfolded.clear();
    m_file = file;
    m_threads = inFieldOrder(workflow::threadsIn(m_file.events));
    m_composer->setRequest(m_file.request);
    showThreads();
    if (isOther)
        m_view->moveCursor(QTextCursor::Start);
}

void RequestThreads::clear()
{
    m_file = {};
    m_threads.clear();
    m_composer->clear();
    m_view->clear();
}

int RequestThreads::openCount() const
{
    return int(std::ranges::count_if(m_threads, [this](const Thread &t) { return isOpen(t); }));
}

/// Nothing of a request that has ended waits for an answer.
bool RequestThreads::isOpen(const Thread &thread) const
{
    return !thread.isResolved() && !workflow::isEnded(m_file.request.state);
}

std::map<std::string, int> RequestThreads::openByField() const
{
    std::map<std::string, int> counts;
    for (const Thread &thread : m_threads) {
        if (isOpen(thread) && !thread.field.empty())
            ++counts[thread.field];
    }
    return counts;
}

void RequestThreads::showThreads()
{
    const int place = m_view->verticalScrollBar()->value();
    workflow::Record any;
    any.text = "-";
    const bool mayComment = bool(workflow::step(m_file.request, Step::Comment, m_session.acting(),
                                                any, workflow::Separation::Kept));
    ThreadsDocument document(*m_view->document(), palette(), m_session.clock().now());
    document.write(m_threads, m_unfolded, m_file.request.revision,
                   {mayComment, [this](const Thread &thread) { return mayResolve(thread); }});
    m_view->verticalScrollBar()->setValue(place);
}

bool RequestThreads::mayResolve(const Thread &thread) const
{
    return !workflow::whyNotResolve(m_file.request, m_threads, thread.root, m_session.acting());
}

const Thread *RequestThreads::threadOf(std::int64_t root) const
{
    const auto found = std::ranges::find(m_threads, root, &Thread::root);
    return found == m_threads.end() ? nullptr : &*found;
}

void RequestThreads::follow(const QUrl &link)
{
    const QString verb = link.scheme();
    if (verb == "field")
        return emit fieldWanted(link.path());
    const Thread *thread = threadOf(link.path().toLongLong());
    if (!thread)
        return;
    if (verb == "answer")
        return answer(*thread);
    if (verb == "resolve")
        return m_composer->resolve(thread->root);
    if (!m_unfolded.erase(thread->root))
        m_unfolded.insert(thread->root);
    showThreads();
}

void RequestThreads::answer(const Thread &thread)
{
    m_composer->answer(thread.root, thread.field,
                       tr("Reply to %1, %2", "a person, and what the thread is about")
                           .arg(words(thread.author), subjectOf(thread.field)),
                       mayResolve(thread));
    // The box has grown over what it answers.
    const QString link = QStringLiteral("answer:%1").arg(thread.root);
    const auto show = [this, link] {
        if (const auto block = blockOf(link))
            bringIntoSight(*block);
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void RequestThreads::offer(const QString &field)
{
    m_composer->offer(field);
}

void RequestThreads::comment(const std::string &field, const QString &passage)
{
    m_composer->comment(field, passage);
}

void RequestThreads::goToField(const std::string &field)
{
    const auto thread = blockOf(QStringLiteral("field:") + words(field));
    if (!thread)
        return;
    m_view->moveCursor(QTextCursor::End); // so that the thread ends up on top
    bringIntoSight(*thread);
}

std::optional<QTextBlock> RequestThreads::blockOf(const QString &link) const
{
    const QTextDocument &document = *m_view->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            if (each.fragment().charFormat().anchorHref() == link)
                return block;
        }
    }
    return std::nullopt;
}

void RequestThreads::bringIntoSight(const QTextBlock &block)
{
    m_view->setTextCursor(QTextCursor(block));
    m_view->ensureCursorVisible();
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestThreads::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_file.request.id)
        showThreads();
    QWidget::changeEvent(event);
}

} // namespace nidreg::forms
