// SPDX-License-Identifier: MIT
#include "forms/workbench/tablepanel.h"

#include "forms/tables/columnmenu.h"
#include "forms/tables/tableactions.h"
#include "forms/widgets/columnfit.h"
#include "forms/widgets/tabledialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

namespace nidreg::forms {

using TableRows = std::vector<std::vector<registry::Cell>>;

TablePanel::TablePanel(QAbstractItemModel &model, RegistrySession &session, const Look &look,
                       QWidget *parent)
    : QWidget(parent), m_model(model), m_session(session), m_look(look)
{
    m_sorted.setSourceModel(&model);
    m_sorted.setSortRole(look.sortRole);
    m_sorted.setSortCaseSensitivity(Qt::CaseInsensitive);
    layOut();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_isQuiet && currentRow() >= 0)
            emit rowChosen(currentRow());
    });
    connect(m_table, &QAbstractItemView::activated, this,
            [this](const QModelIndex &at) { emit rowActivated(m_sorted.mapToSource(at).row()); });
}

void TablePanel::layOut()
{
    auto *head = new QHBoxLayout;
    m_words = new QLabel(this);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    head->addWidget(m_words, 1);
    m_table = new RowsView(this);
    m_table->setObjectName("table");
    m_table->setAccessibleName(m_look.title);
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_fit = &m_table->showRows(m_sorted, m_look.spare);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // as they come, until a person wants otherwise
    m_actions = new TableActions(*m_table, *m_fit, m_session,
                                 [this](const auto &columns) { return rowsOnScreen(columns); });
    for (QAction *action : m_actions->actions().mid(0, 3)) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAccessibleName(action->text().remove(u'&'));
        button->setVisible(action->isVisible());
        connect(action, &QAction::changed, button,
                [button, action] { button->setVisible(action->isVisible()); });
        head->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    setFocusProxy(m_table);
}

void TablePanel::setOutlet(const TableOutlet &outlet)
{
    m_actions->setOutlet(outlet);
}

void TablePanel::say(const QString &words)
{
    m_words->setText(words);
}

int TablePanel::currentRow() const
{
    return m_sorted.mapToSource(m_table->currentIndex()).row();
}

void TablePanel::chooseRow(int row)
{
    const QModelIndex place = m_sorted.mapFromSource(m_model.index(row, 0));
    if (row == currentRow() || !place.isValid())
        return;
    m_isQuiet = true;
    m_table->selectionModel()->setCurrentIndex(
        place, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(place);
    m_isQuiet = false;
}

/// As they are sorted now; they are the window's own and need no registry.
RowsOnScreen TablePanel::rowsOnScreen(const std::vector<int> &columns) const
{
    RowsOnScreen shown;
    shown.title = m_look.title;
    shown.about = m_words->text();
    shown.columns = m_look.columns(columns);
    shown.total = m_sorted.rowCount();
    const auto cellsOf = [this, columns](int row) {
        std::vector<registry::Cell> cells;
        for (const int column : columns)
            cells.emplace_back(m_sorted.index(row, column).data().toString().toStdString());
        return cells;
    };
    auto all = std::make_shared<TableRows>();
    for (int row = 0; row < m_sorted.rowCount(); ++row)
        all->push_back(cellsOf(row));
    shown.rows = [all = std::shared_ptr<const TableRows>(all)](
                     const actions::Services &,
                     const registry::TakeRow &take) -> registry::Stored<base::Done> {
        for (const auto &each : *all) {
            if (!take(each))
                break;
        }
        return base::Done();
    };
    shown.held = [all = std::shared_ptr<const TableRows>(all)](
                     int row) -> std::optional<std::vector<registry::Cell>> {
        return std::size_t(row) < all->size() ? std::optional((*all)[std::size_t(row)])
                                              : std::nullopt;
    };
    return shown;
}

} // namespace nidreg::forms
