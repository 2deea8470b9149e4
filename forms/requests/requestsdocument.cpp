// SPDX-License-Identifier: MIT
#include "forms/requests/requestsdocument.h"

#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QTextDocument>

#include <algorithm>
#include <array>

namespace nidreg::forms {

/// The context under which the words of this file are translated.
struct RequestDocumentWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::RequestDocumentWords)
};

/// What somebody wrote: comments, and the words that verdicts were given with.
static bool isDiscussion(const registry::Event &event)
{
    return workflow::named<workflow::Step>(event.what) && !detailOf(event, "text").empty();
}

/// Acts that name the exact text which they submit or judge.
static bool isOnTheText(const std::string &what)
{
    using enum workflow::Step;
    static constexpr std::array kOnTheText{Submit, Approve, Advise, Reject};
    return std::ranges::any_of(kOnTheText,
                               [&](workflow::Step step) { return what == workflow::name(step); });
}

int RequestDocument::discussed(const std::vector<registry::Event> &events)
{
    return int(std::ranges::count_if(events, isDiscussion));
}

RequestDocument::RequestDocument(QTextDocument &document, const QPalette &palette,
                                 std::optional<base::Instant> now)
    : m_cursor(&document), m_palette(palette), m_now(now), m_margin(12)
{
    document.clear();
    document.setDocumentMargin(m_margin);
    document.setUndoRedoEnabled(false);
}

void RequestDocument::block(int topMargin, int indent)
{
    QTextBlockFormat format;
    format.setTopMargin(m_cursor.atStart() ? 0 : topMargin);
    format.setLeftMargin(indent);
    format.setLineHeight(115, QTextBlockFormat::ProportionalHeight);
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    m_cursor.setBlockFormat(format);
    m_cursor.setBlockCharFormat({});
}

/// The sentence of the event, and when that was.
void RequestDocument::head(const registry::Event &event)
{
    QTextCharFormat strong, muted;
    strong.setFontWeight(QFont::DemiBold);
    muted.setForeground(m_palette.placeholderText());
    block(m_margin, 0);
    m_cursor.insertText(sentence(event), strong);
    m_cursor.insertText(
        QStringLiteral("  ") + (m_now ? shownTime(event.at, *m_now) : shownTime(event.at)), muted);
}

/// The field that a comment is about, as a link to it, and the revision that it was written on.
void RequestDocument::anchor(const registry::Event &event)
{
    const std::string key = detailOf(event, "field");
    const auto field = std::ranges::find(templates::kFields, key, &templates::FieldSpec::key);
    if (field == templates::kFields.end())
        return;
    QTextCharFormat muted, link;
    muted.setForeground(m_palette.placeholderText());
    link.setAnchor(true);
    link.setAnchorHref(QStringLiteral("field:") + words(key));
    link.setForeground(m_palette.link());
    link.setFontUnderline(true);
    block(2, m_margin);
    m_cursor.insertText(RequestDocumentWords::tr("About "), muted);
    m_cursor.insertText(heading(field->field), link);
    if (const std::string revision = detailOf(event, "revision"); !revision.empty())
        m_cursor.insertText(RequestDocumentWords::tr(", revision %1").arg(words(revision)), muted);
}

void RequestDocument::body(const QString &text)
{
    if (text.isEmpty())
        return;
    for (const QString &line : text.split('\n')) {
        block(2, m_margin);
        m_cursor.insertText(line, QTextCharFormat());
    }
}

void RequestDocument::fact(const QString &label, const QString &value)
{
    if (value.isEmpty())
        return;
    QTextCharFormat muted;
    muted.setForeground(m_palette.placeholderText());
    block(2, m_margin);
    m_cursor.insertText(label + QStringLiteral("  "), muted);
    m_cursor.insertText(value, QTextCharFormat());
}

void RequestDocument::remark(const QString &text)
{
    QTextCharFormat muted;
    muted.setForeground(m_palette.placeholderText());
    block(0, 0);
    m_cursor.insertText(text, muted);
}

void RequestDocument::writeDiscussion(const std::vector<registry::Event> &events)
{
    for (const registry::Event &event : events) {
        if (!isDiscussion(event))
            continue;
        head(event);
        anchor(event);
        body(words(detailOf(event, "text")));
    }
    if (m_cursor.atStart())
        remark(RequestDocumentWords::tr("Nothing has been written yet."));
}

/// Newest first, as one looks for what happened last.
void RequestDocument::writeHistory(const std::vector<registry::Event> &events)
{
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        head(*event);
        // A registration's are those of the listing, and no words.
        if (event->what != workflow::name(workflow::Step::Register))
            fact(RequestDocumentWords::tr("Reference"), words(detailOf(*event, "reference")));
        if (isOnTheText(event->what))
            fact(RequestDocumentWords::tr("SHA-256"), words(detailOf(*event, "sha256")));
        anchor(*event);
        body(words(detailOf(*event, "text")));
    }
    if (m_cursor.atStart())
        remark(RequestDocumentWords::tr("No events yet."));
}

} // namespace nidreg::forms
