// SPDX-License-Identifier: MIT
#include "forms/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace nidreg::forms {

static constexpr int kChipGap = 6;

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

/// Answers the height that is needed. Right-to-left languages fill their lines from the right.
int FlowLayout::layOut(const QRect &rect, bool move) const
{
    int x = 0, y = 0, lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (x > 0 && x + size.width() > rect.width()) {
            y += lineHeight + kChipGap;
            x = lineHeight = 0;
        }
        if (move) {
            const QRect place(rect.topLeft() + QPoint(x, y), size);
            item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, place));
        }
        x += size.width() + kChipGap;
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight;
}

} // namespace nidreg::forms
