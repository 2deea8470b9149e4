// SPDX-License-Identifier: MIT
#include "model/exchange/files/scanfile.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>
#include <zlib.h>
#include <zstd.h>

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

/// The mapping that the signal handler answers for.
static std::atomic<std::uintptr_t> mappedBegin = 0;
static std::atomic<std::uintptr_t> mappedEnd = 0;
static std::atomic<bool> isAnyLost = false;
static struct sigaction handlerBefore; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

static void zeroWhatIsLost(int signal, siginfo_t *info, void *)
{
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr) / page * page;
    void *const zeros = at >= mappedBegin && at < mappedEnd
        ? mmap(reinterpret_cast<void *>(at), mappedEnd - at, PROT_READ,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
        : MAP_FAILED;
    if (zeros == MAP_FAILED)
        sigaction(signal, &handlerBefore, nullptr); // and the read comes again
    else
        isAnyLost = true;
}

MappedFile::MappedFile(int descriptor, std::size_t size) : m_size(size)
{
    void *const bytes = mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor, 0);
    if (bytes == MAP_FAILED)
        return;
    madvise(bytes, size, MADV_SEQUENTIAL);
    m_bytes = static_cast<const char *>(bytes);
    mappedBegin = reinterpret_cast<std::uintptr_t>(bytes);
    mappedEnd = mappedBegin + size;
    isAnyLost = false;
    struct sigaction handler { };
    handler.sa_sigaction = zeroWhatIsLost;
    handler.sa_flags = SA_SIGINFO;
    sigaction(SIGBUS, &handler, &handlerBefore);
}

/// Gives back what is mapped by two threads: the pages of a gigabyte take 10 ms.
static void forgetPages(char *bytes, std::size_t size)
{
    constexpr std::size_t kHalf = std::size_t(64) << 20; // a multiple of any page
    const std::size_t half = size / 2 / kHalf * kHalf;
    if (half == 0)
        return;
    try {
        const std::jthread other([=] { madvise(bytes, half, MADV_DONTNEED); });
        madvise(bytes + half, size - half, MADV_DONTNEED);
    } catch (const std::system_error &) {
        // There is no thread to be had: whoever unmaps it all does it alone.
    }
}

MappedFile::~MappedFile()
{
    if (!isMapped())
        return;
    sigaction(SIGBUS, &handlerBefore, nullptr);
    mappedBegin = mappedEnd = 0;
    forgetPages(const_cast<char *>(m_bytes), m_size);
    munmap(const_cast<char *>(m_bytes), m_size);
}

void MappedFile::fetch(std::string_view bytes)
{
#ifdef MADV_POPULATE_READ // before Linux 5.14 they come one by one, as does what is lost
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto begin = reinterpret_cast<std::uintptr_t>(bytes.data());
    const auto first = begin / page * page;
    madvise(reinterpret_cast<void *>(first), begin - first + bytes.size(), MADV_POPULATE_READ);
#else
    static_cast<void>(bytes);
#endif
}

bool MappedFile::hasLost() const
{
    return isAnyLost;
}

namespace {

constexpr std::size_t kTaken = 256 * 1024; ///< bytes that are handed on at a time

class Gzip : public Unpacker {
public:
    Gzip() : m_out(kTaken)
    {
        constexpr int kOnlyGzip = 16;
        m_isReady = inflateInit2(&m_stream, MAX_WBITS + kOnlyGzip) == Z_OK;
    }
    ~Gzip() override { inflateEnd(&m_stream); }
    Gzip(const Gzip &) = delete;
    Gzip &operator=(const Gzip &) = delete;

    bool isComplete() const override { return m_isAtEnd; }

    bool unpack(std::string_view packed, const Taker &take) override
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
        m_stream.avail_in = static_cast<uInt>(packed.size());
        while (m_isReady && goesOn()) {
            m_stream.next_out = reinterpret_cast<Bytef *>(m_out.data());
            m_stream.avail_out = static_cast<uInt>(m_out.size());
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
                return false;
            m_isAtEnd = result == Z_STREAM_END;
            if (!take({m_out.data(), m_out.size() - m_stream.avail_out}))
                return false;
            if (result == Z_BUF_ERROR || (m_stream.avail_in == 0 && m_stream.avail_out != 0))
                break;
        }
        return m_isReady;
    }

private:
    /// Begins the next member where one ended; zeros between are what tapes are padded with.
    bool goesOn()
    {
        if (!m_isAtEnd)
            return true;
        for (; m_stream.avail_in > 0 && *m_stream.next_in == 0; --m_stream.avail_in)
            ++m_stream.next_in;
        if (m_stream.avail_in == 0)
            return false;
        m_isAtEnd = false;
        return inflateReset(&m_stream) == Z_OK;
    }

    z_stream m_stream{};
    bool m_isReady = false, m_isAtEnd = false;
    std::vector<char> m_out;
};

class Zstandard : public Unpacker {
public:
    Zstandard() : m_stream(ZSTD_createDStream(), ZSTD_freeDStream), m_out(kTaken) { }

    bool isComplete() const override { return m_isAtEnd; }

    bool unpack(std::string_view packed, const Taker &take) override
    {
        ZSTD_inBuffer in{packed.data(), packed.size(), 0};
        for (bool isFull = false; in.pos < in.size || isFull;) {
            ZSTD_outBuffer out{m_out.data(), m_out.size(), 0};
            const std::size_t result = ZSTD_decompressStream(m_stream.get(), &out, &in);
            if (ZSTD_isError(result) != 0 || !take({m_out.data(), out.pos}))
                return false;
            m_isAtEnd = result == 0;
            isFull = out.pos == out.size && !m_isAtEnd;
        }
        return true;
    }

private:
    std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream *)> m_stream;
    bool m_isAtEnd = false;
    std::vector<char> m_out;
};

} // namespace

std::unique_ptr<Unpacker> unpackerFor(std::string_view beginning)
{
    if (beginning.starts_with("\x1F\x8B"))
        return std::make_unique<Gzip>();
    if (beginning.starts_with("\x28\xB5\x2F\xFD"))
        return std::make_unique<Zstandard>();
    return nullptr;
}

} // namespace nidreg::exchange
