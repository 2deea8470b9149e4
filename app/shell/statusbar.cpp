// SPDX-License-Identifier: MIT
#include "app/shell/statusbar.h"

#include "forms/words/words.h"

#include <QDir>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

namespace nidreg::app {

static constexpr int kMargin = 6;

StatusBar::StatusBar(QWidget *parent) : QStatusBar(parent)
{
    connect(this, &QStatusBar::messageChanged, this,
            [this](const QString &message) { setToolTip(forms::asToolTip(message)); });
}

/// What the widgets at the right leave.
QRect StatusBar::messageRect() const
{
    int left = kMargin, right = width() - kMargin;
    for (const QWidget *each : findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (each->isVisible() && !each->inherits("QSizeGrip"))
            (layoutDirection() == Qt::RightToLeft ? left = std::max(left, each->geometry().right())
                                                  : right = std::min(right, each->x()));
    }
    return {left, 0, std::max(0, right - left - kMargin), height()};
}

/// Of a path, its last part is what one looks for.
Qt::TextElideMode StatusBar::elision() const
{
    return currentMessage().contains(QDir::separator()) ? Qt::ElideMiddle : Qt::ElideRight;
}

void StatusBar::paintEvent(QPaintEvent *event)
{
    if (currentMessage().isEmpty())
        return QStatusBar::paintEvent(event);
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    const QRect place = messageRect();
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(
        place, Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
        fontMetrics().elidedText(currentMessage().simplified(), elision(), place.width()));
}

} // namespace nidreg::app
