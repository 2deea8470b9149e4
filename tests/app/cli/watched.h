// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QProcess>

#include <csignal>

/// How far a program is, as the kernel tells it: for what is done to it in the middle of its work.
namespace nidreg::tests {

/// What the kernel tells of a process.
inline QByteArray told(const QProcess &program, const char *file)
{
    QFile of(QStringLiteral("/proc/%1/%2").arg(program.processId()).arg(QLatin1String(file)));
    return of.open(QIODevice::ReadOnly) ? of.readAll() : QByteArray();
}

inline bool catchesInterrupts(const QProcess &program)
{
    const QByteArray status = told(program, "status");
    const auto at = status.indexOf("SigCgt:");
    return at >= 0
        && (status.mid(at + 7, 17).trimmed().toULongLong(nullptr, 16) & (1ULL << (SIGINT - 1)))
        != 0;
}

inline bool hasMapped(const QProcess &program, const QString &file)
{
    return told(program, "maps").contains(QFile::encodeName(file));
}

} // namespace nidreg::tests
