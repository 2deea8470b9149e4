// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/table.h"
#include "model/reports/reportspec.h"

#include <QAbstractTableModel>

#include <vector>

namespace nidreg::forms {

/// The answer of a report or a query. Holds values only; setTable() replaces them all.
class ResultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole, ///< numbers as such
        ValueRole, ///< as the database answered it
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `headings` and `meanings` are the columns'; left out, they are as the database calls them.
    void setTable(registry::Table table, QStringList headings = {},
                  std::vector<reports::Meaning> meanings = {});
    const registry::Table &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

    /// What a cell shows; empty for no value.
    QString text(int row, int column) const;

private:
    const registry::Cell &cell(int row, int column) const;
    bool isNumber(int column) const;
    bool isFlushRight(int column) const;

    registry::Table m_table;
    QStringList m_headings;
    std::vector<reports::Meaning> m_meanings;
};

} // namespace nidreg::forms
