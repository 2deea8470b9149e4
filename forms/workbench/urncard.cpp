// SPDX-License-Identifier: MIT
#include "forms/workbench/urncard.h"

#include "forms/words/words.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace nidreg::forms {

static constexpr int kCardMargin = 10;
static constexpr qsizetype kToldOfPart = 400; ///< UTF-16 units of a part in its tool tip

UrnCard::UrnCard(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Parts of the string"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void UrnCard::setCard(const CardText &card)
{
    if (m_card == card)
        return;
    m_card = card;
    m_anchor = m_cursor = 0;
    QStringList said;
    for (const CardSpan &span : card.spans)
        said += tr("%1: %2", "the name of a part, and the part")
                    .arg(span.name,
                         card.text.mid(span.begin, std::min(kToldOfPart, span.end - span.begin)));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    setVisible(!card.spans.empty());
    layOut();
}

/// Half as large again as the program's own letters.
QFont UrnCard::codeFont() const
{
    QFont code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    code.setPointSizeF(std::max(font().pointSizeF(), 8.0) * 1.5);
    return code;
}

QFont UrnCard::nameFont() const
{
    QFont small = font();
    small.setPointSizeF(std::max(font().pointSizeF() * 0.9, 7.0));
    return small;
}

void UrnCard::layOut()
{
    m_layout.lay(m_card, codeFont(), nameFont(), std::max(40, width() - 2 * kCardMargin));
    updateGeometry();
    update();
}

int UrnCard::heightForWidth(int width) const
{
    CardLayout layout;
    layout.lay(m_card, codeFont(), nameFont(), std::max(40, width - 2 * kCardMargin));
    return int(layout.height()) + 2 * kCardMargin + 1;
}

QSize UrnCard::sizeHint() const
{
    return {600, heightForWidth(std::max(width(), 200))};
}

QSize UrnCard::minimumSizeHint() const
{
    return {200, heightForWidth(std::max(width(), 200))};
}

void UrnCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.translate(kCardMargin, kCardMargin);
    for (const CardLayout::Chip &chip : m_layout.chips())
        paintChip(painter, chip);
}

/// A wave below what is wrong: it is not told by its colour alone.
static void paintWave(QPainter &painter, const QRectF &below, const QColor &color)
{
    QPainterPath wave(below.bottomLeft());
    for (qreal x = below.left(); x < below.right(); x += 6) {
        wave.quadTo(x + 1.5, below.bottom() - 4, x + 3, below.bottom());
        wave.quadTo(x + 4.5, below.bottom() + 4, x + 6, below.bottom());
    }
    painter.setPen(QPen(color, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(wave);
}

void UrnCard::paintChip(QPainter &painter, const CardLayout::Chip &chip) const
{
    const CardSpan *span = chip.span < 0 ? nullptr : &m_card.spans[std::size_t(chip.span)];
    if (span) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(span->part ? partColor(*span->part, palette()) : wrongColor(palette()));
        painter.drawRoundedRect(chip.rect, 4, 4);
    }
    painter.setFont(codeFont());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(chip.rect, Qt::AlignCenter | Qt::TextSingleLine, chip.shown);
    const auto [from, to] = std::minmax(m_anchor, m_cursor);
    if (from < chip.end && to > chip.begin) {
        const QRectF selected = m_layout.stretch(chip, from, to);
        painter.fillRect(selected, palette().highlight());
        painter.save();
        painter.setClipRect(selected);
        painter.setPen(palette().color(QPalette::HighlightedText));
        painter.drawText(chip.rect, Qt::AlignCenter | Qt::TextSingleLine, chip.shown);
        painter.restore();
    }
    if (!span)
        return;
    if (!span->part)
        paintWave(painter, chip.rect.adjusted(2, 0, -2, -3), palette().color(QPalette::Text));
    const QRectF below(chip.rect.left(), chip.rect.bottom() + 1, chip.rect.width(),
                       m_layout.nameHeight());
    painter.setFont(nameFont());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(below, Qt::AlignCenter | Qt::TextSingleLine, span->name);
}

QString UrnCard::selectedText() const
{
    const auto [from, to] = std::minmax(m_anchor, m_cursor);
    return from == to ? m_card.text : m_card.text.mid(from, to - from);
}

void UrnCard::copy()
{
    QGuiApplication::clipboard()->setText(selectedText());
}

void UrnCard::selectAll()
{
    m_anchor = 0;
    moveTo(m_card.text.size(), true);
}

void UrnCard::moveTo(qsizetype unit, bool selects)
{
    m_cursor = std::clamp<qsizetype>(unit, 0, m_card.text.size());
    if (!selects)
        m_anchor = m_cursor;
    update();
}

QPointF UrnCard::inside(const QPointF &point) const
{
    return point - QPointF(kCardMargin, kCardMargin);
}

void UrnCard::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        moveTo(m_layout.unitAt(inside(event->position())),
               event->modifiers().testFlag(Qt::ShiftModifier));
}

void UrnCard::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        moveTo(m_layout.unitAt(inside(event->position())), true);
}

/// A part is selected as a whole.
void UrnCard::mouseDoubleClickEvent(QMouseEvent *event)
{
    const CardLayout::Chip *chip = m_layout.chipAt(inside(event->position()));
    if (!chip)
        return;
    m_anchor = chip->begin;
    moveTo(chip->end, true);
}

void UrnCard::keyPressEvent(QKeyEvent *event)
{
    const bool selects = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->key() == Qt::Key_Left)
        moveTo(m_cursor - 1, selects);
    else if (event->key() == Qt::Key_Right)
        moveTo(m_cursor + 1, selects);
    else if (event->key() == Qt::Key_Home)
        moveTo(0, selects);
    else if (event->key() == Qt::Key_End)
        moveTo(m_card.text.size(), selects);
    else
        QWidget::keyPressEvent(event);
}

void UrnCard::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu;
    menu.addAction(QIcon::fromTheme("edit-copy"), tr("&Copy"), this, &UrnCard::copy);
    menu.addAction(tr("Select &all"), this, &UrnCard::selectAll);
    menu.exec(event->globalPos());
}

bool UrnCard::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) { // the window has its own Ctrl+C
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll))
            event->accept();
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const CardLayout::Chip *chip = m_layout.chipAt(inside(help->pos()));
    if (!chip || chip->span < 0) {
        QToolTip::hideText();
        return true;
    }
    const CardSpan &span = m_card.spans[std::size_t(chip->span)];
    const QString part = m_card.text.mid(span.begin, std::min(kToldOfPart, span.end - span.begin));
    QToolTip::showText(help->globalPos(), asToolTip(span.name + u'\n' + part), this);
    return true;
}

void UrnCard::resizeEvent(QResizeEvent *)
{
    layOut();
}

void UrnCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        layOut();
}

} // namespace nidreg::forms
