// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/cli/said.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

/// `urn scan` run as a program, and files for it.
namespace nidreg::tests {

inline void start(QProcess &program, const QStringList &arguments)
{
    program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                  QStringList{"--offline", "--format", "json", "urn", "scan"} + arguments);
    if (!program.waitForStarted())
        qFatal("nidreg-cli does not start");
}

inline Said scan(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess program;
    start(program, arguments);
    program.write(input);
    program.closeWriteChannel();
    return finished(program);
}

/// 3 lines of which the second is no URN.
inline const QByteArray kLines = "urn:isbn:0451450523\nurn:isbn:a b\r\nURN:no-such-nid:1?+r";

/// A folder of files that goes away with it.
class ScanFiles {
protected:
    QString path(const char *name) const { return m_folder.filePath(name); }
    QString file(const char *name, const QByteArray &content) const
    {
        QFile out(path(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("%s cannot be written", name);
        return out.fileName();
    }
    QByteArray contentOf(const char *name) const
    {
        QFile in(path(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace nidreg::tests
