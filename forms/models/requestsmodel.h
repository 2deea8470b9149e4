// SPDX-License-Identifier: MIT
#pragma once

#include "model/review/transitions.h"

#include <QAbstractTableModel>

namespace nidreg::forms {

/// The queue of requests, one a row. Holds values only; setRows() replaces them all.
class RequestsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        NidColumn,
        ActionColumn,
        ProcedureColumn,
        StateColumn,
        ExpertsColumn,
        WaitingOnColumn,
        DueColumn,
        AgeColumn,
        ColumnCount,
    };
    enum Role {
        SortRole = Qt::UserRole, ///< what a column is sorted by
        UrgentRole, ///< true: this cell says something that needs an eye
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `now` is the instant that ages and delays are counted from. Rows that stay where they are
    /// keep their selection.
    void setRows(std::vector<review::Request> rows, base::Instant now);
    const review::Request &at(int row) const { return m_rows[std::size_t(row)]; }
    /// The row of a request; -1: not in this view.
    int rowOf(review::RequestId id) const;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString text(const review::Request &request, int column) const;
    QVariant sortKey(const review::Request &request, int column) const;
    bool isUrgent(const review::Request &request, int column) const;
    QString hint(const review::Request &request) const;

    std::vector<review::Request> m_rows;
    base::Instant m_now{};
};

} // namespace nidreg::forms
