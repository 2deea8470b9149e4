// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/tables/rowsonscreen.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace nidreg::forms {

class ColumnFit;
class RowsView;
class TableActions;
struct TableOutlet;

/// A table of the Workbench: what it holds in a line above it, with buttons to copy, export and
/// print it. A click on a heading sorts it.
class TablePanel : public QWidget {
    Q_OBJECT

public:
    /// How the panel shows its model, which outlives it.
    struct Look {
        QString title; ///< of an exported table
        int sortRole = Qt::DisplayRole;
        int spare = 0; ///< the column that takes what width is left over
        std::vector<registry::TableColumn> (*columns)(const std::vector<int> &) = nullptr;
    };

    TablePanel(QAbstractItemModel &model, RegistrySession &session, const Look &look,
               QWidget *parent = nullptr);

    void setOutlet(const TableOutlet &outlet); ///< how it leaves the program
    void say(const QString &words); ///< above the table
    RowsView &table() const { return *m_table; }
    TableActions &actions() const { return *m_actions; }
    ColumnFit &fit() const { return *m_fit; }

    /// The model's row that is current in the table; -1: none.
    int currentRow() const;
    /// Chooses the model's row without telling of it.
    void chooseRow(int row);

signals:
    void rowChosen(int row); ///< of the model, by a person
    void rowActivated(int row); ///< likewise, by Enter or a double click

private:
    void layOut();
    RowsOnScreen rowsOnScreen(const std::vector<int> &columns) const;

    QAbstractItemModel &m_model;
    RegistrySession &m_session;
    Look m_look;
    QSortFilterProxyModel m_sorted;
    RowsView *m_table = nullptr;
    ColumnFit *m_fit = nullptr;
    TableActions *m_actions = nullptr;
    QLabel *m_words = nullptr;
    bool m_isQuiet = false;
};

} // namespace nidreg::forms
