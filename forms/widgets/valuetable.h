// SPDX-License-Identifier: MIT
#pragma once

#include "forms/words/words.h"

#include <QAbstractTableModel>

#include <algorithm>
#include <iterator>
#include <vector>

namespace nidreg::forms {

/// A table of values, one a row: it holds them and says what its columns say of one. A model adds
/// how its rows come and go.
template <class Row> class ValueTable : public QAbstractTableModel {
public:
    const Row &at(int row) const { return m_rows[std::size_t(row)]; }

    int rowCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

    int columnCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : m_columns;
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        switch (role) {
        case Qt::DisplayRole:
            return text(at(index.row()), index.column());
        case Qt::ToolTipRole:
            return hint(at(index.row()), index.column());
        case Qt::TextAlignmentRole:
            return index.column() == m_number ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                                              : QVariant();
        default:
            return {};
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        const bool isWords = role == Qt::DisplayRole || role == Qt::ToolTipRole;
        return orientation == Qt::Horizontal && isWords ? heading(section) : QVariant();
    }

protected:
    using Rows = std::vector<Row>;

    /// `number` is the column that holds numbers.
    ValueTable(int columns, int number, QObject *parent)
        : QAbstractTableModel(parent), m_columns(columns), m_number(number)
    {
    }

    /// What a cell says, plain text.
    virtual QString text(const Row &row, int column) const = 0;
    virtual QVariant heading(int column) const = 0;
    /// Its tool tip, as Qt takes it.
    virtual QString hint(const Row &row, int column) const { return asToolTip(text(row, column)); }

    const Rows &rows() const { return m_rows; }
    Row &row(int at) { return m_rows[std::size_t(at)]; }

    /// The row whose `member` is `key`; -1: none.
    template <class Key, class Member> int find(const Key &key, Member member) const
    {
        const auto found = std::ranges::find(m_rows, key, member);
        return found == m_rows.end() ? -1 : int(found - m_rows.begin());
    }

    void replaceAll(Rows rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }

    /// As many rows as before, with other values: what is chosen stays chosen.
    void renewAll(Rows rows)
    {
        m_rows = std::move(rows);
        if (m_rows.empty())
            return;
        emit dataChanged(this->index(0, 0), index(rowCount() - 1, m_columns - 1));
    }

    void insert(int before, Rows rows)
    {
        if (rows.empty())
            return;
        beginInsertRows({}, before, before + int(rows.size()) - 1);
        m_rows.insert(m_rows.begin() + before, std::make_move_iterator(rows.begin()),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }

    void remove(int from, int until)
    {
        if (from == until)
            return;
        beginRemoveRows({}, from, until - 1);
        m_rows.erase(m_rows.begin() + from, m_rows.begin() + until);
        endRemoveRows();
    }

private:
    int m_columns;
    int m_number;
    Rows m_rows;
};

} // namespace nidreg::forms
