// SPDX-License-Identifier: MIT
#pragma once

#include "forms/requests/requestsmodel.h"
#include "forms/session/registrysession.h"

#include <QStyledItemDelegate>
#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>

class QToolButton;

namespace nidreg::forms {

class ColumnFit;
class SortKeeper;
class TableActions;
struct RowsOnScreen;
struct TableOutlet;
namespace Ui {
class RequestsQueue;
}

/// The list of requests: its views, a filter that answers as one types, and the table.
class RequestsQueue : public QWidget {
    Q_OBJECT

public:
    explicit RequestsQueue(RegistrySession &session, QWidget *parent = nullptr);
    ~RequestsQueue() override;

    /// Chooses a request. Where the list does not show it, the filter is cleared and the view of
    /// open or of ended requests is chosen, in which it is; the list shows it at the top where it
    /// stands on a later page.
    void choose(workflow::RequestId id);
    workflow::RequestId chosen() const { return m_chosen; }
    bool isEmpty() const { return m_model.rowCount() == 0; }
    bool isLoading() const { return m_model.isLoading(); }
    /// As high as it is with all its rows in sight, in pixels.
    int fullHeight() const;

    void setTables(const TableOutlet &outlet); ///< how tables leave the program
    QList<QAction *> tableActions() const; ///< copy, export, print, columns
    QList<QAction *> fileActions() const; ///< export, print
    void addTableActions(const QList<QAction *> &actions);
    /// A button at the end of the row of views.
    void addSwitch(QAction *action);
    /// Asks the registry again for what is listed; what is chosen stays chosen.
    void refresh();
    /// Into the filter, with what stands there selected.
    void find();
    /// Into the table, or to the views where it is empty.
    void enter();

signals:
    /// A person, or the first answer, chose another request; null: the list has none.
    void chosenChanged(nidreg::workflow::RequestId id);
    void messageShown(const QString &message);
    /// How many requests wait on the acting person.
    void waitingCounted(int count);
    /// Rows came, or there are none.
    void shown();

private:
    using Chip = std::pair<QToolButton *, registry::RequestView>;

    void setUpViews();
    void setUpTable();
    void connectSignals();
    void restore();
    void save() const;
    void nameChips();
    registry::RequestView view() const;

    void forget();
    void applyFilter();
    void applyQuery();
    void reveal();
    void chooseView(registry::RequestView view);
    void dropUnlisted();
    void fetch(int question, const registry::RequestQuery &query);
    struct Listed {
        registry::RequestPage page;
        std::optional<workflow::Request> kept;
    };
    void answer(int question, registry::Stored<Listed> listed);
    void count();
    RowsOnScreen rowsOnScreen(const std::vector<int> &columns) const;
    QString filterWords() const;
    void showRows();
    QString countWords() const;
    QString emptyWords() const;
    QString emptyViewWords() const;
    void reselect();
    void takeChosen();
    void enterTable();

    std::unique_ptr<Ui::RequestsQueue> m_ui;
    ColumnFit *m_columns = nullptr;
    SortKeeper *m_sort = nullptr;
    TableActions *m_tables = nullptr;
    RegistrySession &m_session;
    RequestsModel m_model;
    std::array<Chip, registry::kRequestViews> m_chips{};
    std::array<QString, registry::kRequestViews> m_names;
    std::optional<registry::RequestCounts> m_counts;
    QTimer m_burst; ///< makes one of a burst of changes
    workflow::RequestId m_chosen;
    /// One question is on its way at a time: of those that come meanwhile the last one counts.
    std::optional<std::pair<int, registry::RequestQuery>> m_next;
    bool m_isAsking = false, m_wasLost = false, m_isReselecting = false;
    bool m_isKeeping = false; ///< what is chosen stays listed, whatever the view
    bool m_isRevealing = false; ///< what is chosen is to be listed once the registry says where
    QString m_refusal; ///< why the last question was refused
};

/// Cells of the queue; what needs an eye has a sign and bold letters before it has a colour. A row
/// that is only kept is in italics.
class RequestsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace nidreg::forms
