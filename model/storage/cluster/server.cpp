// SPDX-License-Identifier: MIT
#include "model/storage/cluster/server.h"

#include "model/files/filelock.h"
#include "model/files/savewhole.h"
#include "model/storage/cluster/serveruser.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace nidreg::storage {

namespace {

using namespace std::chrono_literals;

/// Recovery after a power cut replays at most max_wal_size; slow disks take their time.
constexpr auto kStartPatience = 120s;
constexpr auto kStopPatience = 60s;
constexpr qint64 kLongestLog = 1 << 20;

/// The socket's folder is closed to other OS users. Logins that have the rights of one person in
/// one role (nidreg_data.make_viewer) are no OS users; what they may do is less than what whoever
/// reaches the socket may do anyway.
constexpr const char *kAccess = "# Written by nidreg at every start.\n"
                                "local nidreg +nidreg_viewer trust\n"
                                "local all all peer\n";

QString pidFile(const ClusterFolders &folders)
{
    return folders.data() + QStringLiteral("/postmaster.pid");
}

/// Small, private and careful: no TCP, no replication, no parallel workers, fsync on.
/// On the command line, so that a newer program does not meet an older one's postgresql.conf.
QStringList settings(const ClusterFolders &folders, const QString &socketFolder)
{
    // A list of folders to PostgreSQL: quotes keep a comma from ending the name.
    const QString quoted = QString(socketFolder).replace(u'"', QStringLiteral("\"\""));
    return {
        QStringLiteral("listen_addresses="),
        QStringLiteral("hba_file=%1").arg(folders.access()),
        QStringLiteral("unix_socket_directories=\"%1\"").arg(quoted),
        QStringLiteral("unix_socket_permissions=0700"),
        QStringLiteral("port=5432"),
        QStringLiteral("cluster_name=nidreg"),
        QStringLiteral("shared_buffers=32MB"),
        QStringLiteral("huge_pages=off"),
        QStringLiteral("max_connections=20"),
        QStringLiteral("wal_level=minimal"),
        QStringLiteral("max_wal_senders=0"),
        QStringLiteral("min_wal_size=32MB"),
        QStringLiteral("max_wal_size=256MB"),
        QStringLiteral("jit=off"),
        QStringLiteral("max_parallel_workers=0"),
        QStringLiteral("max_parallel_workers_per_gather=0"),
        QStringLiteral("max_parallel_maintenance_workers=0"),
        QStringLiteral("max_logical_replication_workers=0"),
        QStringLiteral("autovacuum=on"),
        QStringLiteral("fsync=on"),
        QStringLiteral("full_page_writes=on"),
        QStringLiteral("synchronous_commit=on"),
        QStringLiteral("timezone=UTC"),
        QStringLiteral("log_timezone=UTC"),
        QStringLiteral("log_checkpoints=off"),
        QStringLiteral("logging_collector=off"),
    };
}

QStringList arguments(const ClusterFolders &folders, const QString &socketFolder)
{
    QStringList words{QStringLiteral("-D"), folders.data()};
    for (const QString &setting : settings(folders, socketFolder))
        words << QStringLiteral("-c") << setting;
    return words;
}

bool worksIn(pid_t pid, const QString &folder)
{
    struct stat its { };
    struct stat ours { };
    return ::stat(QByteArray("/proc/" + QByteArray::number(pid) + "/cwd").constData(), &its) == 0
        && ::stat(QFile::encodeName(folder).constData(), &ours) == 0 && its.st_dev == ours.st_dev
        && its.st_ino == ours.st_ino;
}

/// Line by line: pid, data folder, start, port, socket folder, address, shared memory, status.
std::optional<RunningServer> readPidFile(const ClusterFolders &folders)
{
    QFile file(pidFile(folders));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QList<QByteArray> lines = file.readAll().split('\n');
    RunningServer server;
    server.pid = lines.value(0).toInt();
    server.since = lines.value(2).toLongLong();
    server.socketFolder = QFile::decodeName(lines.value(4));
    server.isReady = lines.value(7).trimmed() == "ready";
    return server;
}

/// PostgreSQL takes any process under the number in a stale lock file for its predecessor and
/// refuses to start: after a restart of the machine somebody else may have that number, and in a
/// container whose first process does not reap, a killed server keeps its own as a zombie.
void forgetStale(const QString &lockFile, const QString &dataFolder)
{
    QFile file(lockFile);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const pid_t pid = file.readLine().trimmed().toInt();
    if (pid > 0 && ::kill(pid, 0) == 0 && !worksIn(pid, dataFolder))
        file.remove();
}

/// The log of earlier runs is kept once, and only when it has grown.
void turnLog(const ClusterFolders &folders)
{
    const QString old = folders.log() + QStringLiteral(".1");
    if (QFileInfo(folders.log()).size() > kLongestLog
        && (!QFile::exists(old) || QFile::remove(old)))
        QFile::rename(folders.log(), old);
}

int openLog(const ClusterFolders &folders)
{
    return ::open(QFile::encodeName(folders.log()).constData(),
                  O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/// The server's own reason: its last FATAL line, or whatever it said last.
QString reason(const ClusterFolders &folders, qint64 from)
{
    QFile log(folders.log());
    if (!log.open(QIODevice::ReadOnly) || !log.seek(from))
        return folders.log();
    const QString said = QString::fromUtf8(log.readAll()).trimmed();
    const qsizetype fatal = said.lastIndexOf(QLatin1String("FATAL:"));
    return fatal >= 0 ? said.mid(fatal).left(1000) : said.right(1000);
}

Clustered<base::Done> writeAccess(const ClusterFolders &folders)
{
    if (const auto why = files::saveWhole(folders.access(), kAccess))
        return failed(ClusterError::FolderUnusable, *why);
    // The server may be another OS user, and there is no secret in it.
    QFile::setPermissions(folders.access(),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup
                              | QFile::ReadOther);
    return base::Done();
}

Clustered<base::Done> spawnServer(const ClusterFolders &folders, const ServerPrograms &programs,
                                  const ServerUser &user, const QString &socketFolder)
{
    const auto lock =
        files::FileLock::tryLock(folders.serverLock(), files::FileLock::Kind::Exclusive);
    if (!lock)
        return lockFailed(ClusterError::Busy, folders.serverLock(), lock.error());
    const int log = openLog(folders);
    if (log < 0) {
        const QString why = QString::fromLocal8Bit(std::strerror(errno));
        return failed(ClusterError::FolderUnusable, folders.home + QStringLiteral(": ") + why);
    }
    const int error = spawnDetached(
        {programs.postgres(), arguments(folders, socketFolder), &user, log, lock->descriptor()});
    ::close(log);
    if (error != 0)
        return failed(ClusterError::StartFailed,
                      programs.postgres() + QStringLiteral(": ")
                          + QString::fromLocal8Bit(std::strerror(error)));
    return base::Done();
}

} // namespace

QByteArray RunningServer::run() const
{
    return QByteArray::number(pid) + ' ' + QByteArray::number(since);
}

std::optional<RunningServer> runningServer(const ClusterFolders &folders)
{
    auto server = readPidFile(folders);
    if (!server || server->pid <= 0 || !worksIn(server->pid, folders.data()))
        return {};
    return server;
}

Clustered<std::optional<RunningServer>> joinServer(const ClusterFolders &folders)
{
    std::optional<RunningServer> server;
    std::error_code why;
    const bool settled = files::waitUntil(
        [&] {
            server = runningServer(folders);
            if (server)
                return server->isReady;
            const auto held = files::FileLock::isHeld(folders.serverLock());
            why = held ? std::error_code() : held.error();
            return !held || !*held;
        },
        kStartPatience);
    if (why)
        return lockFailed(ClusterError::Busy, folders.serverLock(), why);
    if (!settled)
        return failed(ClusterError::StartFailed, reason(folders, 0));
    return server;
}

Clustered<RunningServer> startServer(const ClusterFolders &folders, const ServerPrograms &programs,
                                     const ServerUser &user, const QString &socketFolder)
{
    forgetStale(pidFile(folders), folders.data());
    forgetStale(socketFolder + QStringLiteral("/.s.PGSQL.5432.lock"), folders.data());
    turnLog(folders);
    if (const auto written = writeAccess(folders); !written)
        return base::fail(written.error());
    const qint64 from = QFileInfo(folders.log()).size();
    const auto spawned = spawnServer(folders, programs, user, socketFolder);
    if (!spawned)
        return base::fail(spawned.error());
    const auto joined = joinServer(folders);
    if (!joined)
        return base::fail(joined.error());
    if (!joined->has_value())
        return failed(ClusterError::StartFailed, reason(folders, from));
    return **joined;
}

Clustered<base::Done> stopServer(const ClusterFolders &folders, std::optional<RunningServer> known)
{
    constexpr auto kUnknownFor = 1s; // how long it may not be told whether it has ended
    std::optional<RunningServer> server = std::move(known);
    bool isTold = false;
    std::error_code why;
    auto lastKnown = std::chrono::steady_clock::now();
    const auto hasEnded = [&] {
        if (!server)
            server = runningServer(folders); // its file may be unreadable for a moment
        if (server && worksIn(server->pid, folders.data())) {
            if (!std::exchange(isTold, true))
                ::kill(server->pid, SIGINT);
            return false;
        }
        const auto held = files::FileLock::isHeld(folders.serverLock());
        why = held ? std::error_code() : held.error();
        if (held)
            lastKnown = std::chrono::steady_clock::now();
        return held ? !*held : std::chrono::steady_clock::now() - lastKnown > kUnknownFor;
    };
    const bool settled = files::waitUntil(hasEnded, kStopPatience);
    if (why)
        return lockFailed(ClusterError::StopFailed, folders.serverLock(), why);
    if (!settled)
        return failed(ClusterError::StopFailed, reason(folders, 0));
    if (server)
        removeSocketFolder(folders, server->socketFolder);
    return base::Done();
}

} // namespace nidreg::storage
