// SPDX-License-Identifier: MIT
#include "forms/workbench/numberedtext.h"

#include "forms/widgets/admission.h"
#include "forms/workbench/workbenchreport.h"

#include <QFontDatabase>
#include <QPainter>
#include <QTextBlock>

namespace nidreg::forms {

static constexpr int kNumberGap = 8; ///< between a number and its line, in pixels

NumberedText::NumberedText(QWidget *parent) : QPlainTextEdit(parent), m_margin(new QWidget(this))
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setLineWrapMode(NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_margin->installEventFilter(this);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, qOverload<>(&QWidget::update));
}

/// Line ends stay what they are; the other controls get their sign.
void NumberedText::setLines(const QString &text, std::uint64_t before)
{
    QString shown = text;
    for (QChar &each : shown) {
        if (each == QChar::ParagraphSeparator || each == QChar::LineSeparator)
            each = QChar(QChar::ReplacementCharacter);
        else if (each != u'\n')
            each = visible(each);
    }
    m_before = before;
    m_markBegin = m_markEnd = -1;
    setPlainText(shown);
    setExtraSelections({});
    placeMargin();
}

void NumberedText::mark(qsizetype begin, qsizetype end)
{
    const qsizetype last = document()->characterCount() - 1;
    m_markBegin = std::min(begin, last);
    m_markEnd = std::min(end, last);
    showMark();
    QTextCursor cursor(document());
    cursor.setPosition(int(m_markBegin));
    setTextCursor(cursor);
    centerCursor();
}

/// The line has a ground of its own, and what is wrong in it a wave, too.
void NumberedText::showMark()
{
    if (m_markBegin < 0)
        return;
    QTextEdit::ExtraSelection line, fault;
    line.cursor = QTextCursor(document());
    line.cursor.setPosition(int(m_markBegin));
    fault.cursor = line.cursor;
    line.format.setBackground(palette().alternateBase());
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    if (m_markBegin == m_markEnd && !fault.cursor.atBlockStart())
        fault.cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor);
    else
        fault.cursor.setPosition(int(m_markEnd), QTextCursor::KeepAnchor);
    fault.format.setBackground(wrongColor(palette()));
    fault.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    fault.format.setUnderlineColor(palette().text().color());
    setExtraSelections({line, fault});
}

void NumberedText::placeMargin()
{
    const auto last = qulonglong(m_before) + qulonglong(blockCount());
    const int width =
        fontMetrics().horizontalAdvance(QString(QString::number(last).size() + 1, u'0'))
        + kNumberGap;
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_margin->setGeometry(inside.left(), inside.top(), width, inside.height());
    m_margin->update();
}

void NumberedText::paintNumbers()
{
    QPainter painter(m_margin);
    painter.fillRect(m_margin->rect(), palette().alternateBase());
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    const int marked = document()->findBlock(int(m_markBegin)).blockNumber();
    while (block.isValid() && top < m_margin->height() && !document()->isEmpty()) {
        const bool isMarked = m_markBegin >= 0 && block.blockNumber() == marked;
        painter.setPen(palette().color(isMarked ? QPalette::Text : QPalette::PlaceholderText));
        const auto number = qulonglong(m_before) + qulonglong(block.blockNumber()) + 1;
        painter.drawText(QRectF(0, top, m_margin->width() - kNumberGap, fontMetrics().height()),
                         Qt::AlignRight,
                         isMarked ? QStringLiteral("▸%1").arg(number) : QString::number(number));
        top += blockBoundingRect(block).height();
        block = block.next();
    }
}

bool NumberedText::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_margin && event->type() == QEvent::Paint) {
        paintNumbers();
        return true;
    }
    return QPlainTextEdit::eventFilter(watched, event);
}

void NumberedText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
}

void NumberedText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showMark();
}

} // namespace nidreg::forms
