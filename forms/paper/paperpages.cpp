// SPDX-License-Identifier: MIT
#include "forms/paper/paperdocument.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPageRanges>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace nidreg::forms {

static constexpr qreal kUnitsPerPoint = 10; ///< of everything that is laid out

/// A page in layout units, from the paper's own corner.
struct PaperDocument::Sheet {
    explicit Sheet(const QPageLayout &layout);

    QRectF body;
    QPointF origin; ///< of the painter, from the paper's corner
};

PaperDocument::Sheet::Sheet(const QPageLayout &layout)
{
    constexpr qreal kSide = 56.7, kAbove = 71, kBelow = 66; // points: 2, 2.5 and 2.3 cm
    const QRectF paper = layout.fullRect(QPageLayout::Point);
    const QMarginsF least = layout.margins(QPageLayout::Point);
    const QMarginsF margins(std::max(kSide, least.left()), std::max(kAbove, least.top() + 20),
                            std::max(kSide, least.right()), std::max(kBelow, least.bottom() + 20));
    const QRectF inner = paper.marginsRemoved(margins);
    body = QRectF(inner.topLeft() * kUnitsPerPoint, inner.size() * kUnitsPerPoint);
    if (layout.mode() == QPageLayout::StandardMode)
        origin = QPointF(least.left(), least.top()) * kUnitsPerPoint;
}

/// The middle of line `number` of a block, in the document.
static qreal middleOfLine(const QTextDocument &document, const QTextBlock &block, int number)
{
    document.documentLayout()->blockBoundingRect(block); // sees to it that the block is laid out
    const QTextLayout &layout = *block.layout();
    if (number >= layout.lineCount())
        return layout.position().y();
    const QTextLine line = layout.lineAt(number);
    return layout.position().y() + line.y() + line.height() / 2;
}

/// True for a heading at a page's end whose text begins on the next page, or with one line only
/// here.
bool PaperDocument::startsTooLow(const QTextBlock &block, qreal pageHeight) const
{
    if (!block.blockFormat().property(kStaysWithNext).toBool())
        return false;
    QTextBlock next = block.next();
    while (next.isValid() && next.blockFormat().property(kStaysWithNext).toBool())
        next = next.next();
    if (!next.isValid())
        return false;
    const auto page = [pageHeight](qreal y) { return std::floor(y / pageHeight); };
    const int second = next.layout()->lineCount() > 1 ? 1 : 0;
    return page(middleOfLine(m_document, block, 0)) != page(middleOfLine(m_document, next, second));
}

/// How many pages there are. A heading that would stand alone at a page's end begins the next one.
int PaperDocument::layOut(const Sheet &sheet)
{
    m_document.setPageSize(sheet.body.size());
    const qreal height = sheet.body.height();
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        const bool isFollowed = block.previous().isValid()
            && block.previous().blockFormat().property(kStaysWithNext).toBool();
        if (isFollowed || !startsTooLow(block, height))
            continue;
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
    }
    return m_document.pageCount();
}

static QFont furnitureFont()
{
    QFont font(QStringList{"DejaVu Sans", "sans-serif"});
    font.setPixelSize(80);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void PaperDocument::paintFurniture(QPainter &painter, const Sheet &sheet, int page, int pages) const
{
    constexpr qreal kGap = 200, kLine = 120;
    const QRectF &body = sheet.body;
    painter.setFont(furnitureFont());
    painter.setPen(QPen(QColor(0x55, 0x55, 0x55), 5));
    const QFontMetricsF metrics(painter.font());
    const QRectF head(body.left(), body.top() - kGap - kLine, body.width(), kLine);
    const qreal room = head.width() - metrics.horizontalAdvance(m_head.right) - kLine;
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     metrics.elidedText(m_head.left, Qt::ElideRight, room));
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, m_head.right);
    const qreal rule = head.bottom() + kLine / 3;
    painter.drawLine(QPointF(body.left(), rule), QPointF(body.right(), rule));
    const QRectF foot(body.left(), body.bottom() + kGap, body.width(), kLine);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("%1 of %2").arg(page).arg(pages));
}

void PaperDocument::paintPage(QPainter &painter, const Sheet &sheet, int page, int pages) const
{
    paintFurniture(painter, sheet, page, pages);
    const qreal top = (page - 1) * sheet.body.height();
    painter.save();
    painter.translate(sheet.body.left(), sheet.body.top() - top);
    QAbstractTextDocumentLayout::PaintContext context;
    // A little less than the page: what only touches its edge stands on the next page, and would be
    // found twice in a PDF's text.
    context.clip = QRectF(0, top + 2, sheet.body.width(), sheet.body.height() - 4);
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip.adjusted(0, -2, 0, 2));
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
}

bool PaperDocument::paint(QPagedPaintDevice &device)
{
    const Sheet sheet(device.pageLayout());
    const int pages = layOut(sheet);
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const auto scale = [&device](int dpi) { return dpi / (72 * kUnitsPerPoint); };
    painter.scale(scale(device.logicalDpiX()), scale(device.logicalDpiY()));
    painter.translate(-sheet.origin);
    const QPageRanges wanted = device.pageRanges();
    bool isFirst = true;
    for (int page = 1; page <= pages; ++page) {
        if (!wanted.isEmpty() && !wanted.contains(page))
            continue;
        if (!isFirst && !device.newPage())
            return false;
        isFirst = false;
        paintPage(painter, sheet, page, pages);
    }
    return painter.end();
}

} // namespace nidreg::forms
