// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <string>

namespace nidreg::forms {

/// A position in a text file; in a compressed file, in its text.
struct FilePosition {
    QString path;
    std::uint64_t line = 0; ///< number of lines before it
    std::uint64_t begin = 0; ///< the byte that its line begins with, from 0
    std::uint64_t fault = 0; ///< the byte of the line that is wrong, from the line's beginning
};

/// The text around it, whatever the size of the file.
struct FileExcerpt {
    QString failure; ///< why it was not read; empty: it was
    std::string text; ///< any bytes; its first line may be the end of one, its last the beginning
    std::uint64_t firstLine = 0; ///< number of lines of the file before the text
    bool beginsInLine = false; ///< the first line's beginning is left out
    bool endsInLine = false; ///< the last line's end is left out
    std::size_t fault = 0; ///< the byte of `text` that is wrong; its size: behind the last one
};

/// Reads the text around a position; any thread calls it. `goesOn` is asked now and then while a
/// packed file is unpacked up to it, and ends that by answering false.
using ExcerptOutlet =
    std::function<FileExcerpt(const FilePosition &position, const std::function<bool()> &goesOn)>;

} // namespace nidreg::forms
