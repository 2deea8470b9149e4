// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/formats.h"
#include "model/exchange/site/staging.h"
#include "model/listing/entry.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

/// The names in a publication's folder; resources/manual/publication.md describes each one.
namespace nidreg::exchange {

inline constexpr std::string_view kSums = "SHA256SUMS";
inline constexpr std::string_view kCheckpoint = "checkpoint.txt";
inline constexpr std::string_view kProof = "proof.txt";
inline constexpr std::string_view kChanges = "changes.json";
inline constexpr std::string_view kRegistryJson = "registry.json";
inline constexpr std::string_view kSiteStyle = "site.css";
inline constexpr std::string_view kSiteScript = "site.js";
inline constexpr std::string_view kSearchIndex = "search-index.js";
inline constexpr std::string_view kPeople = "people.html";
inline constexpr std::string_view kSitemap = "sitemap.xml";

/// Whether a file is made anew with every publication, whatever its formats.
bool isWrittenAlways(std::string_view name);

/// What happens to each file in a publication's folder when these formats are published again; no
/// formats: all.
Staging::Judge judgeFor(const std::vector<Format> &formats);

/// "namespaces/isbn": the folder of a namespace's pages. Nothing for a string that is not a NID,
/// since it could be a path to elsewhere.
std::optional<std::string> pageFolder(std::string_view nid);

/// "namespace/isbn.json", likewise.
std::optional<std::string> documentFile(std::string_view nid);

/// Folders for the many files of namespaces; other files are in the publication's folder itself.
enum class Group { Pages, FormalTemplates, InformalTemplates, Documents };
inline constexpr std::size_t kGroups = 4;
std::string_view folder(Group group); ///< "namespaces", "urn-formal", "urn-informal", "namespace"
std::optional<Group> groupOf(std::string_view path);

/// The order of the lines of SHA256SUMS: files of the folder itself by name, then each group in
/// the order of the listing, a namespace's own page first and then its versions.
struct FileSortKey {
    int group = 0;
    listing::ListingPosition listed;
    std::int64_t version = 0;
    std::string name;

    auto operator<=>(const FileSortKey &) const = default;
};
FileSortKey fileSortKey(std::string_view path);

} // namespace nidreg::exchange
