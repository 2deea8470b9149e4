// SPDX-License-Identifier: MIT
#include "forms/widgets/taborder.h"

namespace nidreg::forms {

static bool takesTab(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy();
}

/// It hands the focus to a widget inside it; Qt moves it with all that it holds.
static bool isCompound(const QWidget &widget)
{
    return widget.focusProxy() && widget.isAncestorOf(widget.focusProxy());
}

static QList<QWidget *> stopsIn(QWidget &part)
{
    QList<QWidget *> stops;
    const QWidget *compound = nullptr;
    QWidget *each = &part;
    do {
        const bool isHere = each == &part || part.isAncestorOf(each);
        if (isHere && isCompound(*each)) {
            compound = each;
            stops += each;
        } else if (isHere && takesTab(*each) && !(compound && compound->isAncestorOf(each))) {
            stops += each;
        }
        each = each->nextInFocusChain();
    } while (each != &part);
    return stops;
}

static void chain(const QList<QWidget *> &stops)
{
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

void visitInOrder(const QList<QWidget *> &parts)
{
    QList<QWidget *> stops;
    for (QWidget *part : parts)
        stops += stopsIn(*part);
    chain(stops);
}

void visitAt(const QWidget &place, const QList<QWidget *> &part)
{
    QWidget *before = place.previousInFocusChain();
    while (before != &place && (!takesTab(*before) || part.contains(before)))
        before = before->previousInFocusChain();
    if (before != &place)
        chain(QList<QWidget *>{before} + part);
}

} // namespace nidreg::forms
