// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/urn/scan.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

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
/// everything else is read as it comes. Lines are counted from 0 again. `position` is updated for a
/// progress display; `goesOn` is called while a stream has nothing to read, and ends the scan with
/// Stopped when it returns false. After a failure `scan` has counted what was read by then. One
/// scan at a time in a process: MappedFile.
base::Result<base::Done, ScanFailure> scanFile(const std::string &path, urn::Scan &scan,
                                               ScanPosition &position,
                                               const std::function<bool()> &goesOn);

/// The bytes of the file, packed as they are; 0 for what is none.
std::int64_t bytesToScan(const std::string &path);

/// The bytes of an open file, in memory as they are read. One at a time in a process, since it
/// answers for SIGBUS as long as it lives.
///
/// Where the file becomes shorter meanwhile, or its disk fails, what cannot be read is zeros,
/// instead of ending the process. hasLost() tells, but not of what is missing of the last page.
class MappedFile {
public:
    /// Maps `size` bytes of the file, more than 0.
    MappedFile(int descriptor, std::size_t size);
    ~MappedFile();
    MappedFile(const MappedFile &) = delete;
    MappedFile &operator=(const MappedFile &) = delete;

    bool isMapped() const { return m_bytes != nullptr; }
    std::string_view bytes() const { return {m_bytes, m_size}; }
    bool hasLost() const;

    /// Has the pages of some of the bytes at once, which takes less time than one by one when they
    /// are read.
    static void fetch(std::string_view bytes);

private:
    const char *m_bytes = nullptr;
    std::size_t m_size;
};

/// Makes bytes out of what a program packed them into. Several packed files in a row are one text.
class Unpacker {
public:
    /// Takes some of the bytes, valid during the call; false wants no more.
    using Taker = std::function<bool(std::string_view)>;

    virtual ~Unpacker() = default;

    /// Unpacks what comes next. False when it is damaged, or the taker wants no more.
    virtual bool unpack(std::string_view packed, const Taker &take) = 0;
    /// Everything that was begun has ended.
    virtual bool isComplete() const = 0;
};

/// For a text that begins so, by its first four bytes: gzip (RFC 1952), Zstandard (RFC 8878); null
/// for what is not packed.
std::unique_ptr<Unpacker> unpackerFor(std::string_view beginning);

} // namespace nidreg::exchange
