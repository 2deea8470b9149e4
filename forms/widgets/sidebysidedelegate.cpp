// SPDX-License-Identifier: MIT
#include "forms/widgets/sidebysideview.h"

#include <QHeaderView>
#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace nidreg::forms {

static constexpr int kPad = 6; ///< pixels left and right of what a cell holds

static QColor blend(const QColor &base, const QColor &over, double share)
{
    const auto mix = [share](int a, int b) { return int(a + (b - a) * share); };
    return {mix(base.red(), over.red()), mix(base.green(), over.green()),
            mix(base.blue(), over.blue())};
}

struct SideBySideDelegate::Look {
    QColor back, gutter, text, number, mark, hatch;
    bool isSelected = false;

    Look(const QStyleOptionViewItem &option, bool isChanged, bool isAfter)
        : isSelected(option.state & QStyle::State_Selected)
    {
        const auto group =
            option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
        const auto color = [&](QPalette::ColorRole role) {
            return option.palette.color(group, role);
        };
        const QColor base = color(QPalette::Base);
        const QColor tint = isAfter ? QColor(0x20, 0x90, 0x40) : QColor(0xd0, 0x30, 0x30);
        back =
            isSelected ? color(QPalette::Highlight) : (isChanged ? blend(base, tint, 0.12) : base);
        gutter = isChanged ? blend(base, tint, 0.25) : color(QPalette::AlternateBase);
        mark = isSelected ? back : blend(base, tint, 0.42);
        hatch = blend(base, color(QPalette::Text), 0.3);
        text = color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        number = isChanged ? color(QPalette::Text) : color(QPalette::PlaceholderText);
    }
};

void SideBySideDelegate::measure(const QFont &font, int maxLineNumber)
{
    m_font = font;
    m_wrap = std::make_unique<LineWrap>(font);
    m_lineHeight = int(std::ceil(QFontMetricsF(font).lineSpacing())) + 2;
    m_digits = int(QString::number(maxLineNumber).size());
}

/// Room for the line's number, a sign and the blanks around them.
qreal SideBySideDelegate::gutter() const
{
    return 2 * kPad + (m_digits + 2) * m_wrap->cell();
}

std::vector<LineWrap::Piece> SideBySideDelegate::pieces(const DiffSide &side, int columnWidth) const
{
    const qreal width = std::max(columnWidth - gutter() - 2 * kPad, 8 * m_wrap->cell());
    return m_wrap->pieces(withVisibleControls(side.text), width);
}

static int columnWidth(const QStyleOptionViewItem &option, int column)
{
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    return view ? view->header()->sectionSize(column) : option.rect.width();
}

static const SideBySideModel &modelOf(const QModelIndex &index)
{
    return *static_cast<const SideBySideModel *>(index.model());
}

QSize SideBySideDelegate::sizeHint(const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const SideBySideModel &model = modelOf(index);
    const int width = columnWidth(option, index.column());
    switch (model.kind(index.row())) {
    case SideBySideModel::SectionRow:
        // What did not change steps back.
        return {width,
                option.fontMetrics.height()
                    + (model.change(index.row()) == templates::FieldChange::Same ? 8 : 14)};
    case SideBySideModel::FoldRow:
        return {width, option.fontMetrics.height() + 4};
    case SideBySideModel::LineRow:
        break;
    }
    const auto lines = pieces(model.side(index.row(), index.column()), width).size();
    return {width, int(lines) * m_lineHeight};
}

int SideBySideDelegate::firstMark(const DiffSide &side, int columnWidth) const
{
    if (side.marks.empty())
        return 0;
    int line = 0;
    for (const LineWrap::Piece &piece : pieces(side, columnWidth)) {
        if (piece.start + piece.length > side.marks.front().start)
            return line * m_lineHeight;
        ++line;
    }
    return 0;
}

void SideBySideDelegate::paintGutter(QPainter &painter, const QRect &rect, const Look &look,
                                     const DiffSide &side, QChar sign) const
{
    const int numbers = kPad + int(std::ceil(m_digits * m_wrap->cell()));
    painter.fillRect(QRect(rect.topLeft(), QSize(int(gutter()), rect.height())), look.gutter);
    painter.setFont(m_font);
    painter.setPen(look.number);
    painter.drawText(QRect(rect.left(), rect.top(), numbers, m_lineHeight),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(side.number));
    if (sign.isNull())
        return;
    QFont bold = m_font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(
        QRect(rect.left() + numbers, rect.top(), int(gutter()) - numbers, m_lineHeight),
        Qt::AlignCenter, sign);
}

/// What of `marks` lies in a piece of the line, tinted and underlined.
static QList<QTextLayout::FormatRange> formats(const std::vector<DiffMark> &marks,
                                               const LineWrap::Piece &piece, const QColor &tint)
{
    QTextCharFormat format;
    format.setBackground(tint);
    format.setFontUnderline(true);
    QList<QTextLayout::FormatRange> result;
    for (const DiffMark &mark : marks) {
        const qsizetype start = std::max(mark.start, piece.start) - piece.start;
        const qsizetype end =
            std::min(mark.start + mark.length, piece.start + piece.length) - piece.start;
        if (end > start)
            result.append({int(start), int(end - start), format});
    }
    return result;
}

void SideBySideDelegate::paintText(QPainter &painter, const QRect &rect, const Look &look,
                                   const DiffSide &side) const
{
    const QString shown = withVisibleControls(side.text);
    const QRect visible = painter.clipBoundingRect().toRect();
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(LineWrap::kTab * m_wrap->cell());
    painter.setPen(look.text);
    int y = rect.top();
    for (const LineWrap::Piece &piece : pieces(side, rect.width())) {
        if (y + m_lineHeight >= visible.top() && y <= visible.bottom() && piece.length > 0) {
            QTextLayout layout(shown.mid(piece.start, piece.length), m_font);
            layout.setTextOption(option);
            layout.setFormats(formats(side.marks, piece, look.mark));
            layout.beginLayout();
            layout.createLine();
            layout.endLayout();
            layout.draw(&painter, QPointF(rect.left() + gutter() + kPad, y + 1));
        }
        y += m_lineHeight;
    }
}

void SideBySideDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const SideBySideModel &model = modelOf(index);
    const bool isAfter = index.column() == SideBySideModel::AfterColumn;
    const DiffSide &side = model.side(index.row(), index.column());
    const bool isChanged = model.line(index.row()).isChanged;
    const Look look(option, isChanged && side.number > 0, isAfter);
    const QRect rect = option.rect;
    painter->save();
    const QRect visible = option.widget
        ? rect.intersected(
            static_cast<const QAbstractScrollArea *>(option.widget)->viewport()->rect())
        : rect;
    painter->setClipRect(visible);
    painter->fillRect(rect, look.back);
    if (side.number == 0) {
        painter->fillRect(rect, QBrush(look.hatch, Qt::BDiagPattern));
    } else {
        const QChar sign = !isChanged ? QChar() : isAfter ? QChar(u'+') : QChar(u'−');
        paintGutter(*painter, rect, look, side, sign);
        paintText(*painter, rect, look, side);
    }
    if (isAfter) {
        painter->setPen(option.palette.color(QPalette::Mid));
        painter->drawLine(rect.topLeft(), rect.bottomLeft());
    }
    painter->restore();
}

} // namespace nidreg::forms
