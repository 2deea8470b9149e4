// SPDX-License-Identifier: MIT
#include "model/storage/deposit/dump.h"
#include "tests/fuzz/check.h"

#include <QString>

#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>

/// A deposit is read from a file: one in memory, under its name in /proc.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const int kFile = memfd_create("deposit", 0);
    FUZZ_CHECK(ftruncate(kFile, 0) == 0);
    FUZZ_CHECK(pwrite(kFile, data, size, 0) == ssize_t(size));
    const auto report = nidreg::storage::inspect(QString("/proc/self/fd/%1").arg(kFile), {});
    FUZZ_CHECK(!report || report->bytes == qint64(size));
    return 0;
}
