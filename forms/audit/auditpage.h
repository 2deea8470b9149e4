// SPDX-License-Identifier: MIT
#pragma once

#include "forms/audit/eventsmodel.h"
#include "forms/session/registrysession.h"
#include "forms/widgets/page.h"
#include "model/registry/log.h"
#include "model/registry/maintenance.h"

#include <QTimer>

#include <functional>
#include <memory>

namespace nidreg::forms {

class ColumnFit;
class TableActions;
struct RowsOnScreen;
struct TableOutlet;
namespace Ui {
class AuditPage;
}

/// The functions that the Audit page gets from outside: files and keys, which forms do not know.
/// Each may be empty; the page then does not offer it. `registry` is RegistryAccess::name.
struct AuditOutlets {
    /// The head as a checkpoint, signed where there is a key.
    std::function<registry::Stored<QString>(const registry::LogHead &)> checkpoint;
    /// An event's proof, as a file.
    std::function<registry::Stored<QByteArray>(const registry::Inclusion &)> proof;
    /// The checkpoints that were noted for this registry and its log (LogHead::log); called on any
    /// thread.
    std::function<registry::Stored<std::vector<registry::NotedHead>>(const std::string &registry,
                                                                     const std::string &log)>
        witnesses;
    /// Notes a checkpoint, and the events that it covers by name; answers where. Called on any
    /// thread.
    std::function<registry::Stored<QString>(registry::LogStore &store, const std::string &registry,
                                            const QString &checkpoint)>
        note;
    /// Notes that the log (LogHead::log) was verified.
    std::function<void(const std::string &log, const registry::Verification &)> noteVerified;
};

/// The log: events by time, what proves them, and whether all of it fits.
class AuditPage : public Page {
    Q_OBJECT

public:
    explicit AuditPage(RegistrySession &session, AuditOutlets outlets, QWidget *parent = nullptr);
    ~AuditPage() override;

    void setTables(const TableOutlet &outlet); ///< how tables leave the program

    QString pageName() const override;
    QString pageIcon() const override;
    QList<QAction *> pageActions() const override;
    QList<QAction *> fileActions() const override;
    void enter() override;

private:
    struct Run;

    void makeActions();
    void setUpViews();
    void fillWhat();
    void connectSignals();
    void restore();
    void save() const;

    registry::EventQuery query() const;
    QString filterWords() const;
    RowsOnScreen rowsOnScreen(const std::vector<int> &columns) const;
    void beginAnew();
    void loadMore();
    void loadNewest();
    void take(const registry::Stored<std::vector<registry::Event>> &page, int question);
    void forget();
    void showEmpty();
    void showChosen();

    void loadHead();
    void verify();
    void cancelVerifying();
    void showProgress();
    void forgetReport();
    void stopRun();
    void endRun();
    void showReport(const registry::Stored<registry::LogReport> &report);
    static QString failureWords(const registry::StoreError &why);
    QString reportWords(const registry::LogReport &report) const;

    void copyCheckpoint();
    void saveCheckpoint();
    void noteCheckpoint();
    void proveChosen();
    void saveProof(const registry::Stored<registry::Inclusion> &inclusion);
    void copyEvent();
    const registry::Event *chosen() const;

    std::unique_ptr<Ui::AuditPage> m_ui;
    ColumnFit *m_columns = nullptr;
    TableActions *m_tables = nullptr;
    RegistrySession &m_session;
    AuditOutlets m_outlets;
    EventsModel m_model;
    QAction *m_verify = nullptr, *m_copyCheckpoint = nullptr, *m_saveCheckpoint = nullptr,
            *m_note = nullptr, *m_prove = nullptr, *m_copyEvent = nullptr, *m_line = nullptr;
    QTimer m_typing; ///< ends when one stops typing into a filter
    QTimer m_refresh; ///< makes one of a burst of changes
    QTimer m_progress;
    std::shared_ptr<Run> m_run; ///< while verifying
    int m_question = 0;
    bool m_isLoading = false;
};

} // namespace nidreg::forms
