// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/registrysession.h"
#include "forms/tables/rowsonscreen.h"
#include "forms/tables/tableoutlet.h"

#include <QAction>
#include <QTimer>

#include <atomic>
#include <memory>
#include <stop_token>

class QProgressDialog;

namespace nidreg::forms {

class ColumnFit;
class ColumnMenu;
class ExportDialog;
class RowsView;

/// What every large table offers: to choose its columns, to copy the selected rows as a table, and
/// to export or print what is on screen, all of it. Long operations run on another thread, with
/// Cancel.
class TableActions : public QObject {
    Q_OBJECT

public:
    /// The rows on screen at that moment, with these columns.
    using Look = std::function<RowsOnScreen(const std::vector<int> &columns)>;

    /// `optional` are the columns that are hidden at first. Several rows of `table` can be selected
    /// from now on.
    TableActions(RowsView &table, ColumnFit &fit, RegistrySession &session, Look look,
                 std::vector<int> optional = {});
    ~TableActions() override;

    /// How tables leave the program; without formats these actions are not offered.
    void setOutlet(const TableOutlet &outlet);

    /// Copy, export, print, columns: for the page's menu.
    QList<QAction *> actions() const;
    /// Those that make a file or paper: for the File menu.
    QList<QAction *> fileActions() const { return {m_export, m_print}; }
    ColumnMenu &columns() const { return *m_columns; }

    /// Writes all rows to `path` with these columns, in the format of its ending, PDF too.
    /// finished() follows.
    void exportTo(const QString &path, const std::vector<int> &columns);
    /// The selected rows onto the clipboard, as text and as HTML. finished() follows.
    void copySelected();

signals:
    void messageShown(const QString &message);
    /// An export, a copy or the reading for a print ended, well or not.
    void finished();

private:
    struct Run;
    using Ended = std::function<void(const registry::Stored<base::Done> &)>;

    void makeActions();
    void offer();
    RowsOnScreen shown() const;
    void askForExport();
    void askPath(const ExportDialog &wanted, const QString &title);
    void print();
    /// What is being done, for the progress dialog, and that it was not done, for a failure.
    struct Wording {
        QString doing, notDone;
    };
    void start(const Wording &wording, const RowsOnScreen &rows,
               std::function<registry::Stored<base::Done>(const EachRow &)> work, Ended ended);
    void showProgress();
    void toClipboard(const registry::Table &table);
    QString printedAbout(const RowsOnScreen &rows) const;

    RowsView &m_table;
    RegistrySession &m_session;
    Look m_look;
    TableOutlet m_outlet;
    ColumnMenu *m_columns;
    QAction *m_copy = nullptr, *m_export = nullptr, *m_print = nullptr;
    QTimer m_progress;
    QProgressDialog *m_dialog = nullptr;
    std::shared_ptr<Run> m_run; ///< null: nothing is running
    std::stop_source m_stop;
};

} // namespace nidreg::forms
