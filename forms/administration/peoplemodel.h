// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/people.h"

#include <QAbstractTableModel>

namespace nidreg::forms {

/// The people of a desk, one a row. Holds values only; setRows() replaces them all.
class PeopleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        LoginColumn,
        NameColumn,
        OrganizationColumn,
        RolesColumn,
        ServiceColumn,
        AwayColumn,
        LoadColumn,
        ColumnCount,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `today` decides who serves and who is away.
    void setRows(std::vector<registry::PersonFile> rows, base::Date today);
    const registry::PersonFile &at(int row) const { return m_rows[std::size_t(row)]; }
    /// The row of a login; -1: nobody of that name.
    int rowOf(std::string_view login) const;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString text(const registry::PersonFile &file, int column) const;

    std::vector<registry::PersonFile> m_rows;
    base::Date m_today{};
};

} // namespace nidreg::forms
