// SPDX-License-Identifier: MIT
#pragma once

#include "forms/backup/backuprun.h"
#include "forms/session/preferences.h"
#include "forms/session/registrysession.h"

#include <QAction>
#include <QTimer>

class QVBoxLayout;

namespace nidreg::forms {
class BackupMark;
class MessageBar;
} // namespace nidreg::forms

namespace nidreg::app {

/// Backing up and restoring from the window: the two commands, the age of the last backup, and the
/// reminder.
class Backups : public QObject {
    Q_OBJECT

public:
    /// Puts its bars at the top of `above`.
    Backups(forms::RegistrySession &session, forms::BackupOutlets outlets, QVBoxLayout &above,
            QWidget &window);

    QAction *backUpAction() const { return m_backUp; }
    QAction *restoreAction() const { return m_restore; }
    QWidget *mark() const;

    /// To this file, beside everything else.
    void backUp(const QString &file);
    /// Looks again whether a reminder is due, and how old the last backup is.
    void look();

    /// False while a backup runs, and the person wants it to go on.
    bool mayClose();

signals:
    void preferencesWanted();

private:
    void choose();
    void restore();
    void fitActions();
    void open();
    QString whyNotBackUp() const;
    void forget();
    void takeHead(const registry::LogHead &head);
    void takeProgress(const QString &log,
                      const registry::Stored<registry::LocalProgress> &progress);
    std::optional<registry::Backup> lastBackup() const;
    void showState();
    void remind();
    void tell(const registry::Stored<forms::DepositFacts> &backup);

    forms::RegistrySession &m_session;
    forms::BackupOutlets m_outlets;
    QWidget &m_window;
    QAction *m_backUp, *m_restore;
    forms::BackupRun *m_run;
    forms::MessageBar *m_bar; ///< what came of it, and the reminder
    forms::BackupMark *m_mark;
    registry::LogHead m_head; ///< as it was last seen; of no log: not yet
    std::string m_runningLog; ///< of the registry that is being backed up
    bool m_isOwner = false; ///< the login may back this registry up
    bool m_isUsed = false; ///< something was done in this local registry
    QTimer m_hourly;
    QThreadPool m_pool;
};

} // namespace nidreg::app
