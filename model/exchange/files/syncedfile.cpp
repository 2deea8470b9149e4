// SPDX-License-Identifier: MIT
#include "model/exchange/files/syncedfile.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

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

static std::FILE *streamOf(int descriptor, const char *mode)
{
    std::FILE *file = descriptor < 0 ? nullptr : ::fdopen(descriptor, mode);
    if (!file && descriptor >= 0)
        ::close(descriptor);
    return file;
}

base::Result<std::optional<LineFile>, int> LineFile::open(int folder, std::string_view name)
{
    const std::string path(name);
    std::FILE *file =
        streamOf(::openat(folder, path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW), "r");
    if (file)
        return std::optional(LineFile(file));
    if (errno == ENOENT || errno == ELOOP)
        return std::optional<LineFile>();
    return base::fail(int(errno));
}

std::optional<LineFile> LineFile::temporary(int folder)
{
    std::FILE *file = streamOf(::openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600), "w+");
    if (!file)
        file = std::tmpfile(); // the file system has no files without a name
    return file ? std::optional(LineFile(file)) : std::nullopt;
}

LineFile::LineFile(LineFile &&other) noexcept
    : m_file(std::exchange(other.m_file, nullptr)), m_line(std::exchange(other.m_line, nullptr)),
      m_capacity(std::exchange(other.m_capacity, 0)), m_error(other.m_error)
{
}

LineFile &LineFile::operator=(LineFile &&other) noexcept
{
    std::swap(m_file, other.m_file);
    std::swap(m_line, other.m_line);
    std::swap(m_capacity, other.m_capacity);
    std::swap(m_error, other.m_error);
    return *this;
}

LineFile::~LineFile()
{
    if (m_file)
        std::fclose(m_file);
    std::free(m_line); // NOLINT: getline() allocates with malloc
}

std::optional<std::string_view> LineFile::next()
{
    if (m_error != 0)
        return std::nullopt;
    errno = 0;
    const ssize_t length = ::getline(&m_line, &m_capacity, m_file);
    const bool isBroken = std::ferror(m_file) != 0 || (length < 0 && std::feof(m_file) == 0);
    if (isBroken) // half a line may have been read
        m_error = errno != 0 ? errno : EIO;
    if (isBroken || length <= 0)
        return std::nullopt;
    std::string_view line(m_line, static_cast<std::size_t>(length));
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    return line;
}

void LineFile::put(std::string_view line)
{
    errno = 0;
    const bool isPut = std::fwrite(line.data(), 1, line.size(), m_file) == line.size()
        && std::fputc('\n', m_file) != EOF;
    if (!isPut && m_error == 0)
        m_error = errno != 0 ? errno : EIO;
}

void LineFile::rewind()
{
    errno = 0;
    if (std::fflush(m_file) != 0 && m_error == 0)
        m_error = errno != 0 ? errno : EIO;
    std::rewind(m_file);
}

} // namespace nidreg::exchange
