// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/serverprograms.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace nidreg::tests {

inline void writeScript(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write("#!/bin/sh\n" + text) < 0)
        qFatal("%s", qPrintable(path));
    file.close();
    file.setPermissions(QFile::Permissions(0x5555) | QFile::WriteOwner);
}

/// A folder of programs that do nothing but tell their version: "17", or "17 without pg_dump".
inline QString pretendPrograms(const QString &root, const QString &what)
{
    const QString version = what.section(' ', 0, 0), folder = root + '/' + version;
    QDir().mkpath(folder);
    for (const char *name : {"postgres", "initdb", "psql", "pg_dump", "pg_dumpall", "pg_restore"}) {
        if (!what.endsWith(QString("without ") + name))
            writeScript(folder + '/' + name,
                        "echo 'postgres (PostgreSQL) " + version.toUtf8() + ".0'\n");
    }
    return folder;
}

/// Folders of PostgreSQL's programs.
struct Versions {
    QString older; ///< that makes a cluster
    QString newer; ///< that takes it over
    QString made; ///< that runs what came of it
};

/// A newer version beside the installed one: that of NIDREG_NEWER_POSTGRESQL, or the installed one
/// under a number of its own.
inline const Versions &versions()
{
    static const Versions found = [] {
        const QDir installed(QStringLiteral("/usr/lib/postgresql"));
        const QStringList names = installed.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        const QString older = installed.filePath(names.value(0)) + "/bin";
        const QString newer = qEnvironmentVariable("NIDREG_NEWER_POSTGRESQL");
        if (!newer.isEmpty())
            return Versions{older, newer, newer};
        static const QTemporaryDir folder(QStringLiteral("/tmp/nidreg-newer"));
        ::chmod(QFile::encodeName(folder.path()).constData(), 0755);
        for (const QString &name : QDir(older).entryList(QDir::Files)) {
            if (name != QLatin1String("postgres"))
                QFile::link(older + '/' + name, folder.filePath(name));
        }
        writeScript(folder.filePath("postgres"),
                    "if [ \"$1\" = --version ]; then echo 'postgres (PostgreSQL) 99.0'; exit; fi\n"
                    "exec '"
                        + QFile::encodeName(older) + "/postgres' \"$@\"\n");
        return Versions{older, folder.path(), older};
    }();
    return found;
}

} // namespace nidreg::tests
