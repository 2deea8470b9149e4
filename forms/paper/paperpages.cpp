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

/// A line of the document as it was laid out, from its top edge to its bottom edge.
struct PaperDocument::Line {
    qreal top = 0, bottom = 0;
    bool mayBegin = true; ///< a page: it need not stay with the line before
};

/// All lines, on one page that is as long as the document.
std::vector<PaperDocument::Line> PaperDocument::layOut(const Sheet &sheet)
{
    m_document.setTextWidth(sheet.body.width());
    const QAbstractTextDocumentLayout &whole = *m_document.documentLayout();
    std::vector<Line> lines;
    bool isHeld = false; // to what stands before, which must not end a page
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        whole.blockBoundingRect(block); // sees to it that the block is laid out
        const QTextLayout &layout = *block.layout();
        const bool staysWithNext = block.blockFormat().property(kStaysWithNext).toBool();
        for (int i = 0; i < layout.lineCount(); ++i) {
            const QRectF where = layout.lineAt(i).rect().translated(layout.position());
            // A heading has two lines of its text with it.
            const bool isBound = (isHeld && i < 2) || (staysWithNext && i > 0);
            lines.push_back({where.top(), where.bottom(), !isBound});
        }
        isHeld = staysWithNext;
    }
    return lines;
}

/// Each line stands on exactly one page, whole: a page ends before the line that has no room on it,
/// or before what must stay with that line. Nothing where a line is higher than a page.
std::optional<std::vector<PaperDocument::Page>> PaperDocument::pages(const Sheet &sheet)
{
    const std::vector<Line> lines = layOut(sheet);
    const qreal height = sheet.body.height();
    std::vector<Page> pages;
    for (std::size_t begin = 0; begin < lines.size();) {
        const qreal top = lines[begin].top;
        std::size_t end = begin;
        while (end < lines.size() && lines[end].bottom - top <= height)
            ++end;
        if (end == begin)
            return std::nullopt;
        std::size_t next = end;
        while (next > begin && next < lines.size() && !lines[next].mayBegin)
            --next;
        if (next == begin) // what should stay together fills more than a page
            next = end;
        pages.push_back({top, lines[next - 1].bottom});
        begin = next;
    }
    if (pages.empty())
        pages.push_back({0, height});
    return pages;
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

void PaperDocument::paintText(QPainter &painter, const Sheet &sheet, const Page &page) const
{
    painter.save();
    painter.translate(sheet.body.left(), sheet.body.top() - page.top);
    QAbstractTextDocumentLayout::PaintContext context;
    // A little less than the page: what only touches its edge stands on the next page, and would be
    // found twice in a PDF's text.
    context.clip = QRectF(0, page.top + 2, sheet.body.width(), page.bottom - page.top - 4);
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip.adjusted(0, -2, 0, 2));
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
}

bool PaperDocument::paint(QPagedPaintDevice &device)
{
    const Sheet sheet(device.pageLayout());
    const auto all = pages(sheet);
    QPainter painter;
    if (!all || !painter.begin(&device))
        return false;
    const auto scale = [&device](int dpi) { return dpi / (72 * kUnitsPerPoint); };
    painter.scale(scale(device.logicalDpiX()), scale(device.logicalDpiY()));
    painter.translate(-sheet.origin);
    const QPageRanges wanted = device.pageRanges();
    bool isFirst = true;
    for (int page = 1; page <= int(all->size()); ++page) {
        if (!wanted.isEmpty() && !wanted.contains(page))
            continue;
        if (!isFirst && !device.newPage())
            return false;
        isFirst = false;
        paintFurniture(painter, sheet, page, int(all->size()));
        paintText(painter, sheet, (*all)[std::size_t(page - 1)]);
    }
    return painter.end();
}

} // namespace nidreg::forms
