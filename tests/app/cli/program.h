// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cli/said.h"

#include <QElapsedTimer>
#include <QProcess>

#include <csignal>

/// The real nidreg-cli, run to its end or ended on its way.
namespace nidreg::tests {

inline void start(QProcess &program, const QString &conninfo, const QStringList &arguments)
{
    program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                  QStringList{"--db", conninfo} + arguments);
    program.closeWriteChannel();
    if (!program.waitForStarted())
        qFatal("nidreg-cli does not start");
}

inline Said say(const QString &conninfo, const QStringList &arguments)
{
    QProcess program;
    start(program, conninfo, arguments);
    return finished(program);
}

/// Runs the program and ends it after so many microseconds; true when it was over by then.
inline bool endAfter(int microseconds, int signal, const QString &conninfo,
                     const QStringList &arguments)
{
    QProcess program;
    start(program, conninfo, arguments);
    QElapsedTimer clock;
    clock.start();
    while (clock.nsecsElapsed() / 1000 < microseconds && !program.waitForFinished(1))
        ;
    if (program.state() == QProcess::Running)
        ::kill(pid_t(program.processId()), signal);
    program.waitForFinished(60000);
    return program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0;
}

} // namespace nidreg::tests
