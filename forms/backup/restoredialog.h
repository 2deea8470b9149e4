// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/backup.h"
#include "forms/session/registrysession.h"

#include <QDialog>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace nidreg::forms {

/// Replaces the local registry by a backup: reads the chosen deposits, says what they hold and what
/// will happen, restores them beside the present registry, and replaces the present one once the
/// result is verified. The present one is kept. Until then nothing changes, whatever fails.
class RestoreDialog : public QDialog {
    Q_OBJECT

public:
    RestoreDialog(RegistrySession &session, BackupOutlets outlets, QWidget *parent = nullptr);
    /// Stops what runs, and waits for its end.
    ~RestoreDialog() override;

    /// Reads these deposits, the full one and its increments in any order.
    void choose(const QStringList &files);

signals:
    /// The local registry is the restored one; where the one before is kept, or empty.
    void restored(const QString &kept);

private:
    enum class Stage { Asking, Reading, Restoring, Replacing, Done };
    struct Found {
        QString file;
        registry::Stored<DepositFacts> facts;
    };
    /// Shared with the thread.
    struct Run {
        std::atomic<int> told = 0;
        std::atomic<bool> isStopped = false;
    };

    QString folderOfLast() const;
    void browse();
    void take(std::vector<Found> found);
    QString whyNot() const;
    void restore();
    void takePrepared(const registry::Stored<std::shared_ptr<PreparedRestore>> &prepared);
    void replace();
    void finish(const registry::Stored<QString> &kept);
    void enter(Stage stage);
    Told begin(Stage stage);
    void showProgress(int permille);
    void say(base::Severity severity, const QString &text);
    void done(int result) override;

    RegistrySession &m_session;
    BackupOutlets m_outlets;
    Stage m_stage = Stage::Asking;
    std::vector<DepositFacts> m_deposits; ///< all of them undamaged, in their order
    bool m_isFaulty = false; ///< some of what was chosen is not
    std::shared_ptr<PreparedRestore> m_prepared;
    std::shared_ptr<Run> m_run; ///< while something runs
    QListWidget *m_list;
    QPushButton *m_browse, *m_restore, *m_close;
    QLabel *m_what, *m_icon, *m_said;
    QProgressBar *m_bar;
    QThreadPool m_pool;
};

} // namespace nidreg::forms
