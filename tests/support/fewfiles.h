// SPDX-License-Identifier: MIT
#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace nidreg::tests {

/// While it lives, this program may open so many more files, and then no other (EMFILE).
class FewFiles {
public:
    explicit FewFiles(rlim_t more = 0)
    {
        const int lowest = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0); // that is free
        ::close(lowest);
        ::getrlimit(RLIMIT_NOFILE, &m_before);
        const rlimit now{rlim_t(lowest) + more, m_before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &now);
    }
    ~FewFiles() { ::setrlimit(RLIMIT_NOFILE, &m_before); }
    FewFiles(const FewFiles &) = delete;
    FewFiles &operator=(const FewFiles &) = delete;

private:
    rlimit m_before{};
};

} // namespace nidreg::tests
