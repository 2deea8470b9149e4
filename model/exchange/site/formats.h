// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/listing/entry.h"
#include "model/registry/store.h"
#include "model/templates/lint/namespacepattern.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

class QIODevice;

namespace nidreg::exchange {

/// The forms in which the listing is published, in the order of formats().
enum class Format : int { Html, Xml, Csv, Text, JsonFile, Documents, Nids, Turtle, JsonLd, Atom };

/// What a published entry is made of.
struct Entry {
    const registry::NamespaceRow &row;
    const registry::ListedNamespace *listed = nullptr; ///< with all versions, where it is known
    bool templateHeld = false; ///< the publication has the template's text
    templates::NamespacePattern pattern = {}; ///< of the newest version's grammar
    std::string_view json = {}; ///< jsonLine() of it, where a format needs it

    std::optional<listing::TemplateLink> link() const { return listing::linkOf(row, templateHeld); }
};

/// Writes the listing in one format as its entries come along: formal ones first, then informal
/// ones. What is written goes to files that the publication opens; their errors are kept there.
class ListingWriter {
public:
    virtual ~ListingWriter() = default;

    virtual void add(const Entry &entry) = 0;
    /// Ends the listing; nothing is added after it.
    virtual void finish(const std::vector<registry::Contact> &contacts) = 0;
};

/// Writes a listing for people to read, UTF-8 and LF.
std::unique_ptr<ListingWriter> textWriter(QIODevice &to, base::Date updated);

/// What the formats of a publication that link to each other know of it.
struct Front {
    registry::ListingHead head;
    base::Date updated{}; ///< from which day on the listing is as it is
    std::vector<Format> formats; ///< those in the folder, each once
    bool isOnRecord = false; ///< checkpoint and proof will be in the folder
    std::string baseUrl = {}; ///< where the folder will be, with a slash at its end; empty: unknown
    bool hasStylesheet = false; ///< the XML shall name one

    bool has(Format format) const { return std::ranges::count(formats, format) > 0; }
};

/// The files of a publication that is being written.
class SiteFiles {
public:
    virtual ~SiteFiles() = default;

    /// A file to be filled: it lives as long as the publication, which keeps its errors.
    virtual QIODevice &open(std::string_view name) = 0;
    /// A file that is there already, as it is.
    virtual void add(std::string_view name, std::string_view content) = 0;
};

/// A file of a format, and what the page of the listing calls it; empty: that does not offer it.
struct FormatFile {
    std::string_view name;
    std::string_view offered = {};
};

/// A format: adding one is a row of formats(), its writer and its words
/// (forms/words/listingwords.cpp, resources/manual/publication.md).
struct FormatSpec {
    Format format;
    std::string_view name; ///< on the command line: "xml", "csv"
    std::string_view mediaType; ///< of the first file
    std::span<const FormatFile> files; ///< by the first one it is known to stand in a folder
    bool tellsHistory; ///< of earlier versions, not of the newest alone
    bool linksTemplates; ///< whose files are therefore written, too
    bool tellsPattern; ///< of each namespace
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

/// Writes XML in the form of IANA's registries, valid against their RELAX NG schema; what was
/// imported with the newest listing is written again.
std::unique_ptr<ListingWriter> xmlWriter(QIODevice &to, const Front &front);

/// Writes CSV in the form of IANA's: RFC 4180, CRLF, one file for each kind.
std::unique_ptr<ListingWriter> csvWriter(QIODevice &formal, QIODevice &informal,
                                         const Front &front);

/// Writes registry.json: an object that registry.schema.json describes, a namespace a line.
std::unique_ptr<ListingWriter> jsonWriter(QIODevice &to, const Front &front);

/// The line of a namespace in registry.json, and its own file.
std::string jsonLine(const registry::ListedNamespace &listed,
                     const templates::NamespacePattern &pattern);

/// The JSON Schema of a namespace's own file, made of that of registry.json.
std::string namespaceSchema();

/// Writes the NIDs that are listed, one a line.
std::unique_ptr<ListingWriter> nidsWriter(QIODevice &to);

/// Writes the listing as RDF: both give the same graph.
std::unique_ptr<ListingWriter> turtleWriter(QIODevice &to, const Front &front);
std::unique_ptr<ListingWriter> jsonLdWriter(QIODevice &to, const Front &front);

/// Writes an Atom feed (RFC 4287) of the newest kMaxChanges changes, the newest first.
inline constexpr std::size_t kMaxChanges = 100;
std::unique_ptr<ListingWriter> atomWriter(QIODevice &to, const Front &front);

/// Opens a file by its name: index.html, index-2.html …, one after the other.
using OpenPage = std::function<QIODevice &(const std::string &name)>;
/// Writes the list as pages of HTML with at most `most` namespaces each. Where there are several,
/// people.html has the people, and search-index.js what the pages' script looks for.
inline constexpr std::int64_t kMaxRowsOnPage = 1'000;
std::unique_ptr<ListingWriter> indexWriter(OpenPage open, const Front &front,
                                           std::int64_t most = kMaxRowsOnPage);

/// Writes sitemap.xml, and sitemap-1.xml … where one file may not have all addresses; nothing where
/// the address of the pages is unknown.
inline constexpr std::int64_t kMaxSitemapEntries = 50'000;
std::unique_ptr<ListingWriter> sitemapWriter(OpenPage open, const Front &front,
                                             std::int64_t most = kMaxSitemapEntries);

/// The page of a namespace: what is registered, its versions, and the template of the newest one.
std::string namespacePage(const registry::ListedNamespace &listed, const Front &front,
                          const templates::NamespacePattern &pattern = {});
/// The page of one version, by its index among the versions, with what it changed.
std::string versionPage(const registry::ListedNamespace &listed, std::size_t index,
                        const Front &front);

} // namespace nidreg::exchange
