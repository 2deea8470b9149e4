// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/proposal.h"

#include <QAbstractTableModel>

#include <vector>

namespace nidreg::forms {

/// The proposals that wait for a second registrar, one a row. Holds values only.
class ProposalsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { WhatColumn, PersonColumn, WhenColumn, EventColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// `now` decides how long ago a proposal was made.
    void setRows(std::vector<registry::Proposal> rows, base::Instant now);
    const registry::Proposal &at(int row) const { return m_rows[std::size_t(row)]; }
    /// The row of a proposal's event; -1: it stands no more.
    int rowOf(std::int64_t event) const;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString text(const registry::Proposal &proposal, int column) const;

    std::vector<registry::Proposal> m_rows;
    base::Instant m_now{};
};

} // namespace nidreg::forms
