// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nidreg::exchange {

class ListingWriter;
class SiteFiles;
struct Front;

/// The forms in which the listing is published, in the order of formats().
enum class Format : int { Html, Xml, Csv, Text, JsonFile, Atom };

/// A file of a format, and what the page of the listing calls it; empty: that does not offer it.
struct FormatFile {
    std::string_view name;
    std::string_view offered = {};
};

/// All that is said of a format: adding one is a row of formats(), its writer and its words
/// (forms/words/listingwords.cpp, resources/manual/publication.md).
struct FormatSpec {
    Format format;
    std::string_view name; ///< on the command line: "xml", "csv"
    std::string_view mediaType; ///< of the first file
    std::span<const FormatFile> files; ///< by the first one it is known to stand in a folder
    bool tellsHistory; ///< of earlier versions, not of the newest alone
    bool linksTemplates; ///< whose files are therefore written, too
    /// Opens the files of the format; the writer fills them.
    std::unique_ptr<ListingWriter> (*begin)(SiteFiles &files, const Front &front);
};

std::span<const FormatSpec> formats();
const FormatSpec &spec(Format format);
std::optional<Format> formatNamed(std::string_view name);

/// The first file of a format: "changes.atom".
inline std::string_view fileOf(Format format)
{
    return spec(format).files.front().name;
}

/// No `wanted`: all.
bool includes(const std::vector<Format> &wanted, Format format);
bool anyIncluded(const std::vector<Format> &wanted, bool FormatSpec::*with);

} // namespace nidreg::exchange
