// SPDX-License-Identifier: MIT
#include "model/exchange/files/mappedfile.h"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <sys/mman.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace nidreg::exchange {

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

} // namespace nidreg::exchange
