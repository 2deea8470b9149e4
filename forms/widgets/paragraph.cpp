// SPDX-License-Identifier: MIT
#include "forms/widgets/paragraph.h"

#include <QLabel>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kLeastLines = 3;
static constexpr int kLeastWidth = 12; ///< em

Paragraph::Paragraph(QWidget *parent) : QScrollArea(parent), m_label(new QLabel)
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setWidget(m_label);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    viewport()->setAutoFillBackground(false);
    m_label->setAutoFillBackground(false);
}

QString Paragraph::text() const
{
    return m_label->text();
}

void Paragraph::setText(const QString &text)
{
    m_label->setText(text);
    verticalScrollBar()->setValue(0);
    updateGeometry();
}

QSize Paragraph::sizeHint() const
{
    const int width = this->width();
    return {width, m_label->heightForWidth(width)};
}

QSize Paragraph::minimumSizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int height = std::min(kLeastLines * metrics.lineSpacing(), sizeHint().height());
    return {kLeastWidth * metrics.horizontalAdvance(QLatin1Char('m')), height};
}

/// Another width, another number of lines.
void Paragraph::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

} // namespace nidreg::forms
