// SPDX-License-Identifier: MIT
#include "app/shell/outlinedstyle.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace nidreg::app {

static constexpr qreal kCorner = 2; ///< pixels, as Fusion rounds them

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion"))) { }

/// Half way between what is written and what it is written on.
static QColor outlineOn(const QPalette &palette)
{
    const QColor ink = palette.color(QPalette::WindowText), ground = palette.color(QPalette::Base);
    return QColor((ink.red() + ground.red()) / 2, (ink.green() + ground.green()) / 2,
                  (ink.blue() + ground.blue()) / 2);
}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                  QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    const bool isDark = option->palette.color(QPalette::Window).lightness() < 128;
    if (!isDark || !(isBox || element == PE_IndicatorRadioButton))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(outlineOn(option->palette));
    painter->setBrush(Qt::NoBrush);
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isBox)
        painter->drawRoundedRect(frame, kCorner, kCorner);
    else
        painter->drawEllipse(frame);
    painter->restore();
}

} // namespace nidreg::app
