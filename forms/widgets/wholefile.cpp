// SPDX-License-Identifier: MIT
#include "forms/widgets/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nidreg::forms {

namespace {

const QString kBegun = QStringLiteral(".nidreg-save-"); ///< what a file being written is called

FileError failure(FileError::Kind kind, const QString &path, int why = errno)
{
    return {kind, path, QString::fromLocal8Bit(std::strerror(why))};
}

/// What the operating system's refusal of a new file, or of its bytes, means to a person.
FileError refusal(const QString &path, int why)
{
    switch (why) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return failure(FileError::NoSpace, path, why);
    case EACCES:
    case EPERM:
    case EROFS:
        return failure(FileError::NotPermitted, path, why);
    case ENAMETOOLONG:
    case EILSEQ:
    case EINVAL:
        return failure(FileError::BadName, path, why);
    default:
        break;
    }
    const bool isFolderThere = QFileInfo(QFileInfo(linkedPath(path)).absolutePath()).isDir();
    return failure(isFolderThere ? FileError::Unwritable : FileError::FolderGone, path, why);
}

/// True while a program holds a lock of the older kind (fcntl), which flock() does not see.
bool isRecordLocked(int descriptor)
{
    struct flock whole { };
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return fcntl(descriptor, F_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;
}

/// A saved file is another one under the old name: a lock on the one before is worth nothing.
bool isStill(int descriptor, const QByteArray &name)
{
    struct stat held {
    }, named{};
    return fstat(descriptor, &held) == 0 && stat(name.constData(), &named) == 0
        && held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

/// A file system without locks has nobody who could hold one.
bool isHeld(int descriptor)
{
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

bool writeAll(int descriptor, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t wrote =
            ::write(descriptor, bytes.constData() + done, std::size_t(bytes.size() - done));
        if (wrote < 0 && errno != EINTR)
            return false;
        done += std::max<ssize_t>(wrote, 0);
    }
    return fsync(descriptor) == 0;
}

/// The new file looks as the old one did; an owner that may not be given away is no failure.
void takeLooks(int descriptor, const QByteArray &old)
{
    struct stat looks { };
    if (stat(old.constData(), &looks) != 0)
        return;
    if (fchown(descriptor, looks.st_uid, looks.st_gid) == 0)
        fchmod(descriptor, looks.st_mode & 07777);
    else
        fchmod(descriptor, looks.st_mode & 0777);
}

/// The name itself must be on disk too; where a folder cannot be synced there is nothing to do.
void syncFolder(const QString &folder)
{
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    fsync(descriptor);
    ::close(descriptor);
}

/// True when all is on disk under the name `to`; else errno says why not.
bool writeAndRename(int descriptor, const QByteArray &bytes, const QByteArray &from,
                    const QByteArray &to)
{
    takeLooks(descriptor, to);
    if (writeAll(descriptor, bytes) && rename(from.constData(), to.constData()) == 0)
        return true;
    const int why = errno;
    unlink(from.constData());
    errno = why;
    return false;
}

} // namespace

FileHold::FileHold(int descriptor) : m_descriptor(new int(descriptor)) { }

void FileHold::Closer::operator()(const int *descriptor) const
{
    if (*descriptor >= 0)
        ::close(*descriptor);
    delete descriptor;
}

base::Result<FileHold, FileError> FileHold::take(const QString &path)
{
    constexpr int kTries = 20;
    constexpr useconds_t kPause = 10000;
    const QByteArray name = QFile::encodeName(path);
    for (int tries = 0; tries < kTries; ++tries) {
        FileHold hold(::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
        const int descriptor = *hold.m_descriptor;
        if (descriptor < 0)
            return hold; // not there, or not to be read: what follows will say so
        if (isHeld(descriptor) && !isRecordLocked(descriptor) && isStill(descriptor, name))
            return hold;
        usleep(kPause);
    }
    return base::fail(failure(FileError::Locked, path, EWOULDBLOCK));
}

QString linkedPath(const QString &path)
{
    constexpr int kMaxLinks = 40; // as the kernel has it
    QString at = path;
    for (int links = 0; links < kMaxLinks && QFileInfo(at).isSymLink(); ++links)
        at = QFileInfo(at).symLinkTarget();
    return at;
}

std::optional<FileError> replaceFile(const QString &path, const QByteArray &bytes)
{
    const QString target = linkedPath(path);
    const QByteArray to = QFile::encodeName(target);
    const QString folder = QFileInfo(target).absolutePath();
    // Renaming asks the folder for permission only; a file that is not to be written stays.
    if (faccessat(AT_FDCWD, to.constData(), W_OK, AT_EACCESS) != 0 && errno != ENOENT)
        return refusal(path, errno);
    const QString id = QUuid::createUuid().toString(QUuid::Id128);
    const QByteArray from = QFile::encodeName(QDir(folder).filePath(kBegun + id));
    const int descriptor = ::open(from.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return refusal(path, errno);
    flock(descriptor, LOCK_EX | LOCK_NB); // no kill has left it: sweepAfterKills() passes it by
    const bool isDone = writeAndRename(descriptor, bytes, from, to);
    const int why = errno;
    ::close(descriptor);
    if (!isDone)
        return refusal(path, why);
    syncFolder(folder);
    return std::nullopt;
}

void sweepAfterKills(const QString &folder)
{
    constexpr int kSecondsToLock = 60; // for a program between making its file and locking it
    const QDateTime settled = QDateTime::currentDateTime().addSecs(-kSecondsToLock);
    const auto begun =
        QDir(folder).entryInfoList({kBegun + QLatin1Char('*')}, QDir::Files | QDir::Hidden);
    for (const QFileInfo &info : begun) {
        if (info.size() == 0 && info.lastModified() > settled)
            continue;
        const QByteArray name = QFile::encodeName(info.filePath());
        const int descriptor = ::open(name.constData(), O_RDONLY | O_CLOEXEC);
        if (descriptor < 0)
            continue;
        if (flock(descriptor, LOCK_EX | LOCK_NB) == 0)
            unlink(name.constData());
        ::close(descriptor);
    }
}

} // namespace nidreg::forms
