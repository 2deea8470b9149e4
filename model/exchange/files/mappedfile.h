// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace nidreg::exchange {

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

} // namespace nidreg::exchange
