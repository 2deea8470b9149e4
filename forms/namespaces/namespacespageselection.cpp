// SPDX-License-Identifier: MIT
// Which namespace of the list is shown beside it.
#include "forms/namespaces/namespacesdetails.h"
#include "forms/namespaces/namespacespage.h"
#include "ui_namespacespage.h"

#include <utility>

namespace nidreg::forms {

/// From the filter into what it found.
void NamespacesPage::enterTable()
{
    if (m_model.rowCount() == 0)
        return;
    m_ui->table->setFocus(Qt::OtherFocusReason);
    if (!m_ui->table->currentIndex().isValid())
        m_ui->table->selectRow(0);
}

/// Rows that are loaded again keep the selection; at first that is the first row.
void NamespacesPage::reselect()
{
    const bool isSorting = std::exchange(m_isSorting, false);
    const int row = m_model.rowOf(m_chosen.toStdString());
    const QModelIndex current = m_ui->table->currentIndex();
    if (row < 0 && !m_chosen.isEmpty()) {
        if (current.isValid() && !m_model.at(current.row()).nid.empty())
            m_ui->table->setCurrentIndex({}); // another one has its place now
        return;
    }
    const QModelIndex index = m_model.index(std::max(row, 0), 0);
    if (!index.isValid() || (row >= 0 && current.row() == row))
        return;
    m_ui->table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (isSorting)
        m_ui->table->scrollToTop(); // who sorts looks for what comes first
    else
        m_ui->table->scrollTo(index);
}

/// A filter changed by hand shows beside the list only what it leaves: else the first row, if any.
void NamespacesPage::followFilter()
{
    if (!m_isNarrowing || m_model.isLoading())
        return;
    m_isNarrowing = false;
    if (m_model.rowOf(m_chosen.toStdString()) >= 0)
        return;
    m_chosen.clear();
    m_details->clear();
    reselect();
}

void NamespacesPage::showChosen()
{
    const QModelIndex current = m_ui->table->currentIndex();
    if (!current.isValid())
        return;
    if (!m_ui->table->selectionModel()->hasSelection()) // the focus alone chose it
        m_ui->table->selectRow(current.row());
    m_chosen = QString::fromStdString(m_model.at(current.row()).nid);
    if (!m_chosen.isEmpty())
        m_details->show(m_chosen);
}

/// A row was chosen before it was here.
void NamespacesPage::chooseArrived(const QModelIndex &first, const QModelIndex &last)
{
    const int row = m_ui->table->currentIndex().row();
    if (m_chosen.isEmpty() && row >= first.row() && row <= last.row())
        showChosen();
}

} // namespace nidreg::forms
