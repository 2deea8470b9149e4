// SPDX-License-Identifier: MIT
#include "model/storage/cluster/cluster.h"

#include "model/files/savewhole.h"
#include "model/storage/cluster/creation.h"
#include "model/storage/cluster/replacement.h"
#include "model/storage/cluster/server.h"

#include <QDirIterator>

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
    auto lock = files::FileLock::tryLock(folders.changeLock(), files::FileLock::Kind::Exclusive);
    if (!lock) {
        progress(ClusterStep::Waiting);
        lock = files::FileLock::lock(folders.changeLock(), files::FileLock::Kind::Exclusive,
                                     kChangePatience);
    }
    if (!lock)
        return failed(ClusterError::Busy, folders.changeLock());
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

/// To be called under the change lock.
Clustered<RunningServer> joinOrStart(const ClusterPlace &place, const ClusterFolders &folders,
                                     const ServerUser &user, const ClusterProgress &progress)
{
    const auto joined = joinServer(folders);
    if (!joined)
        return base::fail(joined.error());
    if (joined->has_value())
        return **joined;

    const auto programs = findServerPrograms(place, folders);
    if (!programs)
        return base::fail(programs.error());
    const auto socketFolder = makeSocketFolder(place, folders, user);
    if (!socketFolder)
        return base::fail(socketFolder.error());
    if (!folders.isCreated()) {
        progress(ClusterStep::Creating);
        if (const auto created = createCluster(folders, *programs, user); !created)
            return base::fail(created.error());
    }
    progress(ClusterStep::Starting);
    return startServer(folders, *programs, user, *socketFolder);
}

/// The marker names a run of the server: one from before a restart of the machine means nothing.
bool isKept(const ClusterFolders &folders, const RunningServer &server)
{
    QFile marker(folders.keepMarker());
    return marker.open(QIODevice::ReadOnly) && marker.readAll() == server.run();
}

QString quoted(QString value)
{
    value.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return u'\'' + value + u'\'';
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
    return !change || files::FileLock::isHeld(folders.usersLock());
}

QString firstLine(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readLine()).trimmed()
                                          : QString();
}

} // namespace

Clustered<std::unique_ptr<Cluster>> Cluster::open(const ClusterPlace &place,
                                                  const ClusterProgress &progress)
{
    const ClusterProgress tell = progress ? progress : [](ClusterStep) {};
    const auto user = ServerUser::find();
    if (!user)
        return base::fail(user.error());
    const ClusterFolders folders = foldersOf(place, *user);
    if (const auto home = makeHome(folders, *user); !home)
        return base::fail(home.error());
    const auto change = lockForChange(folders, tell);
    if (!change)
        return base::fail(change.error());
    if (const auto settled = settleReplacement(folders); !settled)
        return base::fail(settled.error());
    if (const auto owned = ownedBy(*user, folders); !owned)
        return base::fail(owned.error());
    auto lease = files::FileLock::lock(folders.usersLock(), files::FileLock::Kind::Shared, 1s);
    if (!lease)
        return failed(ClusterError::FolderUnusable, folders.usersLock());
    const auto server = joinOrStart(place, folders, *user, tell);
    if (!server)
        return base::fail(server.error());
    return std::unique_ptr<Cluster>(
        new Cluster(folders, std::move(*lease), server->socketFolder, user->role));
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
        [[maybe_unused]] const auto stopped = stopServer(m_folders);
    }
}

QString Cluster::conninfo() const
{
    return QStringLiteral("host=%1 dbname=nidreg user=%2")
        .arg(quoted(m_socketFolder), quoted(QString::fromUtf8(m_role)));
}

Clustered<base::Done> Cluster::keepRunning()
{
    const auto server = runningServer(m_folders);
    if (!server || files::saveWhole(m_folders.keepMarker(), server->run()))
        return failed(ClusterError::FolderUnusable, m_folders.keepMarker());
    return base::Done();
}

Clustered<ClusterStatus> Cluster::status(const ClusterPlace &place)
{
    const auto user = ServerUser::find();
    if (!user)
        return base::fail(user.error());
    const ClusterFolders folders = foldersOf(place, *user);
    ClusterStatus status;
    status.isCreated = folders.isCreated();
    status.isInUse = status.isCreated && isInUse(folders);
    status.dataFolder = folders.data();
    status.logFile = folders.log();
    status.version = firstLine(folders.data() + QStringLiteral("/PG_VERSION"));
    status.bytes = sizeOf(folders.data());
    if (const auto server = runningServer(folders)) {
        status.isRunning = true;
        status.isKept = isKept(folders, *server);
        status.pid = server->pid;
        status.since = QDateTime::fromSecsSinceEpoch(server->since, Qt::UTC);
        status.socketFolder = server->socketFolder;
    }
    return status;
}

Clustered<base::Done> Cluster::stop(const ClusterPlace &place)
{
    const auto user = ServerUser::find();
    if (!user)
        return base::fail(user.error());
    const ClusterFolders folders = foldersOf(place, *user);
    if (!folders.isCreated())
        return base::Done();
    const auto change = lockForChange(folders, [](ClusterStep) {});
    if (!change)
        return base::fail(change.error());
    if (!files::FileLock::tryLock(folders.usersLock(), files::FileLock::Kind::Exclusive))
        return failed(ClusterError::InUse, folders.usersLock());
    QFile::remove(folders.keepMarker());
    return stopServer(folders);
}

} // namespace nidreg::storage
