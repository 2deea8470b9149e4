// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/urn/scan.h"

#include <cstdint>
#include <functional>
#include <string>

namespace nidreg::exchange {

/// Why a file was not scanned to its end.
enum class ScanFault {
    Unreadable,
    Shrunk, ///< it became shorter meanwhile
    Damaged, ///< gz or zstd that ends too early or is not what was packed
    LineTooLong, ///< of a stream: see urn::StreamScan::kLongestLine
    Stopped,
};

struct ScanFailure {
    ScanFault fault;
    std::string detail; ///< Unreadable: in the system's words
};

/// How far a file is read.
struct ScanPosition {
    std::int64_t read = 0; ///< of its bytes, packed as they are
    bool isStream = false; ///< else urn::ScanOptions::progress tells better
};

/// Scans the lines of the file at `path` (in the file system's encoding); of standard input for
/// "-". gz and zstd are unpacked, by what the file begins with. A file is mapped into memory,
/// everything else is read as it comes. Lines are counted from 0 again. `position` is kept up to
/// date for whoever draws the progress; `goesOn` is asked while a stream has nothing to read, and
/// ends the scan with Stopped when it answers false. After a failure `scan` has counted what was
/// read by then. One scan at a time in a process: MappedFile.
base::Result<base::Done, ScanFailure> scanFile(const std::string &path, urn::Scan &scan,
                                               ScanPosition &position,
                                               const std::function<bool()> &goesOn);

/// The bytes of the file, packed as they are; 0 for what is none.
std::int64_t bytesToScan(const std::string &path);

} // namespace nidreg::exchange
