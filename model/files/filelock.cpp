// SPDX-License-Identifier: MIT
#include "model/files/filelock.h"

#include <QFile>

#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace nidreg::files {

std::optional<FileLock> FileLock::tryLock(const QString &path, Kind kind)
{
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return {};
    FileLock lock(descriptor);
    if (::flock(descriptor, (kind == Kind::Shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0)
        return {};
    return lock;
}

std::optional<FileLock> FileLock::lock(const QString &path, Kind kind,
                                       std::chrono::milliseconds patience)
{
    std::optional<FileLock> lock;
    waitUntil([&] { return (lock = tryLock(path, kind)).has_value(); }, patience);
    return lock;
}

bool FileLock::isHeld(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const FileLock closes(descriptor);
    return ::flock(descriptor, LOCK_EX | LOCK_NB) != 0;
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
