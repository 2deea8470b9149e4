// SPDX-License-Identifier: MIT
#include "forms/tables/columnmenu.h"

#include "forms/widgets/columnfit.h"
#include "forms/widgets/tabledialog.h"

#include <QHeaderView>
#include <QMouseEvent>

#include <algorithm>

namespace nidreg::forms {

ColumnMenu::ColumnMenu(RowsView &table, ColumnFit &fit, std::vector<int> optional)
    : QMenu(&table), m_table(table), m_fit(fit), m_optional(std::move(optional))
{
    setTitle(tr("C&olumns"));
    for (const int column : m_optional)
        table.setColumnHidden(column, true);
    QHeaderView *header = table.horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](const QPoint &at) { popup(header->mapToGlobal(at)); });
    connect(this, &QMenu::aboutToShow, this, &ColumnMenu::fill);
    fill();
}

std::vector<int> ColumnMenu::shownColumns(const RowsView &table)
{
    const QHeaderView *header = table.horizontalHeader();
    std::vector<int> columns;
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        if (!header->isSectionHidden(column))
            columns.push_back(column);
    }
    return columns;
}

QToolButton *ColumnMenu::makeButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName("columnsButton");
    button->setText(title().remove(u'&'));
    button->setToolTip(tr("Choose the columns to show, export and print"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(this);
    return button;
}

void ColumnMenu::mouseReleaseEvent(QMouseEvent *event)
{
    QAction *action = actionAt(event->pos());
    if (action && action->isCheckable() && action->isEnabled())
        action->trigger();
    else
        QMenu::mouseReleaseEvent(event);
}

/// The last column that is shown has to stay.
void ColumnMenu::holdLast()
{
    const bool isLast = shownColumns(m_table).size() == 1;
    for (QAction *action : actions()) {
        if (action->isCheckable())
            action->setEnabled(!action->isChecked() || !isLast);
    }
}

/// Anew each time: columns are moved.
void ColumnMenu::fill()
{
    clear();
    const QHeaderView *header = m_table.horizontalHeader();
    for (int place = 0; place < header->count(); ++place) {
        const int column = header->logicalIndex(place);
        const bool isShown = !header->isSectionHidden(column);
        QAction *action = addAction(m_table.model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(isShown);
        connect(action, &QAction::triggered, &m_fit, [this, column](bool on) {
            m_fit.show(column, on);
            holdLast();
        });
    }
    holdLast();
    addSeparator();
    addAction(tr("&Fit widths to the window"), &m_fit, &ColumnFit::letGo);
    addAction(tr("&Reset columns"), this, &ColumnMenu::reset);
}

void ColumnMenu::reset()
{
    QHeaderView *header = m_table.horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        header->moveSection(header->visualIndex(column), column);
        m_fit.show(column, std::ranges::count(m_optional, column) == 0);
    }
    m_fit.letGo();
}

} // namespace nidreg::forms
