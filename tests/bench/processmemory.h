// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>

namespace nidreg::bench {

/// What a process takes, its part of what it shares with others included (Pss), in MiB.
inline double mebibytes(qint64 pid)
{
    QFile rollup(QStringLiteral("/proc/%1/smaps_rollup").arg(pid));
    if (!rollup.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : rollup.readAll().split('\n')) {
        if (line.startsWith("Pss:"))
            return line.mid(4).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

/// The same for a process and its children.
inline double mebibytesOfTree(qint64 pid)
{
    double all = mebibytes(pid);
    for (const QString &each : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile stat(QStringLiteral("/proc/%1/stat").arg(each));
        if (each.toLongLong() <= 0 || !stat.open(QIODevice::ReadOnly))
            continue;
        const QByteArray text = stat.readAll();
        if (text.mid(text.lastIndexOf(')') + 2).split(' ').value(1).toLongLong() == pid)
            all += mebibytes(each.toLongLong());
    }
    return all;
}

} // namespace nidreg::bench
