// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/clock.h"
#include "model/registry/session.h"

#include <QAbstractTableModel>

#include <vector>

namespace nidreg::forms {

/// The sessions that are changing the registry or wait to, one a row. Holds values only.
class SessionsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        LoginColumn,
        ProgramColumn,
        SinceColumn,
        StateColumn,
        ProcessColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `now` decides how long ago a session began.
    void setRows(std::vector<registry::Session> rows, base::Instant now);
    const registry::Session &at(int row) const { return m_rows[std::size_t(row)]; }
    /// The row of a process; -1: it is there no more.
    int rowOf(int process) const;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const final;

private:
    QString text(const registry::Session &session, int column) const;
    static QString stateText(const registry::Session &session);

    std::vector<registry::Session> m_rows;
    base::Instant m_now{};
};

} // namespace nidreg::forms
