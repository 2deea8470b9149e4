// SPDX-License-Identifier: MIT
#include "forms/requests/requeststhreads.h"

#include "forms/requests/requestscomposer.h"
#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace nidreg::forms {

using workflow::Remark;
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
    m_view->setMinimumHeight(3 * fontMetrics().height()); // the list above is not pushed away
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view, 1);
    column->addWidget(m_composer);
    connect(m_view, &QTextBrowser::anchorClicked, this, &RequestThreads::follow);
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
    return int(std::ranges::count_if(m_threads, [](const Thread &t) { return !t.isResolved(); }));
}

std::map<std::string, int> RequestThreads::openByField() const
{
    std::map<std::string, int> counts;
    for (const Thread &thread : m_threads) {
        if (!thread.isResolved() && !thread.field.empty())
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
    workflow::Record record;
    record.thread = thread.root;
    const auto taken = workflow::step(m_file.request, Step::Resolve, m_session.acting(), record,
                                      workflow::Separation::Kept);
    return taken && !workflow::threadError(m_threads, *taken);
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
                       tr("Answer to %1, %2", "a person, and what the thread is about")
                           .arg(words(thread.author), subjectOf(thread.field)),
                       mayResolve(thread));
}

void RequestThreads::comment(const std::string &field, const QString &passage)
{
    m_composer->comment(field, passage);
}

void RequestThreads::goToField(const std::string &field)
{
    const QString wanted = QStringLiteral("field:") + words(field);
    const QTextDocument &document = *m_view->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            if (each.fragment().charFormat().anchorHref() != wanted)
                continue;
            m_view->moveCursor(QTextCursor::End); // so that the thread ends up on top
            m_view->setTextCursor(QTextCursor(block));
            return m_view->ensureCursorVisible();
        }
    }
}

/// Tints are made from the palette: a change of it, light to dark, makes them anew.
void RequestThreads::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_file.request.id)
        showThreads();
    QWidget::changeEvent(event);
}

static constexpr int kIndent = 12;

/// The context under which the words of this file are translated.
struct ThreadsDocumentWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::ThreadsDocumentWords)
};

QString subjectOf(std::string_view field)
{
    const auto found = std::ranges::find(templates::kFields, field, &templates::FieldSpec::key);
    return found == templates::kFields.end() ? ThreadsDocumentWords::tr("The request as a whole")
                                             : heading(found->field);
}

std::vector<Thread> inFieldOrder(std::vector<Thread> threads)
{
    const auto place = [](const Thread &thread) {
        if (thread.field.empty())
            return std::ptrdiff_t(-1);
        const auto found =
            std::ranges::find(templates::kFields, thread.field, &templates::FieldSpec::key);
        return found - templates::kFields.begin();
    };
    std::ranges::stable_sort(threads, {}, place);
    return threads;
}

ThreadsDocument::ThreadsDocument(QTextDocument &document, const QPalette &palette,
                                 base::Instant now)
    : m_cursor(&document), m_palette(palette), m_now(now)
{
    document.clear();
    document.setUndoRedoEnabled(false);
}

void ThreadsDocument::write(const std::vector<Thread> &threads,
                            const std::set<std::int64_t> &unfolded, int revision,
                            const Offers &offers)
{
    for (const Thread &each : threads)
        thread(each, !each.isResolved() || unfolded.contains(each.root), revision, offers);
    if (!m_cursor.atStart())
        return;
    block(0, 0);
    text(offers.mayComment
             ? ThreadsDocumentWords::tr("Nobody has commented yet. Choose a field of the template, "
                                        "or select a passage of it, and write below.")
             : ThreadsDocumentWords::tr("Nobody has commented."),
         true);
}

void ThreadsDocument::thread(const Thread &thread, bool isWhole, int revision, const Offers &offers)
{
    head(thread, isWhole, revision);
    if (isWhole) {
        for (const Remark &each : thread.remarks)
            remark(each);
    }
    actions(thread, isWhole, offers);
}

/// What it is about, on which revision, and whether it is settled.
void ThreadsDocument::head(const Thread &thread, bool isWhole, int revision)
{
    block(m_cursor.atStart() ? 0 : 14, 0);
    const QString subject = subjectOf(thread.field);
    if (thread.isResolved())
        text(ThreadsDocumentWords::tr("✓ Resolved:") + ' ', true);
    if (thread.field.empty())
        text(subject, false, true);
    else
        link(QStringLiteral("field:") + words(thread.field), subject);
    if (thread.revision > 0 && thread.revision != revision)
        text(ThreadsDocumentWords::tr(", on revision %1").arg(thread.revision), true);
    if (!isWhole) {
        const int count = int(thread.remarks.size());
        text(ThreadsDocumentWords::tr(" (remarks: %1, resolved by %2)")
                 .arg(QString::number(count), words(thread.resolvedBy())),
             true);
    }
}

void ThreadsDocument::remark(const Remark &remark)
{
    block(5, kIndent);
    text(words(remark.person), false, true);
    text(ThreadsDocumentWords::tr(", %1, %2", "a person's role, and when they wrote")
             .arg(wording(remark.role), shownTime(remark.at, m_now)),
         true);
    if (remark.resolves)
        text(ThreadsDocumentWords::tr(": resolved"), true);
    if (remark.text.empty())
        return;
    for (const QString &line : words(remark.text).split('\n')) {
        block(1, kIndent);
        text(line, line.startsWith('>')); // a quoted passage stands back
    }
}

void ThreadsDocument::actions(const Thread &thread, bool isWhole, const Offers &offers)
{
    const QString root = QString::number(thread.root);
    block(3, kIndent);
    auto offer = [this, &root, isFirst = true](const QString &verb, const QString &name) mutable {
        if (!std::exchange(isFirst, false))
            text(QStringLiteral(" · "), true);
        link(verb + ':' + root, name);
    };
    if (isWhole && offers.mayComment)
        offer("answer",
              thread.isResolved() ? ThreadsDocumentWords::tr("Answer and open again")
                                  : ThreadsDocumentWords::tr("Answer"));
    if (isWhole && !thread.isResolved() && offers.mayResolve && offers.mayResolve(thread))
        offer("resolve", ThreadsDocumentWords::tr("Resolve"));
    if (thread.isResolved())
        offer("fold",
              isWhole ? ThreadsDocumentWords::tr("Hide") : ThreadsDocumentWords::tr("Show"));
}

void ThreadsDocument::block(int topMargin, int indent)
{
    QTextBlockFormat format;
    format.setTopMargin(topMargin);
    format.setLeftMargin(indent);
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    m_cursor.setBlockFormat(format);
    m_cursor.setBlockCharFormat({});
}

void ThreadsDocument::text(const QString &text, bool isMuted, bool isStrong)
{
    QTextCharFormat format;
    if (isMuted)
        format.setForeground(m_palette.placeholderText());
    if (isStrong)
        format.setFontWeight(QFont::DemiBold);
    m_cursor.insertText(text, format);
}

void ThreadsDocument::link(const QString &target, const QString &text)
{
    QTextCharFormat format;
    format.setAnchor(true);
    format.setAnchorHref(target);
    format.setForeground(m_palette.link());
    format.setFontUnderline(true);
    m_cursor.insertText(text, format);
}

} // namespace nidreg::forms
