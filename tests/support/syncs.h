// SPDX-License-Identifier: MIT
#pragma once

#include <cerrno>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace nidreg::tests {

/// What this program had the disk confirm while one of these lives: fsync() of this program is ours
/// (see NIDREG_SYNCS), and can be made to fail.
class Syncs {
public:
    Syncs() { current() = this; }
    ~Syncs() { current() = nullptr; }
    Syncs(const Syncs &) = delete;

    std::vector<ino_t> files; ///< by their inodes, in that order
    ino_t failing = 0; ///< fsync() of this one answers EIO

    static int sync(int descriptor)
    {
        struct stat found = {};
        ::fstat(descriptor, &found);
        Syncs *const watched = current();
        if (watched && watched->failing == found.st_ino) {
            errno = EIO;
            return -1;
        }
        if (watched)
            watched->files.push_back(found.st_ino);
        return int(::syscall(SYS_fsync, descriptor));
    }

private:
    static Syncs *&current()
    {
        static Syncs *watched = nullptr;
        return watched;
    }
};

} // namespace nidreg::tests

/// Once in a program: its own fsync() takes the place of the C library's.
#define NIDREG_SYNCS                                                                               \
    extern "C" __attribute__((visibility("default"))) int fsync(int descriptor)                    \
    {                                                                                              \
        return nidreg::tests::Syncs::sync(descriptor);                                             \
    }
