// SPDX-License-Identifier: MIT
#include "forms/widgets/sidebysideview.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <set>

namespace nidreg::forms {

SideBySideView::SideBySideView(SideBySideModel &model, QWidget *parent)
    : QTreeView(parent), m_model(model), m_delegate(new SideBySideDelegate(this))
{
    setModel(&model);
    setItemDelegate(m_delegate);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Stretch);
    header()->setSectionsClickable(false);
    header()->setSectionsMovable(false);
    header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header()->setTextElideMode(Qt::ElideMiddle);
    connect(this, &QTreeView::clicked, this, &SideBySideView::toggle);
    remeasure();
}

void SideBySideView::remeasure()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font().pointSizeF() > 0)
        fixed.setPointSizeF(font().pointSizeF());
    m_delegate->measure(fixed, m_model.maxLineNumber());
    verticalScrollBar()->setSingleStep(m_delegate->lineHeight() * 3);
    scheduleDelayedItemsLayout();
}

void SideBySideView::toggle(const QModelIndex &index)
{
    if (index.isValid())
        m_model.toggle(index.row());
}

void SideBySideView::goToDifference(int by)
{
    const int from = currentIndex().isValid() ? currentIndex().row() : (by > 0 ? -1 : 0);
    const int row = m_model.difference(from, by);
    if (row < 0)
        return;
    const bool isRemoved = m_model.kind(row) == SideBySideModel::LineRow
        && m_model.side(row, SideBySideModel::AfterColumn).number == 0;
    const int column = isRemoved ? SideBySideModel::BeforeColumn : SideBySideModel::AfterColumn;
    setCurrentIndex(m_model.index(row, column));
    reveal(row, column);
}

/// A line longer than the window is shown from where it changed, with a little above it.
void SideBySideView::reveal(int row, int column)
{
    executeDelayedItemsLayout();
    scrollTo(m_model.index(row, column), PositionAtTop);
    int below = -3 * m_delegate->lineHeight();
    if (m_model.kind(row) == SideBySideModel::LineRow) {
        below += m_delegate->firstMark(m_model.side(row, column), header()->sectionSize(column));
    }
    verticalScrollBar()->setValue(verticalScrollBar()->value() + below);
}

/// One column as it stands; both as a unified difference.
QString SideBySideView::selectedText() const
{
    std::set<int> rows, columns;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(row);
        for (int column = range.left(); column <= range.right(); ++column)
            columns.insert(column);
    }
    QStringList texts;
    for (auto row = rows.begin(); row != rows.end();) {
        const int first = *row;
        int last = first;
        while (++row != rows.end() && *row == last + 1)
            ++last;
        texts += columns.size() > 1 ? m_model.unifiedText(first, last)
                                    : m_model.text(first, last, *columns.begin());
    }
    return texts.join(QLatin1Char('\n'));
}

void SideBySideView::keyPressEvent(QKeyEvent *event)
{
    const int row = currentIndex().row();
    const bool isFold = row >= 0 && m_model.canToggle(row);
    const bool isOpen = isFold && m_model.isOpen(row);
    const int key = event->key();
    const bool toggles = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space
        || (key == Qt::Key_Right && !isOpen) || (key == Qt::Key_Left && isOpen);
    if (isFold && toggles)
        return m_model.toggle(row);
    // Left and Right change the column; a tree would look for a parent.
    if (row >= 0 && (key == Qt::Key_Left || key == Qt::Key_Right))
        return setCurrentIndex(m_model.index(row, key == Qt::Key_Right));
    QTreeView::keyPressEvent(event);
}

/// The line at the top stays there, however the lines are wrapped.
void SideBySideView::resizeEvent(QResizeEvent *event)
{
    const QModelIndex top = verticalScrollBar()->value() > 0 ? indexAt({0, 0}) : QModelIndex();
    QTreeView::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    scheduleDelayedItemsLayout();
    if (!top.isValid())
        return;
    executeDelayedItemsLayout();
    scrollTo(top, PositionAtTop);
}

void SideBySideView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        remeasure();
}

/// Headings and folds reach over both columns.
void SideBySideView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    if (m_model.kind(index.row()) == SideBySideModel::LineRow)
        return QTreeView::drawRow(painter, option, index);
    painter->save();
    paintCaption(*painter, option, index.row());
    painter->restore();
}

void SideBySideView::paintCaption(QPainter &painter, const QStyleOptionViewItem &option,
                                  int row) const
{
    const bool isSection = m_model.kind(row) == SideBySideModel::SectionRow;
    const bool isSelected = selectionModel()->isSelected(m_model.index(row, 0))
        || selectionModel()->isSelected(m_model.index(row, 1));
    const QPalette &colors = option.palette;
    QRect rect(0, option.rect.top(), viewport()->width(), option.rect.height());
    painter.fillRect(rect,
                     colors.color(isSelected      ? QPalette::Highlight
                                      : isSection ? QPalette::Window
                                                  : QPalette::AlternateBase));
    QStyleOptionViewItem arrow = option;
    const int size = option.fontMetrics.height();
    arrow.rect = QRect(6, rect.center().y() - size / 2 + 1, size, size).adjusted(3, 3, -3, -3);
    if (m_model.canToggle(row))
        style()->drawPrimitive(m_model.isOpen(row) ? QStyle::PE_IndicatorArrowDown
                                                   : QStyle::PE_IndicatorArrowRight,
                               &arrow, &painter, this);
    rect.setLeft(size + 10);
    const QColor text = colors.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const bool isSame = m_model.change(row) == templates::FieldChange::Same || !isSection;
    if (isSection) {
        QFont bold = font();
        bold.setBold(!isSame);
        painter.setFont(bold);
        painter.setPen(text);
        QRect used;
        painter.drawText(rect, Qt::AlignVCenter, m_model.heading(row), &used);
        rect.setLeft(used.right() + 10);
    }
    painter.setFont(font());
    painter.setPen(isSame && !isSelected ? colors.color(QPalette::PlaceholderText) : text);
    painter.drawText(rect, Qt::AlignVCenter, m_model.caption(row));
    painter.setPen(colors.color(QPalette::Mid));
    if (isSection)
        painter.drawLine(0, option.rect.bottom(), viewport()->width(), option.rect.bottom());
    if (hasFocus() && currentIndex().row() == row) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = QRect(0, option.rect.top(), viewport()->width(), option.rect.height());
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
    }
}

LineWrap::LineWrap(const QFont &monospaced)
    : m_metrics(monospaced), m_cell(m_metrics.horizontalAdvance(QLatin1Char('m')))
{
}

qreal LineWrap::widthOf(char32_t character, qreal at) const
{
    if (character == U'\t') {
        const qreal stop = kTab * m_cell;
        return (std::floor(at / stop) + 1) * stop - at;
    }
    if (character < 0x7f)
        return m_cell;
    auto known = m_widths.find(character);
    if (known == m_widths.end())
        known = m_widths.insert(character,
                                m_metrics.horizontalAdvance(QString::fromUcs4(&character, 1)));
    return *known;
}

static bool isPrintableAscii(char16_t unit)
{
    return unit >= 0x20 && unit < 0x7f;
}

static bool isPrintableAscii(const QString &text)
{
    return std::all_of(text.utf16(), text.utf16() + text.size(),
                       [](auto unit) { return isPrintableAscii(char16_t(unit)); });
}

std::vector<LineWrap::Piece> LineWrap::pieces(const QString &text, qreal width) const
{
    if (qreal(text.size()) * m_cell <= width && isPrintableAscii(text))
        return {{0, text.size()}};
    std::vector<Piece> result;
    qsizetype start = 0, breakAt = 0; // behind the last blank of the piece; `start`: none
    qreal used = 0, usedAtBreak = 0;
    for (qsizetype i = 0; i < text.size();) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size();
        const char32_t character =
            isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : char32_t(text[i].unicode());
        const bool isBlank = character == U' ' || character == U'\t';
        const qreal wide = widthOf(character, used);
        // A blank at the end may stick out: nobody sees it.
        if (used + wide > width + 0.01 && i > start && !isBlank) {
            const bool hasBreak = breakAt > start;
            const qsizetype end = hasBreak ? breakAt : i;
            result.push_back({start, end - start});
            used = hasBreak ? used - usedAtBreak : 0;
            start = end;
        }
        used += wide;
        i += isPair ? 2 : 1;
        if (isBlank) {
            breakAt = i;
            usedAtBreak = used;
        }
    }
    result.push_back({start, text.size() - start});
    return result;
}

static bool isInvisible(QChar character)
{
    switch (character.category()) {
    case QChar::Other_Control:
    case QChar::Other_Format: // bidirectional overrides, zero width joiners, soft hyphens
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

QString withVisibleControls(const QString &text)
{
    if (isPrintableAscii(text))
        return text;
    QString shown = text;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        if (isPrintableAscii(unit) || unit == u'\t' || !isInvisible(text[i]))
            continue;
        // U+2400 and on are pictures of the C0 controls.
        shown[i] =
            unit < 0x20 ? QChar(char16_t(0x2400 + unit)) : QChar(QChar::ReplacementCharacter);
    }
    return shown;
}

} // namespace nidreg::forms
