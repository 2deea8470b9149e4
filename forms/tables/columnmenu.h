// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <QToolButton>

#include <vector>

namespace nidreg::forms {

class ColumnFit;
class RowsView;

/// Which columns a table shows: in the window's menu and at the table's headings.
class ColumnMenu : public QMenu {
    Q_OBJECT

public:
    /// `optional` are the columns that are hidden until a person asks for them.
    ColumnMenu(RowsView &table, ColumnFit &fit, std::vector<int> optional);

    /// A new button of `parent` that opens this menu.
    QToolButton *makeButton(QWidget *parent);

    /// The columns that are shown, in their order on screen.
    static std::vector<int> shownColumns(const RowsView &table);

protected:
    /// Columns are chosen one after the other: the menu stays.
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void fill();
    void holdLast();
    void reset();

    RowsView &m_table;
    ColumnFit &m_fit;
    std::vector<int> m_optional;
};

} // namespace nidreg::forms
