// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <string_view>

namespace nidreg::exchange {

/// A text file read line by line; no more than one line is held.
class LineFile {
public:
    /// `name` in the folder that `folder` is a descriptor of; nothing where it cannot be read.
    static std::optional<LineFile> open(int folder, const char *name);
    /// A file without a name, to be written first; nothing where the disk takes none.
    static std::optional<LineFile> temporary(int folder);

    LineFile(LineFile &&other) noexcept;
    LineFile &operator=(LineFile &&) = delete;
    ~LineFile();

    /// The next line without its end; valid until the next call. Nothing at the end.
    std::optional<std::string_view> next();
    void put(std::string_view line);
    /// Back to the first line; false where what was put could not all be written.
    bool rewind();

private:
    explicit LineFile(std::FILE *file) : m_file(file) { }

    std::FILE *m_file = nullptr;
    char *m_line = nullptr; ///< getline()'s
    std::size_t m_room = 0;
};

} // namespace nidreg::exchange
