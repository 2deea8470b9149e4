// SPDX-License-Identifier: MIT
#include "model/exchange/files/syncedfile.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace nidreg::exchange {

static constexpr qsizetype kPendingBytes = 256 * 1024;
/// After so many bytes the disk is told to begin with them, and waited for with those before them:
/// neither sync() nor the removal of a file that is given up takes long, however long the file.
static constexpr off64_t kStretch = 8 * 1024 * 1024;

SyncedFile::SyncedFile(int folder, const char *name)
    : m_descriptor(::openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666))
{
    m_error = m_descriptor < 0 ? errno : 0;
    m_pending.reserve(kPendingBytes);
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

SyncedFile::~SyncedFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

int SyncedFile::sync()
{
    writeOut();
    if (m_error == 0 && ::fsync(m_descriptor) != 0)
        m_error = errno;
    return m_error;
}

qint64 SyncedFile::readData(char *, qint64)
{
    return -1;
}

qint64 SyncedFile::writeData(const char *data, qint64 size)
{
    m_pending.append(data, size);
    if (m_pending.size() >= kPendingBytes)
        writeOut();
    return m_error == 0 ? size : -1;
}

int SyncedFile::writeOut()
{
    m_hash.add({m_pending.constData(), std::size_t(m_pending.size())});
    qsizetype done = 0;
    while (m_error == 0 && done < m_pending.size()) {
        const ssize_t written = ::write(m_descriptor, m_pending.constData() + done,
                                        static_cast<std::size_t>(m_pending.size() - done));
        if (written >= 0)
            done += written;
        else if (errno != EINTR)
            m_error = errno;
    }
    m_pending.resize(0);
    m_written += done;
    if (m_error == 0 && m_written - m_begun >= kStretch)
        handOn();
    return m_error;
}

/// A file system that cannot do that writes everything in sync(). An error is told but once.
void SyncedFile::settle(qint64 from, qint64 size, unsigned flags)
{
    if (::sync_file_range(m_descriptor, from, size, flags) != 0
        && (errno == EIO || errno == ENOSPC))
        m_error = errno;
}

void SyncedFile::handOn()
{
    constexpr unsigned kAndWait =
        SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;
    settle(m_begun, m_written - m_begun, SYNC_FILE_RANGE_WRITE);
    settle(m_settled, m_begun - m_settled, kAndWait);
    // Nobody here reads it again, and memory that is given back need not be when it is removed.
    ::posix_fadvise(m_descriptor, m_settled, m_begun - m_settled, POSIX_FADV_DONTNEED);
    m_settled = m_begun;
    m_begun = m_written;
}

} // namespace nidreg::exchange
