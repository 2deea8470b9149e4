// SPDX-License-Identifier: MIT
#include "forms/requests/requestrecord.h"

#include "forms/requests/requestsdocument.h"
#include "forms/words/newswords.h"
#include "forms/words/requestswords.h"
#include "forms/words/words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextDocumentFragment>

namespace nidreg::forms {

/// The context under which the words of this file are translated.
struct RecordWords {
    Q_DECLARE_TR_FUNCTIONS(nidreg::forms::RecordWords)
};

/// Black on white, whatever the window looks like.
static QPalette paper()
{
    QPalette palette(Qt::black, Qt::white, Qt::white, Qt::darkGray, Qt::gray, Qt::black, Qt::white);
    palette.setColor(QPalette::PlaceholderText, QColor(0x55, 0x55, 0x55));
    palette.setColor(QPalette::Link, Qt::black);
    return palette;
}

static void addHeading(QTextCursor &cursor, const QString &text, int level)
{
    QTextBlockFormat block;
    block.setHeadingLevel(level);
    block.setTopMargin(cursor.atStart() ? 0 : 14);
    block.setBottomMargin(4);
    QTextCharFormat letters;
    letters.setFontWeight(QFont::Bold);
    letters.setProperty(QTextFormat::FontSizeAdjustment, level == 1 ? 2 : 1);
    if (!cursor.atStart())
        cursor.insertBlock();
    cursor.setBlockFormat(block);
    cursor.insertText(text, letters);
}

static void addText(QTextCursor &cursor, const QString &text, const QTextCharFormat &letters = {})
{
    for (const QString &line : text.split('\n')) {
        cursor.insertBlock({}, {});
        cursor.insertText(line, letters);
    }
}

/// What `write` writes into a document of its own.
template <class Write> static void addPart(QTextCursor &cursor, Write write)
{
    QTextDocument part;
    RequestDocument writer(part, paper(), std::nullopt); // paper is read on another day
    write(writer);
    cursor.insertBlock({}, {});
    cursor.insertFragment(QTextDocumentFragment(&part));
}

void writeRecord(QTextDocument &document, const registry::RequestFile &file, base::Instant now)
{
    document.clear();
    document.setUndoRedoEnabled(false);
    QTextCursor cursor(&document);
    const workflow::Request &request = file.request;
    addHeading(cursor, titleWords(request), 1);
    addText(cursor,
            RecordWords::tr("On %1: %2", "a time, and a sentence")
                .arg(shownTime(now), standingWords(request, now)));
    addText(cursor, RecordWords::tr("Applicant: %1").arg(words(request.applicant)));
    if (!request.experts.empty())
        addText(cursor, RecordWords::tr("Experts: %1").arg(expertsWords(request)));
    if (!file.discussion.empty())
        addText(cursor,
                RecordWords::tr("Mails from the discussion list: %1").arg(file.discussion.size()));
    if (!file.revisions.empty()) {
        addHeading(cursor,
                   RecordWords::tr("Template, revision %1").arg(file.revisions.back().number), 2);
        QTextCharFormat fixed;
        fixed.setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        addText(cursor, words(file.revisions.back().text), fixed);
    }
    addHeading(cursor, RecordWords::tr("Discussion"), 2);
    addPart(cursor, [&](RequestDocument &writer) { writer.writeDiscussion(file.events); });
    addHeading(cursor, RecordWords::tr("History, newest first"), 2);
    addPart(cursor, [&](RequestDocument &writer) { writer.writeHistory(file.events); });
}

QByteArray recordAs(const QString &suffix, const registry::RequestFile &file, base::Instant now)
{
    QTextDocument document;
    writeRecord(document, file, now);
    if (suffix == QLatin1String("html"))
        return document.toHtml().toUtf8();
    if (suffix != QLatin1String("pdf"))
        return document.toPlainText().toUtf8() + '\n';
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(QPageSize::A4));
    pdf.setTitle(titleWords(file.request));
    pdf.setCreator(QStringLiteral("nidreg"));
    document.print(&pdf);
    return buffer.data();
}

} // namespace nidreg::forms
