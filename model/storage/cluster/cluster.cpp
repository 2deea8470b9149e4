// SPDX-License-Identifier: MIT
#include "model/storage/cluster/cluster.h"

#include "model/files/savewhole.h"
#include "model/storage/cluster/creation.h"
#include "model/storage/cluster/replacement.h"
#include "model/storage/cluster/server.h"
#include "model/storage/cluster/serverwatch.h"
#include "model/storage/cluster/transfer.h"

#include <QDirIterator>
#include <QTimeZone>

#include <sys/stat.h>
#include <utility>

namespace nidreg::storage {

namespace {

using namespace std::chrono_literals;

/// Creating takes a second or two, recovery longer; whoever holds the lock gives up before this.
constexpr auto kChangePatience = 150s;

Clustered<files::FileLock> lockForChange(const ClusterFolders &folders,
                                         const ClusterProgress &progress)
{
    // The watch over the server holds it for an instant now and then.
    auto lock =
        files::FileLock::lock(folders.changeLock(), files::FileLock::Kind::Exclusive, 100ms);
    if (!lock && lock.error() == std::errc::operation_would_block) {
        progress(ClusterStep::Waiting);
        lock = files::FileLock::lock(folders.changeLock(), files::FileLock::Kind::Exclusive,
                                     kChangePatience);
    }
    if (!lock)
        return lockFailed(ClusterError::Busy, folders.changeLock(), lock.error());
    return std::move(*lock);
}

Clustered<base::Done> ownedBy(const ServerUser &user, const ClusterFolders &folders)
{
    struct stat state { };
    if (::stat(QFile::encodeName(folders.data()).constData(), &state) == 0
        && state.st_uid != user.uid)
        return failed(ClusterError::FolderUnusable,
                      QStringLiteral("%1 belongs to another OS user (%2)")
                          .arg(folders.data())
                          .arg(state.st_uid));
    return base::Done();
}

/// The server that programs use, and what came of an upgrade on the way to it.
struct Joined {
    RunningServer server;
    std::optional<ClusterUpgrade> upgrade = {};
};

/// What it takes to join or start the server.
struct Opening {
    const ClusterLocation &location;
    const ClusterFolders &folders;
    const ServerUser &user;
    const ClusterProgress &progress;
    const ClusterComparison &isSame;
};

/// The programs to start, after an upgrade where there is a newer version.
ServerPrograms upgraded(const Opening &opening, const ServerChoice &choice,
                        std::optional<ClusterUpgrade> &upgrade)
{
    if (!choice.newer || !opening.isSame)
        return choice.programs;
    upgrade = ClusterUpgrade{choice.programs.version, choice.newer->version, {}, {}};
    const auto kept = upgradeCluster(
        {opening.location, opening.folders, opening.user, choice.programs, *choice.newer},
        opening.isSame, opening.progress);
    if (kept) {
        upgrade->keptFolder = *kept;
        return *choice.newer;
    }
    upgrade->failure = kept.error();
    return choice.programs;
}

/// To be called under the change lock.
Clustered<Joined> joinOrStart(const Opening &opening)
{
    const ClusterFolders &folders = opening.folders;
    const auto joined = joinServer(folders);
    if (!joined)
        return base::fail(joined.error());
    if (joined->has_value())
        return Joined{**joined};

    const auto choice = findServerPrograms(opening.location, folders);
    if (!choice)
        return base::fail(choice.error());
    const auto socketFolder = makeSocketFolder(opening.location, folders, opening.user);
    if (!socketFolder)
        return base::fail(socketFolder.error());
    if (!folders.isCreated()) {
        opening.progress(ClusterStep::Creating);
        if (const auto created = createCluster(folders, choice->programs, opening.user); !created)
            return base::fail(created.error());
    }
    std::optional<ClusterUpgrade> upgrade;
    const ServerPrograms programs = upgraded(opening, *choice, upgrade);
    // An upgrade takes the folder of the server that it stops away.
    if (const auto again = makeSocketFolder(opening.location, folders, opening.user); !again)
        return base::fail(again.error());
    opening.progress(ClusterStep::Starting);
    const auto server = startServer(folders, programs, opening.user, *socketFolder);
    if (!server)
        return base::fail(server.error());
    watchServer(folders, server->pid);
    return Joined{*server, upgrade};
}

/// The marker names a run of the server: one from before a restart of the machine means nothing.
bool isKept(const ClusterFolders &folders, const RunningServer &server)
{
    QFile marker(folders.keepMarker());
    return marker.open(QIODevice::ReadOnly) && marker.readAll() == server.run();
}

qint64 sizeOf(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

/// Under the change lock: to ask is to try the lock, which would be in the way of one who leaves.
bool isInUse(const ClusterFolders &folders)
{
    const auto change =
        files::FileLock::lock(folders.changeLock(), files::FileLock::Kind::Exclusive, 200ms);
    const auto users = files::FileLock::isHeld(folders.usersLock());
    return !change || !users || *users; // while it cannot be told, it may be
}

QString firstLine(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readLine()).trimmed()
                                          : QString();
}

} // namespace

Clustered<std::unique_ptr<Cluster>> Cluster::open(const ClusterLocation &location,
                                                  const ClusterProgress &progress,
                                                  const ClusterComparison &isSame)
{
    const ClusterProgress tell = progress ? progress : [](ClusterStep) {};
    const auto user = ServerUser::find();
    if (!user)
        return base::fail(user.error());
    const ClusterFolders folders = foldersOf(location, *user);
    if (const auto home = makeHome(folders, *user); !home)
        return base::fail(home.error());
    const auto change = lockForChange(folders, tell);
    if (!change)
        return base::fail(change.error());
    if (const auto settled = settleReplacement(folders); !settled)
        return base::fail(settled.error());
    if (const auto owned = ownedBy(*user, folders); !owned)
        return base::fail(owned.error());
    if (const auto settled = settleUpgrade(folders); !settled)
        return base::fail(settled.error());
    auto lease = files::FileLock::lock(folders.usersLock(), files::FileLock::Kind::Shared, 1s);
    if (!lease)
        return lockFailed(ClusterError::Busy, folders.usersLock(), lease.error());
    const auto joined = joinOrStart({location, folders, *user, tell, isSame});
    if (!joined)
        return base::fail(joined.error());
    std::unique_ptr<Cluster> cluster(
        new Cluster(folders, std::move(*lease), joined->server.socketFolder, user->role));
    cluster->m_upgrade = joined->upgrade;
    return cluster;
}

Cluster::Cluster(ClusterFolders folders, files::FileLock lease, QString socketFolder,
                 QByteArray role)
    : m_folders(std::move(folders)), m_lease(std::move(lease)),
      m_socketFolder(std::move(socketFolder)), m_role(std::move(role))
{
}

Cluster::~Cluster()
{
    const auto change = lockForChange(m_folders, [](ClusterStep) {});
    if (!change || !m_lease.tryUpgrade())
        return;
    const auto server = runningServer(m_folders);
    if (server && !isKept(m_folders, *server)) {
        // Nobody is left to tell; the next to come joins or starts, whatever came of this.
        [[maybe_unused]] const auto stopped = stopServer(m_folders, server);
    }
}

QString Cluster::conninfo() const
{
    return ServerAddress{m_socketFolder, QString::fromUtf8(m_role)}.conninfo();
}

Clustered<base::Done> Cluster::keepRunning()
{
    const auto server = runningServer(m_folders);
    if (!server || files::saveWhole(m_folders.keepMarker(), server->run()))
        return failed(ClusterError::FolderUnusable, m_folders.keepMarker());
    return base::Done();
}

Clustered<ClusterStatus> Cluster::status(const ClusterLocation &location)
{
    const auto user = ServerUser::find();
    if (!user)
        return base::fail(user.error());
    const ClusterFolders folders = foldersOf(location, *user);
    ClusterStatus status;
    status.isCreated = folders.isCreated();
    status.isInUse = status.isCreated && isInUse(folders);
    status.dataFolder = folders.data();
    status.logFile = folders.log();
    status.version = firstLine(folders.data() + QStringLiteral("/PG_VERSION"));
    status.bytes = sizeOf(folders.data());
    status.keptFolders = keptFolders(folders);
    if (const auto server = runningServer(folders)) {
        status.isRunning = true;
        status.isKept = isKept(folders, *server);
        status.pid = server->pid;
        status.since = QDateTime::fromSecsSinceEpoch(server->since, QTimeZone::utc());
        status.socketFolder = server->socketFolder;
    }
    return status;
}

Clustered<base::Done> Cluster::stop(const ClusterLocation &location)
{
    const auto user = ServerUser::find();
    if (!user)
        return base::fail(user.error());
    const ClusterFolders folders = foldersOf(location, *user);
    if (!folders.isCreated())
        return base::Done();
    const auto change = lockForChange(folders, [](ClusterStep) {});
    if (!change)
        return base::fail(change.error());
    if (const auto users =
            files::FileLock::tryLock(folders.usersLock(), files::FileLock::Kind::Exclusive);
        !users)
        return lockFailed(ClusterError::InUse, folders.usersLock(), users.error());
    QFile::remove(folders.keepMarker());
    return stopServer(folders);
}

} // namespace nidreg::storage
