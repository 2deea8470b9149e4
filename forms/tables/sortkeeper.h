// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>

class QTableView;

namespace nidreg::forms {

/// Sorts a table by a click on a heading, where the registry can: a click on any other heading
/// leaves the order, and the mark that shows it, as they are.
class SortKeeper : public QObject {
    Q_OBJECT

public:
    using IsSortable = std::function<bool(int column)>;

    /// Sorted by `column`, ascending, until a person wants it otherwise.
    SortKeeper(QTableView &table, IsSortable isSortable, int column);

    int column() const { return m_column; }
    Qt::SortOrder order() const { return m_order; }

    /// The header was restored: its order is taken, or put right where it cannot be.
    void takeRestored();

signals:
    void sorted(int column, Qt::SortOrder order);

private:
    void take(int column, Qt::SortOrder order);

    QTableView &m_table;
    IsSortable m_isSortable;
    int m_column;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace nidreg::forms
