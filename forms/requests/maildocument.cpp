// SPDX-License-Identifier: MIT
#include "forms/requests/maildocument.h"

#include "forms/words/newswords.h"
#include "forms/words/wording.h"
#include "forms/words/words.h"

#include <QCoreApplication>
#include <QTextDocument>

#include <algorithm>

namespace nidreg::forms {

/// The context under which the words of this file are translated.
struct MailDocumentWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::MailDocumentWords)
};

static constexpr int kMargin = 12;

QString anchorWords(const workflow::Anchor &anchor)
{
    const auto field =
        std::ranges::find(templates::kFields, anchor.field, &templates::FieldSpec::key);
    const QString name =
        field == templates::kFields.end() ? words(anchor.field) : heading(field->field);
    return MailDocumentWords::tr("%1, revision %2", "the heading of a field")
        .arg(name, QString::number(anchor.revision));
}

MailDocument::MailDocument(QTextDocument &document, const QPalette &palette, base::Instant now)
    : m_cursor(&document), m_palette(palette), m_now(now)
{
    document.clear();
    document.setDocumentMargin(kMargin);
    document.setUndoRedoEnabled(false);
}

QTextCharFormat MailDocument::muted() const
{
    QTextCharFormat format;
    format.setForeground(m_palette.placeholderText());
    return format;
}

void MailDocument::block(int topMargin, int indent, const QBrush &background)
{
    QTextBlockFormat format;
    format.setTopMargin(m_cursor.atStart() ? 0 : topMargin);
    format.setLeftMargin(indent);
    format.setLineHeight(115, QTextBlockFormat::ProportionalHeight);
    if (background != QBrush())
        format.setBackground(background);
    if (!m_cursor.atStart())
        m_cursor.insertBlock();
    m_cursor.setBlockFormat(format);
    m_cursor.setBlockCharFormat({});
}

void MailDocument::head(const workflow::ListMail &mail)
{
    QTextCharFormat strong;
    strong.setFontWeight(QFont::DemiBold);
    block(0, 0, {});
    m_cursor.insertText(
        mail.subject.empty() ? MailDocumentWords::tr("(no subject)") : words(mail.subject), strong);
    block(2, 0, {});
    m_cursor.insertText(mail.sender.empty() ? MailDocumentWords::tr("(no sender)")
                                            : words(mail.sender),
                        QTextCharFormat());
    m_cursor.insertText(
        QStringLiteral("  ")
            + (mail.sent ? shownTime(*mail.sent, m_now) : MailDocumentWords::tr("(no date)")),
        muted());
    for (const std::string &name : mail.attachments) {
        block(2, 0, {});
        m_cursor.insertText(MailDocumentWords::tr("Attached: %1").arg(words(name)), muted());
    }
}

/// What a quotation is from, as a link where it is from a submitted text.
void MailDocument::caption(const workflow::Passage &passage)
{
    block(8, (passage.depth - 1) * kMargin, {});
    if (!passage.anchor)
        return m_cursor.insertText(MailDocumentWords::tr("Quoted from an unknown text"), muted());
    QTextCharFormat link;
    link.setAnchor(true);
    link.setAnchorHref(QStringLiteral("field:") + words(passage.anchor->field));
    link.setForeground(m_palette.link());
    link.setFontUnderline(true);
    m_cursor.insertText(MailDocumentWords::tr("Quoted from "), muted());
    m_cursor.insertText(anchorWords(*passage.anchor), link);
}

void MailDocument::passage(const workflow::Passage &passage)
{
    const bool isQuoted = passage.kind == workflow::Passage::Quoted;
    if (isQuoted)
        caption(passage);
    QStringList lines = words(passage.text).split('\n');
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    while (!lines.isEmpty() && lines.first().trimmed().isEmpty())
        lines.removeFirst();
    const QTextCharFormat format =
        passage.kind == workflow::Passage::Own ? QTextCharFormat() : muted();
    for (int i = 0; i < lines.size(); ++i) {
        block(i == 0 && !isQuoted ? 8 : 0, isQuoted ? passage.depth * kMargin : 0,
              isQuoted ? m_palette.alternateBase() : QBrush());
        QTextCharFormat own = format;
        if (isQuoted)
            own.setForeground(m_palette.text());
        m_cursor.insertText(lines[i], own);
    }
}

void MailDocument::write(const workflow::ListMail &mail,
                         const std::vector<workflow::Passage> &passages)
{
    head(mail);
    for (const workflow::Passage &each : passages)
        passage(each);
    if (passages.empty()) {
        block(8, 0, {});
        m_cursor.insertText(MailDocumentWords::tr("The mail has no text."), muted());
    }
}

} // namespace nidreg::forms
