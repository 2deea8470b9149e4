// SPDX-License-Identifier: MIT
#include "model/exchange/files/scanfile.h"

#include "model/exchange/files/mappedfile.h"
#include "model/exchange/files/unpacker.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace nidreg::exchange {

namespace {

using Outcome = base::Result<base::Done, ScanFailure>;

auto failure(ScanFault fault)
{
    return base::fail(ScanFailure{fault, {}});
}

auto unreadable()
{
    return base::fail(ScanFailure{ScanFault::Unreadable, std::strerror(errno)});
}

/// A file descriptor that is closed with it, but for standard input.
class Descriptor {
public:
    explicit Descriptor(const std::string &path)
        : m_number(path == "-" ? STDIN_FILENO : open(path.c_str(), kMode))
    {
    }
    ~Descriptor()
    {
        if (m_number > STDIN_FILENO)
            close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    operator int() const { return m_number; }

private:
    // A pipe without a writer is not waited for here, but where it can be stopped.
    static constexpr int kMode = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;

    int m_number;
};

/// Reads what is there, at least a byte; 0 at the end, -1 for an error, nothing when stopped.
std::optional<ssize_t> readSome(int descriptor, std::vector<char> &into,
                                const std::function<bool()> &goesOn)
{
    constexpr int kMilliseconds = 200;
    for (;;) {
        if (goesOn && !goesOn())
            return std::nullopt;
        pollfd waiting{descriptor, POLLIN, 0};
        const int ready = poll(&waiting, 1, kMilliseconds);
        if (ready == 0 || (ready < 0 && errno == EINTR))
            continue;
        const ssize_t size = read(descriptor, into.data(), into.size());
        if (size >= 0 || (errno != EINTR && errno != EAGAIN))
            return size;
    }
}

class Stream {
public:
    explicit Stream(urn::Scan &scan) : m_lines(scan) { }

    /// False when no more is wanted.
    bool take(std::string_view bytes)
    {
        if (m_isBegun)
            return unpack(bytes);
        m_beginning += bytes;
        return m_beginning.size() < kTold || begin();
    }

    Outcome finish()
    {
        using enum urn::StreamScan::Outcome;
        if (!m_isBegun)
            begin();
        const bool isWhole = !m_isDamaged && (!m_unpacker || m_unpacker->isComplete());
        if (m_outcome == Goes && !isWhole)
            return failure(ScanFault::Damaged);
        if (m_outcome == Goes)
            m_outcome = m_lines.finish();
        if (m_outcome == LineTooLong)
            return failure(ScanFault::LineTooLong);
        if (m_outcome == Stopped)
            return failure(ScanFault::Stopped);
        return base::Done();
    }

private:
    static constexpr std::size_t kTold = 4; ///< bytes that tell how the rest is packed

    bool begin()
    {
        m_isBegun = true;
        m_unpacker = unpackerFor(m_beginning);
        return unpack(m_beginning);
    }

    bool unpack(std::string_view bytes)
    {
        const auto feed = [this](std::string_view part) {
            m_outcome = m_lines.feed(part);
            return m_outcome == urn::StreamScan::Outcome::Goes;
        };
        m_isDamaged = m_unpacker && !m_unpacker->unpack(bytes, feed);
        return m_unpacker ? !m_isDamaged : feed(bytes);
    }

    urn::StreamScan m_lines;
    std::string m_beginning;
    std::unique_ptr<Unpacker> m_unpacker;
    urn::StreamScan::Outcome m_outcome = urn::StreamScan::Outcome::Goes;
    bool m_isBegun = false, m_isDamaged = false;
};

Outcome scanStream(int descriptor, urn::Scan &scan, ScanPosition &position,
                   const std::function<bool()> &goesOn)
{
    Stream stream(scan);
    std::vector<char> buffer(256 * 1024);
    position.isStream = true;
    for (;;) {
        const auto size = readSome(descriptor, buffer, goesOn);
        if (!size)
            return failure(ScanFault::Stopped);
        if (*size < 0)
            return unreadable();
        position.read += *size;
        if (*size == 0 || !stream.take({buffer.data(), static_cast<std::size_t>(*size)}))
            return stream.finish();
    }
}

Outcome scanMapped(int descriptor, std::size_t size, urn::Scan &scan)
{
    const MappedFile file(descriptor, size);
    if (!file.isMapped())
        return unreadable();
    const bool goesOn = scan.read(file.bytes(), MappedFile::fetch);
    // What is gone of the last page reads as zeros without a word.
    struct stat now { };
    if (fstat(descriptor, &now) != 0)
        return unreadable();
    if (static_cast<std::size_t>(now.st_size) < size)
        return failure(ScanFault::Shrunk);
    if (file.hasLost())
        return base::fail(ScanFailure{ScanFault::Unreadable, std::strerror(EIO)});
    if (!goesOn)
        return failure(ScanFault::Stopped);
    return base::Done();
}

} // namespace

base::Result<base::Done, ScanFailure> scanFile(const std::string &path, urn::Scan &scan,
                                               ScanPosition &position,
                                               const std::function<bool()> &goesOn)
{
    const Descriptor file(path);
    struct stat status { };
    if (file < 0 || fstat(file, &status) != 0)
        return unreadable();
    scan.beginFile();
    position = {};
    std::array<char, 4> beginning{};
    const ssize_t known =
        S_ISREG(status.st_mode) ? pread(file, beginning.data(), beginning.size(), 0) : 0;
    const bool isPacked =
        unpackerFor({beginning.data(), static_cast<std::size_t>(std::max<ssize_t>(known, 0))})
        != nullptr;
    const bool isAtBegin = S_ISREG(status.st_mode) && lseek(file, 0, SEEK_CUR) == 0;
    if (isAtBegin && status.st_size > 0 && !isPacked)
        return scanMapped(file, static_cast<std::size_t>(status.st_size), scan);
    return scanStream(file, scan, position, goesOn);
}

std::int64_t bytesToScan(const std::string &path)
{
    struct stat status { };
    const int result = path == "-" ? fstat(STDIN_FILENO, &status) : stat(path.c_str(), &status);
    return result == 0 && S_ISREG(status.st_mode) ? status.st_size : 0;
}

} // namespace nidreg::exchange
