// SPDX-License-Identifier: MIT
#pragma once

#include <QSocketNotifier>

#include <array>
#include <memory>

namespace nidreg::app {

/// SIGTERM, SIGINT and SIGHUP, told in the event loop: the session's end, Ctrl+C in the terminal,
/// the terminal closed. One at a time in a program; while it lives, the signals end nothing by
/// themselves.
class QuitSignals : public QObject {
    Q_OBJECT

public:
    explicit QuitSignals(QObject *parent = nullptr);
    ~QuitSignals() override;

signals:
    void quitWanted();

private:
    void take();

    std::array<int, 2> m_pipe; ///< read end, write end; -1 where there was none to have
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace nidreg::app
