// SPDX-License-Identifier: MIT
#include "model/storage/cluster/upgrade.h"

#include "model/files/filelock.h"
#include "model/storage/cluster/creation.h"
#include "model/storage/cluster/server.h"
#include "model/storage/cluster/transfer.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QStorageInfo>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <tuple>
#include <unistd.h>

namespace nidreg::storage {

namespace {

/// Beside twice what the cluster takes: what an empty one takes, with its log.
constexpr qint64 kSizeOfEmptyCluster = 128LL << 20;

/// The new cluster, whole and compared, on its way to its place.
QString readyFolder(const ClusterFolders &folders)
{
    return folders.home + QStringLiteral("/cluster.upgraded");
}

QString keptName(int version)
{
    return QStringLiteral("cluster.postgresql-%1").arg(version);
}

/// One that is not there yet: somebody may have put an older cluster back, which is upgraded again.
QString freeKeptFolder(const ClusterFolders &folders, int version)
{
    const QString wanted = folders.home + u'/' + keptName(version);
    QString folder = wanted;
    for (int i = 2; QFileInfo::exists(folder); ++i)
        folder = wanted + QStringLiteral(".%1").arg(i);
    return folder;
}

base::Failure<ClusterFailure> systemFailure(const QString &path)
{
    return failed(ClusterError::UpgradeFailed,
                  QStringLiteral("%1: %2").arg(path, QString::fromLocal8Bit(std::strerror(errno))));
}

qint64 bytesIn(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        bytes += files.fileInfo().size();
    }
    return bytes;
}

Clustered<base::Done> checkFreeSpace(const ClusterFolders &folders)
{
    const qint64 wanted = 2 * bytesIn(folders.data()) + kSizeOfEmptyCluster;
    const qint64 free = QStorageInfo(folders.home).bytesAvailable();
    if (free >= wanted)
        return base::Done();
    return failed(ClusterError::NoSpace,
                  QStringLiteral("%1: %2 MB free, %3 MB needed")
                      .arg(folders.home)
                      .arg(free >> 20)
                      .arg(wanted >> 20));
}

bool syncFolder(const QString &folder)
{
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool synced = ::syncfs(descriptor) == 0;
    ::close(descriptor);
    return synced;
}

/// Renames within the home folder, and comes back when that is on the disk.
Clustered<base::Done> move(const QString &from, const QString &to, const ClusterFolders &folders)
{
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0
        || !syncFolder(folders.home))
        return systemFailure(to);
    return base::Done();
}

Clustered<base::Done> clear(const QString &folder)
{
    if (!QFileInfo::exists(folder) || QDir(folder).removeRecursively())
        return base::Done();
    return failed(ClusterError::FolderUnusable, folder);
}

/// Both servers, which stop with it where something went wrong.
class Servers {
public:
    explicit Servers(const Upgrade &upgrade)
        : m_upgrade(upgrade), m_work(workFolders(upgrade.folders))
    {
    }
    ~Servers() { std::ignore = stop(); }
    Servers(const Servers &) = delete;
    Servers &operator=(const Servers &) = delete;

    Clustered<base::Done> start();
    Clustered<base::Done> stop();

    ServerAddress before, after;

private:
    Clustered<QString> start(const ClusterFolders &folders, const ServerPrograms &programs);

    const Upgrade &m_upgrade;
    ClusterFolders m_work;
};

Clustered<QString> Servers::start(const ClusterFolders &folders, const ServerPrograms &programs)
{
    const auto socket = makeSocketFolder(m_upgrade.location, folders, m_upgrade.user);
    if (!socket)
        return socket;
    const auto server = startServer(folders, programs, m_upgrade.user, *socket);
    if (!server)
        return base::fail(server.error());
    return server->socketFolder;
}

Clustered<base::Done> Servers::start()
{
    const QString role = QString::fromUtf8(m_upgrade.user.role);
    const auto old = start(m_upgrade.folders, m_upgrade.from);
    if (!old)
        return base::fail(old.error());
    before = {*old, role};
    if (const auto home = makeHome(m_work, m_upgrade.user); !home)
        return home;
    if (const auto created = createCluster(m_work, m_upgrade.to, m_upgrade.user); !created)
        return created;
    const auto fresh = start(m_work, m_upgrade.to);
    if (!fresh)
        return base::fail(fresh.error());
    after = {*fresh, role};
    return base::Done();
}

Clustered<base::Done> Servers::stop()
{
    const auto fresh = stopServer(m_work);
    const auto old = stopServer(m_upgrade.folders);
    return fresh ? old : fresh;
}

/// All of the old cluster in the new one, compared.
Clustered<base::Done> fill(const Upgrade &upgrade, const ClusterComparison &isSame,
                           const ClusterProgress &progress)
{
    Servers servers(upgrade);
    progress(ClusterStep::Dumping);
    if (const auto started = servers.start(); !started)
        return started;
    const Transfer transfer{upgrade.to.folder, workFolders(upgrade.folders).home, servers.before,
                            servers.after};
    if (const auto dumped = dumpAll(transfer); !dumped)
        return dumped;
    progress(ClusterStep::Restoring);
    if (const auto restored = restoreAll(transfer); !restored)
        return restored;
    progress(ClusterStep::Comparing);
    if (const auto same = isSame(servers.before.conninfo(), servers.after.conninfo()); !same)
        return failed(ClusterError::UpgradeFailed, same.error().detail);
    return servers.stop();
}

/// The new cluster in the place of the old one. Between the two renames there is none in its place:
/// settleUpgrade() then goes on.
Clustered<QString> replace(const Upgrade &upgrade)
{
    const ClusterFolders &folders = upgrade.folders;
    const QString ready = readyFolder(folders);
    const QString kept = freeKeptFolder(folders, upgrade.from.version);
    if (const auto moved = move(workFolders(folders).home, ready, folders); !moved)
        return base::fail(moved.error());
    if (const auto moved = move(folders.data(), kept, folders); !moved)
        return base::fail(moved.error());
    if (const auto moved = move(ready + QStringLiteral("/cluster"), folders.data(), folders);
        !moved)
        return base::fail(moved.error());
    // What stays of it is removed by the next start.
    std::ignore = clear(ready);
    return kept;
}

} // namespace

ClusterFolders workFolders(const ClusterFolders &folders)
{
    return {folders.home + QStringLiteral("/cluster.upgrade")};
}

Clustered<QString> upgradeCluster(const Upgrade &upgrade, const ClusterComparison &isSame,
                                  const ClusterProgress &progress)
{
    if (const auto space = checkFreeSpace(upgrade.folders); !space)
        return base::fail(space.error());
    const QString work = workFolders(upgrade.folders).home;
    if (const auto cleared = clear(work); !cleared)
        return base::fail(cleared.error());
    if (const auto filled = fill(upgrade, isSame, progress); !filled) {
        std::ignore = clear(work);
        return base::fail(filled.error());
    }
    progress(ClusterStep::Replacing);
    return replace(upgrade);
}

Clustered<base::Done> settleUpgrade(const ClusterFolders &folders)
{
    const ClusterFolders work = workFolders(folders);
    if (QFileInfo::exists(work.home)) {
        if (const auto stopped = stopServer(work); !stopped)
            return stopped;
        // The old server may have been started by the upgrade alone.
        const auto users =
            files::FileLock::tryLock(folders.usersLock(), files::FileLock::Kind::Exclusive);
        if (const auto stopped = users ? stopServer(folders) : base::Done(); !stopped)
            return stopped;
        if (const auto cleared = clear(work.home); !cleared)
            return cleared;
    }
    const QString ready = readyFolder(folders);
    const QString fresh = ready + QStringLiteral("/cluster");
    if (!QFileInfo::exists(folders.data()) && QFileInfo::exists(fresh)) {
        if (const auto moved = move(fresh, folders.data(), folders); !moved)
            return moved;
    }
    return clear(ready);
}

QStringList keptFolders(const ClusterFolders &folders)
{
    QStringList kept;
    for (const QString &name :
         QDir(folders.home).entryList({QStringLiteral("cluster.postgresql-*")}, QDir::Dirs))
        kept.append(folders.home + u'/' + name);
    return kept;
}

} // namespace nidreg::storage
