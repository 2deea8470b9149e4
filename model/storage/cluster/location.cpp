// SPDX-License-Identifier: MIT
#include "model/storage/cluster/location.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::storage {

namespace {

/// sockaddr_un takes 108 bytes with the closing NUL.
constexpr qsizetype kLongestSocketPath = 107;
constexpr auto kSocketName = "/.s.PGSQL.5432";
constexpr qsizetype kSocketHashDigits = 12;
/// PostgreSQL's MAXPGPATH is 1024, with room for the files below.
constexpr qsizetype kLongestDataPath = 800;

QString hashOf(const QString &path, qsizetype digits)
{
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(digits));
}

QString because(const QString &path)
{
    return QStringLiteral("%1: %2").arg(path, QString::fromLocal8Bit(std::strerror(errno)));
}

/// mkdir -p with exact permissions for what it makes, whatever the umask.
bool makeFolders(const QString &path, mode_t mode)
{
    if (QFileInfo(path).isDir())
        return true;
    const QString parent = QFileInfo(path).path();
    if (parent != path && !makeFolders(parent, mode))
        return false;
    const QByteArray name = QFile::encodeName(path);
    if (::mkdir(name.constData(), mode) != 0)
        return errno == EEXIST && QFileInfo(path).isDir();
    return ::chmod(name.constData(), mode) == 0;
}

bool fitsASocket(const QString &folder)
{
    return QFile::encodeName(folder + QLatin1String(kSocketName)).size() <= kLongestSocketPath;
}

/// lstat, not stat: in /tmp somebody else could have put a link there.
bool isPrivate(const QByteArray &folder, const ServerUser &user)
{
    struct stat state { };
    return ::lstat(folder.constData(), &state) == 0 && S_ISDIR(state.st_mode)
        && state.st_uid == user.uid && (state.st_mode & 0777) == 0700;
}

Clustered<QString> makePrivate(const QString &folder, const ServerUser &user)
{
    const QByteArray name = QFile::encodeName(folder);
    if (::mkdir(name.constData(), 0700) == 0) {
        if (user.isOther && ::lchown(name.constData(), user.uid, user.gid) != 0)
            return failed(ClusterError::SocketFolderUnusable, because(folder));
    } else if (errno != EEXIST) {
        return failed(ClusterError::SocketFolderUnusable, because(folder));
    }
    if (!isPrivate(name, user))
        return failed(
            ClusterError::SocketFolderUnusable,
            QStringLiteral("%1 belongs to somebody else or is open to others").arg(folder));
    return folder;
}

} // namespace

bool ClusterFolders::isCreated() const
{
    return QFileInfo::exists(data() + QStringLiteral("/PG_VERSION"))
        || QFileInfo::exists(home + QStringLiteral("/cluster.upgraded/cluster/PG_VERSION"));
}

ClusterFolders foldersOf(const ClusterLocation &location, const ServerUser &user)
{
    const QString wanted = QDir::cleanPath(QDir(location.dataFolder).absolutePath());
    const ClusterFolders there{wanted};
    if (!user.isOther || there.isCreated())
        return there;
    const ClusterFolders elsewhere{QStringLiteral("/var/lib/nidreg/") + hashOf(wanted, 16)};
    return elsewhere.isCreated() || !user.canReach(wanted) ? elsewhere : there;
}

Clustered<base::Done> makeHome(const ClusterFolders &folders, const ServerUser &user)
{
    if (QFile::encodeName(folders.home).size() > kLongestDataPath)
        return failed(
            ClusterError::FolderUnusable,
            QStringLiteral("%1: the path is longer than PostgreSQL can take").arg(folders.home));
    if (!makeFolders(folders.home, user.isOther ? 0755 : 0700)
        || ::access(QFile::encodeName(folders.home).constData(), W_OK | X_OK) != 0)
        return failed(ClusterError::FolderUnusable, because(folders.home));
    return base::Done();
}

Clustered<QString> makeSocketFolder(const ClusterLocation &location, const ClusterFolders &folders,
                                    const ServerUser &user)
{
    const QString hash = hashOf(folders.home, kSocketHashDigits);
    const QString wanted = location.runtimeFolder + u'/' + hash;
    if (!location.runtimeFolder.isEmpty() && fitsASocket(wanted)
        && user.canReach(location.runtimeFolder)
        && makeFolders(location.runtimeFolder, user.isOther ? 0755 : 0700)) {
        if (auto made = makePrivate(wanted, user))
            return made;
    }
    return makePrivate(QStringLiteral("/tmp/nidreg-%1-%2").arg(::geteuid()).arg(hash), user);
}

void removeSocketFolder(const ClusterFolders &folders, const QString &folder)
{
    if (folder.endsWith(hashOf(folders.home, kSocketHashDigits)))
        ::rmdir(QFile::encodeName(folder).constData());
}

} // namespace nidreg::storage
