// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <set>
#include <vector>

class QSettings;
class QTableView;

namespace nidreg::forms {

/// Shares a table's width out to its columns: each gets what the rows in sight ask for, up to a
/// bound. What is left over goes to one of them, until it is whole before any other gets more; it
/// is also the first to give where there is not enough, before the widest ones do. The table
/// scrolls sideways only where nothing can give any more. Once a person resizes a column, the
/// widths are theirs.
class ColumnFit : public QObject {
    Q_OBJECT

public:
    /// `spare` is the column that takes what is left over, and gives first. The table has its model
    /// already.
    ColumnFit(QTableView &table, int spare);

    /// `column` shows all that its rows in sight say, however narrow the table.
    void keepWhole(int column) { m_whole.insert(column); }

    /// Shows or hides a column; the others take or give the room. Where the spare column is hidden,
    /// the last one that is shown takes its part.
    void show(int column, bool isShown);

    /// The widths are not a person's any more.
    void letGo();

    /// Which columns are shown, their order and widths as save() left them; the widths only where a
    /// person had set them. Nothing where the table had other columns then.
    void restore(QSettings &settings);
    void save(QSettings &settings) const;

private:
    bool isCut() const;
    void fitSoon();
    void fit();

    /// Of the columns that are shown, in the model's order.
    struct Shares {
        std::vector<int> widths, least;
        std::size_t spare = 0; ///< the visual index of the spare column
        int wanted = 0; ///< by that one, without a bound
    };
    static void share(Shares &shares, int room, int kept);
    void takeHand();
    bool eventFilter(QObject *watched, QEvent *event) override;

    QTableView &m_table;
    int m_spare;
    std::set<int> m_whole;
    bool m_isByHand = false;
    bool m_isFitting = false;
    QTimer m_soon;
};

} // namespace nidreg::forms
