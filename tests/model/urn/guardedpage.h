// SPDX-License-Identifier: MIT
#pragma once

#include <cstring>
#include <new>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace nidreg::tests {

/// Two pages between two that cannot be read: whoever reads a byte too many, before or behind a
/// text that stands at either end, is ended by the system.
class GuardedPages {
public:
    GuardedPages()
        : m_page(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))),
          m_pages(static_cast<char *>(
              mmap(nullptr, 4 * m_page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)))
    {
        if (m_pages == MAP_FAILED || mprotect(begin(), size(), PROT_READ | PROT_WRITE) != 0)
            throw std::bad_alloc();
    }
    ~GuardedPages() { munmap(m_pages, 4 * m_page); }
    GuardedPages(const GuardedPages &) = delete;
    GuardedPages &operator=(const GuardedPages &) = delete;

    std::size_t size() const { return 2 * m_page; }

    /// A copy of `text`, at most size() long, right before the second guard.
    std::string_view atEnd(std::string_view text)
    {
        return copied(text, begin() + size() - text.size());
    }
    /// A copy right behind the first guard.
    std::string_view atBegin(std::string_view text) { return copied(text, begin()); }

private:
    char *begin() const { return m_pages + m_page; }
    static std::string_view copied(std::string_view text, char *to)
    {
        std::memmove(to, text.data(), text.size());
        return {to, text.size()};
    }

    std::size_t m_page;
    char *m_pages;
};

} // namespace nidreg::tests
