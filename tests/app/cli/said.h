// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace nidreg::tests {

/// What one run of nidreg-cli came to.
struct Said {
    int status = -1; ///< -1: it crashed
    QByteArray out, err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// Waits for the program's end.
inline Said finished(QProcess &program)
{
    if (!program.waitForFinished(60000))
        qFatal("nidreg-cli does not end: %s", qPrintable(program.arguments().join(' ')));
    return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
            program.readAllStandardOutput(), program.readAllStandardError()};
}

} // namespace nidreg::tests
