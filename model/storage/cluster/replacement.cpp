// SPDX-License-Identifier: MIT
#include "model/storage/cluster/replacement.h"

#include "model/files/savewhole.h"
#include "model/storage/cluster/cluster.h"
#include "model/storage/cluster/server.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace nidreg::storage {

namespace {

using base::Done;
using namespace std::chrono_literals;

constexpr auto kSwapPatience = 150s;

/// Names the folder that the present cluster is kept in, while it is on its way there.
QString noteOf(const ClusterFolders &folders)
{
    return folders.home + QStringLiteral("/cluster.replacing");
}

base::Failure<ClusterFailure> unusable(const QString &path)
{
    return failed(ClusterError::FolderUnusable,
                  QStringLiteral("%1: %2").arg(path, QString::fromLocal8Bit(std::strerror(errno))));
}

Clustered<Done> renamed(const QString &from, const QString &to)
{
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return unusable(to);
    return Done();
}

/// Names are on disk once their folder is.
Clustered<Done> syncNames(const QString &folder)
{
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return unusable(folder);
    const bool isSynced = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return isSynced ? Clustered<Done>(Done()) : unusable(folder);
}

/// A name that nothing has yet.
QString freePath(const QString &wanted)
{
    QString path = wanted;
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QStringLiteral("%1-%2").arg(wanted).arg(i);
    return path;
}

Clustered<Done> removeNote(const ClusterFolders &folders)
{
    if (!QFile::remove(noteOf(folders)))
        return unusable(noteOf(folders));
    return syncNames(folders.home);
}

Clustered<Done> clearAway(const ClusterLocation &location)
{
    if (!QFileInfo::exists(location.dataFolder))
        return Done();
    if (auto stopped = Cluster::stop(location); !stopped)
        return stopped;
    if (!QDir(location.dataFolder).removeRecursively())
        return failed(ClusterError::FolderUnusable, location.dataFolder);
    return Done();
}

} // namespace

Clustered<std::unique_ptr<Replacement>> Replacement::begin(const ClusterLocation &present)
{
    const auto user = ServerUser::find();
    if (!user)
        return base::fail(user.error());
    const ClusterFolders folders = foldersOf(present, *user);
    if (const auto home = makeHome(folders, *user); !home)
        return base::fail(home.error());
    const QString lockFile = folders.home + QStringLiteral("/restoring.lock");
    auto lock = files::FileLock::tryLock(lockFile, files::FileLock::Kind::Exclusive);
    if (!lock)
        return lockFailed(ClusterError::Busy, lockFile, lock.error());
    ClusterLocation made = present;
    made.dataFolder = folders.home + QStringLiteral("/restoring");
    if (const auto cleared = clearAway(made); !cleared)
        return base::fail(cleared.error());
    return std::unique_ptr<Replacement>(new Replacement(folders, made, std::move(*lock)));
}

Replacement::Replacement(ClusterFolders folders, ClusterLocation made, files::FileLock lock)
    : m_folders(std::move(folders)), m_new(std::move(made)), m_lock(std::move(lock))
{
}

Replacement::~Replacement()
{
    // What is left, the next one clears away.
    [[maybe_unused]] const auto cleared = clearAway(m_new);
}

Clustered<QString> Replacement::finish(const QString &keptName,
                                       const std::function<void(ReplacementStep)> &reached)
{
    if (const auto stopped = Cluster::stop(m_new); !stopped)
        return base::fail(stopped.error());
    const auto change = files::FileLock::lock(m_folders.changeLock(),
                                              files::FileLock::Kind::Exclusive, kSwapPatience);
    if (!change)
        return lockFailed(ClusterError::Busy, m_folders.changeLock(), change.error());
    if (const auto settled = settleReplacement(m_folders); !settled)
        return base::fail(settled.error());
    const auto users =
        files::FileLock::tryLock(m_folders.usersLock(), files::FileLock::Kind::Exclusive);
    if (!users)
        return lockFailed(ClusterError::InUse, m_folders.usersLock(), users.error());
    QFile::remove(m_folders.keepMarker());
    if (const auto stopped = stopServer(m_folders); !stopped)
        return base::fail(stopped.error());
    return exchange(
        freePath(m_folders.home + u'/' + keptName), reached ? reached : [](ReplacementStep) {});
}

/// At every moment there is a whole cluster in place, or a note of how it is put back.
Clustered<QString> Replacement::exchange(const QString &kept,
                                         const std::function<void(ReplacementStep)> &reached)
{
    const QString made = m_new.dataFolder + QStringLiteral("/cluster");
    if (!QFileInfo::exists(made))
        return failed(ClusterError::FolderUnusable, made);
    const bool hasPresent = m_folders.isCreated();
    if (hasPresent) {
        const QByteArray name = QFile::encodeName(QFileInfo(kept).fileName());
        if (const auto why = files::saveWhole(noteOf(m_folders), name))
            return failed(ClusterError::FolderUnusable, *why);
        reached(ReplacementStep::Noted);
        if (const auto moved = renamed(m_folders.data(), kept); !moved)
            return base::fail(moved.error());
        reached(ReplacementStep::PresentKept);
    }
    auto done = renamed(made, m_folders.data());
    if (done)
        done = syncNames(m_folders.home);
    if (!done) {
        // With the note: what fails here too, the next Cluster::open() does.
        [[maybe_unused]] const auto settled = settleReplacement(m_folders);
        return base::fail(done.error());
    }
    reached(ReplacementStep::NewInPlace);
    // A note that stays is found to be done with by the next Cluster::open().
    if (hasPresent) [[maybe_unused]]
        const auto removed = removeNote(m_folders);
    return hasPresent ? kept : QString();
}

Clustered<Done> settleReplacement(const ClusterFolders &folders)
{
    QFile note(noteOf(folders));
    if (!note.open(QIODevice::ReadOnly))
        return Done();
    const QString name = QFileInfo(QFile::decodeName(note.readAll())).fileName();
    note.close();
    const QString kept = folders.home + u'/' + name;
    if (!QFileInfo::exists(folders.data()) && !name.isEmpty() && QFileInfo::exists(kept)) {
        if (auto back = renamed(kept, folders.data()); !back)
            return back;
        if (auto synced = syncNames(folders.home); !synced)
            return synced;
    }
    return removeNote(folders);
}

} // namespace nidreg::storage
