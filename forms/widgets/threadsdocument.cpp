// SPDX-License-Identifier: MIT
#include "forms/widgets/threadsdocument.h"

#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace nidreg::forms {

using workflow::Remark;
using workflow::Thread;

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
    if (!isEmpty())
        return;
    block(0, 0);
    text(offers.mayComment ? ThreadsDocumentWords::tr(
             "No comments on the template yet. Click a field or select a "
             "passage, then write below.")
                           : ThreadsDocumentWords::tr("No comments on the template."),
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
        const auto count = std::ranges::count_if(
            thread.remarks, [](const Remark &each) { return !each.text.empty(); });
        text(ThreadsDocumentWords::tr(" (comments: %1, resolved by %2)")
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
    if (offers.mayComment)
        offer("answer",
              thread.isResolved() ? ThreadsDocumentWords::tr("Reply and reopen")
                                  : ThreadsDocumentWords::tr("Answer"));
    if (isWhole && !thread.isResolved() && offers.mayResolve && offers.mayResolve(thread))
        offer("resolve", ThreadsDocumentWords::tr("Resolve"));
    else if (isWhole && !thread.isResolved() && offers.whyNotResolve)
        text(offers.whyNotResolve(thread), true);
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
