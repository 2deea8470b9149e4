// SPDX-License-Identifier: MIT
#include "forms/tables/sortkeeper.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolTip>

namespace nidreg::forms {

SortKeeper::SortKeeper(QTableView &table, IsSortable isSortable, int column)
    : QObject(&table), m_table(table), m_isSortable(std::move(isSortable)), m_column(column)
{
    QHeaderView *header = table.horizontalHeader();
    header->setSectionsMovable(true);
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(column, Qt::AscendingOrder);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &SortKeeper::take);
}

void SortKeeper::take(int column, Qt::SortOrder order)
{
    if (!m_isSortable(column)) {
        QHeaderView *header = m_table.horizontalHeader();
        const QSignalBlocker quiet(header);
        header->setSortIndicator(m_column, m_order);
        if (!signalsBlocked())
            QToolTip::showText(QCursor::pos(), tr("The list cannot be sorted by this column."),
                               header);
        return;
    }
    m_column = column;
    m_order = order;
    emit sorted(column, order);
}

void SortKeeper::takeRestored()
{
    const QHeaderView *header = m_table.horizontalHeader();
    const QSignalBlocker quiet(this); // nobody asked for anything yet
    take(header->sortIndicatorSection(), header->sortIndicatorOrder());
}

} // namespace nidreg::forms
