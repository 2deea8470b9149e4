// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>

namespace nidreg::forms {

class ColumnFit;

/// The table of every list here: it shows one thing a row, and one row is chosen.
class RowsView : public QTableView {
    Q_OBJECT

public:
    explicit RowsView(QWidget *parent = nullptr);

    /// The column `spare` takes what width is left over. `model` outlives the view.
    ColumnFit &showRows(QAbstractItemModel &model, int spare);

    /// The first column of the chosen row, in the view's model; invalid: none is chosen.
    QModelIndex chosen() const;
};

} // namespace nidreg::forms
