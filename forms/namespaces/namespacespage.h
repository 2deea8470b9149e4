// SPDX-License-Identifier: MIT
#pragma once

#include "forms/namespaces/citemenu.h"
#include "forms/session/registrysession.h"
#include "forms/widgets/namespacesmodel.h"
#include "forms/widgets/page.h"

#include <QAction>
#include <QTimer>

#include <memory>

class QToolButton;

namespace nidreg::forms {

class ColumnFit;
class SortKeeper;
class TableActions;
struct RowsOnScreen;
struct TableOutlet;
namespace Ui {
class NamespacesPage;
}
class AsOfBar;
class ListingCount;
class NamespacesDetails;

/// The registered namespaces: a table with a filter, and the selected one beside it.
class NamespacesPage : public Page {
    Q_OBJECT

public:
    explicit NamespacesPage(RegistrySession &session, QWidget *parent = nullptr);
    ~NamespacesPage() override;

    void setCite(const Cite &cite); ///< what a citation says
    void setTables(const TableOutlet &outlet); ///< how tables leave the program

    /// Chooses a namespace, whatever the filter.
    void show(const QString &nid);
    using QWidget::show;

    QString pageName() const override;
    QString pageIcon() const override;
    QString countWords() const override { return tr("Listed: %1"); }
    QList<QAction *> pageActions() const override;
    QList<QAction *> fileActions() const override;
    QList<QAction *> editActions() const override { return {m_find}; }
    void enter() override;

signals:
    void revisionWanted(const QString &nid);
    void deprecationWanted(const QString &nid);
    /// A new draft with the texts of this namespace's template.
    void likeWanted(const QString &nid);
    /// A draft for a namespace that is not registered.
    void draftWanted(const QString &nid);
    /// A listing for a registry that has no namespaces yet.
    void importWanted();

private:
    QAction *makeAction(const QString &text, const char *icon = nullptr);
    void makeActions();
    void setUpViews();
    void connectSignals();
    void connectChips(const QList<QToolButton *> &chips);
    void restore();
    void save() const;

    void applyFilter();
    void showPast();
    QString emptyWords() const;
    void enterTable();
    QString missingNid() const;
    bool isFiltered() const;
    bool isNew() const;
    void clearFilter();
    void forget();
    void showRows();
    void showCount();
    void countAll();
    void reselect();
    void followFilter();
    void showChosen();
    void chooseArrived(const QModelIndex &first, const QModelIndex &last);
    void offerActions();
    void copy(const QString &text, const QString &message);
    std::optional<CiteMenu::Shown> citedRow() const;
    QString filterWords() const;
    RowsOnScreen rowsOnScreen(const std::vector<int> &columns) const;

    std::unique_ptr<Ui::NamespacesPage> m_ui;
    ColumnFit *m_columns = nullptr;
    SortKeeper *m_sort = nullptr;
    TableActions *m_tables = nullptr;
    CiteMenu *m_cite = nullptr;
    RegistrySession &m_session;
    NamespacesModel m_model;
    ListingCount *m_count = nullptr;
    NamespacesDetails *m_details = nullptr;
    AsOfBar *m_past = nullptr;
    QTimer m_refresh; ///< one look for a burst of changes
    bool m_wasLost = false; ///< opening failed, or the connection broke, at least once
    std::int64_t m_all = 0; ///< namespaces that there are, as far as that is known
    bool m_isNarrowing = false; ///< the filter was changed by hand, and its rows are not loaded yet
    bool m_isSorting = false; ///< another order was asked for, its rows have not come
    QString m_chosen; ///< the NID that stays selected when the rows are loaded again

    QAction *m_separator = new QAction(this), *m_line = new QAction(this);
    QAction *m_revise = nullptr;
    QAction *m_deprecate = nullptr;
    QAction *m_like = nullptr;
    QAction *m_copyNid = nullptr;
    QAction *m_copyPrefix = nullptr;
    QAction *m_copyTemplate = nullptr;
    QAction *m_find = nullptr;
    QAction *m_asOf = nullptr;
};

} // namespace nidreg::forms
