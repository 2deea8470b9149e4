// SPDX-License-Identifier: MIT
#include "forms/widgets/rowsview.h"

#include "forms/widgets/columnfit.h"

#include <QHeaderView>

namespace nidreg::forms {

RowsView::RowsView(QWidget *parent) : QTableView(parent)
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollMode(ScrollPerPixel);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

ColumnFit &RowsView::showRows(QAbstractItemModel &model, int spare)
{
    setModel(&model);
    return *new ColumnFit(*this, spare);
}

QModelIndex RowsView::chosen() const
{
    return selectionModel()->selectedRows().value(0);
}

} // namespace nidreg::forms
