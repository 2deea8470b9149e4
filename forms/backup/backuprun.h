// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/backup.h"

#include <QFrame>
#include <QThreadPool>

#include <atomic>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace nidreg::forms {

/// Backs up a registry in the background, with a progress bar and Cancel. Shown while it runs.
class BackupRun : public QFrame {
    Q_OBJECT

public:
    explicit BackupRun(BackupOutlets outlets, QWidget *parent = nullptr);
    /// Stops what runs, and waits for its end.
    ~BackupRun() override;

    bool isRunning() const { return m_run != nullptr; }
    /// Answers with ended(). One at a time.
    void start(const QString &file);
    void stop();

signals:
    void ended(const nidreg::registry::Stored<nidreg::forms::DepositFacts> &backup);

private:
    /// Shared with the thread.
    struct Run {
        std::atomic<int> told = 0;
        std::atomic<bool> isStopped = false;
    };

    void showProgress(int permille);
    void finish(const registry::Stored<DepositFacts> &backup);

    BackupOutlets m_outlets;
    QLabel *m_label;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    std::shared_ptr<Run> m_run; ///< while it runs
    QThreadPool m_pool;
};

} // namespace nidreg::forms
