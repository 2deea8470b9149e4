// SPDX-License-Identifier: MIT
#include "forms/reports/reportpaper.h"

#include "forms/words/words.h"

#include <QPagedPaintDevice>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

namespace nidreg::forms {

static constexpr int kPictureWidth = 480; ///< in the document's pixels

static void writeRow(const QTextTable &on, int row, const QStringList &cells, bool isHead,
                     const std::vector<registry::TableColumn> &columns)
{
    for (int i = 0; i < cells.size(); ++i) {
        QTextCursor cursor = on.cellAt(row, i).firstCursorPosition();
        QTextBlockFormat block;
        if (columns[std::size_t(i)].kind == registry::CellKind::Number)
            block.setAlignment(Qt::AlignRight);
        cursor.setBlockFormat(block);
        QTextCharFormat letters;
        letters.setFontWeight(isHead ? QFont::DemiBold : QFont::Normal);
        cursor.insertText(cells[i], letters);
    }
}

static void writeTable(QTextCursor &cursor, const registry::Table &table)
{
    QTextTableFormat format;
    format.setHeaderRowCount(1); // again on each page
    format.setCellPadding(3);
    format.setCellSpacing(0);
    format.setBorder(0.5);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderCollapse(true);
    const QTextTable *made =
        cursor.insertTable(int(table.rows.size()) + 1, int(table.columns.size()), format);
    QStringList head;
    for (const registry::TableColumn &column : table.columns)
        head += words(column.name);
    writeRow(*made, 0, head, true, table.columns);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        QStringList cells;
        for (const registry::Cell &cell : table.rows[row])
            cells += words(cell.value_or(std::string()));
        writeRow(*made, int(row) + 1, cells, false, table.columns);
    }
}

static void insertPicture(QTextCursor &cursor, const QImage &picture)
{
    const QUrl name(QStringLiteral("chart"));
    cursor.document()->addResource(QTextDocument::ImageResource, name, picture);
    QTextImageFormat image;
    image.setName(name.toString());
    image.setWidth(kPictureWidth);
    cursor.insertImage(image);
}

void ReportPaper::paint(QPagedPaintDevice &device) const
{
    QTextDocument document;
    QTextCursor cursor(&document);
    QTextCharFormat letters;
    letters.setFontWeight(QFont::DemiBold);
    letters.setFontPointSize(14);
    cursor.insertText(title, letters);
    cursor.insertBlock();
    cursor.setCharFormat({});
    cursor.insertText(dates.isEmpty() ? about : about + QLatin1Char('\n') + dates, {});
    cursor.insertBlock();
    if (!picture.isNull())
        insertPicture(cursor, picture);
    cursor.insertBlock();
    if (!table.columns.empty())
        writeTable(cursor, table);
    document.print(&device);
}

} // namespace nidreg::forms
