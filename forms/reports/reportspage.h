// SPDX-License-Identifier: MIT
#pragma once

#include "forms/reports/savedqueries.h"
#include "forms/session/registrysession.h"
#include "forms/tables/tableoutlet.h"
#include "forms/widgets/page.h"
#include "model/registry/table.h"

#include <QTimer>

#include <array>
#include <vector>

class QListWidget;
class QListWidgetItem;
class QSplitter;
class QStackedWidget;

namespace nidreg::forms {

class QueryView;
class ReportView;

/// Shipped reports as charts and tables, and a person's own queries.
class ReportsPage : public Page {
    Q_OBJECT

public:
    ReportsPage(RegistrySession &session, TableOutlet outlet, QWidget *parent = nullptr);
    ~ReportsPage() override;

    QString pageName() const override;
    QString pageIcon() const override;
    QList<QAction *> pageActions() const override;
    QList<QAction *> fileActions() const override { return {m_export, m_picture, m_print}; }
    void enter() override;

    /// Shows a shipped report.
    void showReport(const QString &name);

    /// Saves under `path`, in the format of its ending; what went wrong, or nothing. For the
    /// dialogs, and for who knows the path.
    QString saveTable(const QString &path);
    QString savePicture(const QString &path);

signals:
    void namespaceWanted(const QString &nid);
    void requestWanted(nidreg::workflow::RequestId request);

private:
    void showEvent(QShowEvent *event) override;
    enum Kind { HeadingItem, ReportItem, NewItem, OwnItem, SharedItem };

    void layOut();
    void makeActions();
    void connectSignals();
    QListWidgetItem *addItem(Kind kind, const QString &text, const QString &name);
    void fillList();
    void loadShared();
    void chooseItem(Kind kind, const QString &name);
    Kind kind() const;
    QString name() const;
    QString savedText() const;
    QString key() const;
    void showItem();
    void keepText();
    void offerActions();
    QString whyNoRegistrar() const;

    void newQuery();
    void saveQuery();
    void removeQuery();
    void share();
    void withdraw();
    QString askName(const QString &title, const QString &suggested);
    void exportTable();
    void exportPicture();
    void print();
    const registry::Table *shownTable() const;

    RegistrySession &m_session;
    TableOutlet m_outlet;
    SavedQueries m_queries;
    std::vector<registry::SharedQuery> m_shared;
    QString m_key; ///< of the query whose text is in the editor
    bool m_isFilling = false;
    QTimer m_burst; ///< makes one of a burst of changes

    QListWidget *m_list = nullptr;
    QStackedWidget *m_stack = nullptr;
    ReportView *m_report = nullptr;
    QueryView *m_query = nullptr;
    QSplitter *m_split = nullptr;
    QAction *m_run = nullptr, *m_cancel = nullptr, *m_new = nullptr, *m_save = nullptr,
            *m_remove = nullptr, *m_share = nullptr, *m_withdraw = nullptr, *m_export = nullptr,
            *m_picture = nullptr, *m_print = nullptr;
    std::array<QAction *, 2> m_lines{}; ///< between groups
};

} // namespace nidreg::forms
