// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

class QSettings;
class QTableView;

namespace nidreg::forms {

/// Shares a table's width out to its columns: each gets what the rows in sight ask for, up to a
/// bound. What is left over goes to one of them, until it is whole before any other gets more; it
/// is also the first to give where there is not enough, before the widest ones do: the table does
/// not scroll sideways. From when a person draws a column wider or narrower, the widths are theirs.
class ColumnFit : public QObject {
    Q_OBJECT

public:
    /// `spare` is the column that takes what is left over, and gives first. The table has its model
    /// already.
    ColumnFit(QTableView &table, int spare);

    /// `column` shows all that its rows in sight say, however narrow the table.
    void keepWhole(int column) { m_whole = column; }

    /// Order and widths as save() left them; the widths only where a person had set them.
    void restore(QSettings &settings);
    void save(QSettings &settings) const;

private:
    bool isCut() const;
    void fitSoon();
    void fit();
    void share(std::vector<int> &widths, const std::vector<int> &least, int wanted, int kept) const;
    void takeHand();
    bool eventFilter(QObject *watched, QEvent *event) override;

    QTableView &m_table;
    int m_spare;
    int m_whole = -1; ///< none
    bool m_isByHand = false;
    bool m_isFitting = false;
    QTimer m_soon;
};

} // namespace nidreg::forms
