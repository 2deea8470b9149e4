// SPDX-License-Identifier: MIT
#include "model/files/filelock.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace nidreg::files {

namespace {

base::Failure<std::error_code> lastError()
{
    return base::fail(std::error_code(errno, std::system_category()));
}

} // namespace

FileLock::Locked FileLock::tryLock(const QString &path, Kind kind)
{
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return lastError();
    FileLock lock(descriptor);
    int result = 0;
    do {
        result = ::flock(descriptor, (kind == Kind::Shared ? LOCK_SH : LOCK_EX) | LOCK_NB);
    } while (result != 0 && errno == EINTR);
    if (result != 0)
        return lastError();
    return lock;
}

FileLock::Locked FileLock::lock(const QString &path, Kind kind, std::chrono::milliseconds patience)
{
    Locked lock = tryLock(path, kind);
    const auto isInTheWay = [&] {
        return !lock && lock.error() == std::errc::operation_would_block;
    };
    waitUntil(
        [&] {
            if (isInTheWay())
                lock = tryLock(path, kind);
            return !isInTheWay();
        },
        patience);
    return lock;
}

base::Result<bool, std::error_code> FileLock::isHeld(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0 && (errno == ENOENT || errno == ENOTDIR))
        return false;
    if (descriptor < 0)
        return lastError();
    const FileLock closes(descriptor);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return false;
    if (errno == EWOULDBLOCK)
        return true;
    return lastError();
}

FileLock::FileLock(FileLock &&other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileLock::~FileLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

bool FileLock::tryUpgrade()
{
    return ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
}

bool waitUntil(const std::function<bool()> &isSo, std::chrono::milliseconds patience)
{
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!isSo()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
}

} // namespace nidreg::files
