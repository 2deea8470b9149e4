// SPDX-License-Identifier: MIT
#include "model/storage/cluster/serverprograms.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <vector>

namespace nidreg::storage {

namespace {

constexpr int kOldestVersion = 15;

QStringList debianFolders()
{
    const QDir root(QStringLiteral("/usr/lib/postgresql"));
    QStringList folders;
    for (const QString &version : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        folders.append(root.filePath(version) + QStringLiteral("/bin"));
    return folders;
}

/// Debian's path tells the version; for any other the program is asked, which takes 10 ms.
int versionOf(const QString &folder)
{
    static const QRegularExpression debian(QStringLiteral("/postgresql/(\\d+)/bin$"));
    if (const auto match = debian.match(folder); match.hasMatch())
        return match.capturedView(1).toInt();
    QProcess program;
    program.start(folder + QStringLiteral("/postgres"), {QStringLiteral("--version")});
    if (!program.waitForFinished(5000))
        return 0;
    static const QRegularExpression number(QStringLiteral("PostgreSQL\\) (\\d+)"));
    return number.match(QString::fromUtf8(program.readAllStandardOutput())).capturedView(1).toInt();
}

std::vector<ServerPrograms> installed(const QStringList &folders)
{
    std::vector<ServerPrograms> programs;
    for (const QString &folder : folders) {
        if (QFileInfo(folder + QStringLiteral("/postgres")).isExecutable()
            && QFileInfo(folder + QStringLiteral("/initdb")).isExecutable())
            programs.push_back({folder, versionOf(folder)});
    }
    std::ranges::stable_sort(programs, std::ranges::greater(), &ServerPrograms::version);
    return programs;
}

QString dataVersion(const ClusterFolders &folders)
{
    QFile file(folders.data() + QStringLiteral("/PG_VERSION"));
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()).trimmed()
                                          : QString();
}

bool isComplete(const ServerPrograms &programs)
{
    return std::ranges::all_of(
        std::array{"pg_dump", "pg_dumpall", "pg_restore", "psql"}, [&programs](const char *name) {
            return QFileInfo(programs.folder + u'/' + QLatin1String(name)).isExecutable();
        });
}

/// `programs` has the newest first.
Clustered<ServerChoice> choiceFor(const QString &version,
                                  const std::vector<ServerPrograms> &programs)
{
    const auto made = std::ranges::find(programs, version.toInt(), &ServerPrograms::version);
    if (made != programs.end() && made->version > 0) {
        const auto newer = std::ranges::find_if(programs, isComplete);
        if (newer != programs.end() && newer->version > made->version)
            return ServerChoice{*made, *newer};
        return ServerChoice{*made, {}};
    }
    QStringList versions;
    for (const ServerPrograms &one : programs)
        versions.append(QString::number(one.version));
    return failed(ClusterError::OtherVersion,
                  QStringLiteral("the data was made by PostgreSQL %1; installed: %2")
                      .arg(version, versions.join(QStringLiteral(", "))));
}

} // namespace

Clustered<ServerChoice> findServerPrograms(const ClusterLocation &location,
                                           const ClusterFolders &folders)
{
    const QStringList where =
        location.programFolders.isEmpty() ? debianFolders() : location.programFolders;
    const std::vector<ServerPrograms> programs = installed(where);
    if (programs.empty() || programs.front().version < kOldestVersion)
        return failed(ClusterError::NoServerProgram, where.join(QStringLiteral(", ")));
    if (folders.isCreated())
        return choiceFor(dataVersion(folders), programs);
    return ServerChoice{programs.front(), {}};
}

} // namespace nidreg::storage
