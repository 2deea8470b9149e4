// SPDX-License-Identifier: MIT
#include "model/exchange/site/ownfiles.h"

#include "model/base/text.h"
#include "model/listing/entry.h"
#include "model/urn/syntax/nid.h"

#include <algorithm>
#include <array>

namespace nidreg::exchange {

namespace {

// clang-format off
/// Made anew with every publication.
constexpr std::array kAlways{kSums, kCheckpoint, kProof, kChanges};
constexpr std::array<std::string_view, kGroups> kFolders{"namespaces", "urn-formal", "urn-informal",
                                                         "namespace"};
// clang-format on

/// A number from 1 on without leading zeros; 0 for anything else.
std::int64_t numberIn(std::string_view digits)
{
    return digits.starts_with('0') ? 0 : base::numberIn(digits).value_or(0);
}

/// The number between the two; 0: there is none.
std::int64_t numberBetween(std::string_view before, std::string_view name, std::string_view after)
{
    if (!name.starts_with(before) || !name.ends_with(after))
        return 0;
    return numberIn(name.substr(before.size(), name.size() - before.size() - after.size()));
}

/// "index-2.html", "sitemap-1.xml"
bool isFurtherPage(std::string_view name)
{
    return numberBetween("index-", name, ".html") > 1
        || numberBetween("sitemap-", name, ".xml") > 0;
}

/// The number of "2.html" or "2.txt"; 0: none.
std::int64_t versionOf(std::string_view file)
{
    const std::size_t dot = file.find('.');
    const bool known = file.ends_with(".html") || file.ends_with(".txt");
    return known && dot != std::string_view::npos ? numberIn(file.substr(0, dot)) : 0;
}

/// "namespaces", "namespaces/isbn", "namespaces/isbn/2.txt"
bool isPages(std::string_view name, bool isFolder)
{
    const std::string_view top = folder(Group::Pages);
    if (name == top)
        return isFolder;
    if (groupOf(name) != Group::Pages)
        return false;
    const std::string_view rest = name.substr(top.size() + 1);
    const std::size_t slash = rest.find('/');
    if (!urn::Nid::parse(rest.substr(0, slash)))
        return false;
    if (slash == std::string_view::npos)
        return isFolder;
    const std::string_view file = rest.substr(slash + 1);
    return !isFolder && (file == "index.html" || versionOf(file) > 0);
}

/// "urn-formal" or "urn-formal/isbn.txt"
bool isTemplates(std::string_view name, bool isFolder)
{
    for (const Group group : {Group::FormalTemplates, Group::InformalTemplates}) {
        const std::string_view top = folder(group);
        if (isFolder ? name == top : groupOf(name) == group && name.ends_with(".txt"))
            return true;
    }
    return false;
}

/// "namespace" or "namespace/isbn.json"
bool isDocuments(std::string_view name, bool isFolder)
{
    static constexpr std::string_view kAfter = ".json";
    if (isFolder || groupOf(name) != Group::Documents || !name.ends_with(kAfter))
        return isFolder && name == folder(Group::Documents);
    name.remove_prefix(folder(Group::Documents).size() + 1);
    name.remove_suffix(kAfter.size());
    return bool(urn::Nid::parse(name));
}

std::optional<Format> formatOf(std::string_view name)
{
    if (isFurtherPage(name))
        return Format::Html;
    for (const FormatSpec &each : formats()) {
        if (std::ranges::find(each.files, name, &FormatFile::name) != each.files.end())
            return each.format;
    }
    return std::nullopt;
}

} // namespace

bool isWrittenAlways(std::string_view name)
{
    return std::ranges::count(kAlways, name) > 0;
}

Staging::Judge judgeFor(const std::vector<Format> &formats)
{
    return [formats](const std::string &name, bool isFolder) {
        const auto fate = [](bool isWritten) {
            return isWritten ? Staging::Fate::Replace : Staging::Fate::Keep;
        };
        if (isPages(name, isFolder))
            return fate(includes(formats, Format::Html));
        if (isDocuments(name, isFolder))
            return fate(includes(formats, Format::Documents));
        if (isTemplates(name, isFolder))
            return fate(anyIncluded(formats, &FormatSpec::linksTemplates));
        if (!isFolder && isWrittenAlways(name))
            return Staging::Fate::Replace;
        const auto format = isFolder ? std::nullopt : formatOf(name);
        return format ? fate(includes(formats, *format)) : Staging::Fate::Foreign;
    };
}

std::optional<std::string> pageFolder(std::string_view nid)
{
    const auto parsed = urn::Nid::parse(nid);
    if (!parsed)
        return std::nullopt;
    return std::string(folder(Group::Pages)) + '/' + parsed->folded();
}

std::optional<std::string> documentFile(std::string_view nid)
{
    const auto parsed = urn::Nid::parse(nid);
    if (!parsed)
        return std::nullopt;
    return std::string(folder(Group::Documents)) + '/' + parsed->folded() + ".json";
}

std::string_view folder(Group group)
{
    return kFolders[static_cast<std::size_t>(group)];
}

std::optional<Group> groupOf(std::string_view path)
{
    const std::string_view top = path.substr(0, path.find('/'));
    const auto found = std::ranges::find(kFolders, top);
    if (top.size() == path.size() || found == kFolders.end())
        return std::nullopt;
    return static_cast<Group>(found - kFolders.begin());
}

FileSortKey fileSortKey(std::string_view path)
{
    const auto group = groupOf(path);
    if (!group)
        return {0, {}, 0, std::string(path)};
    std::string_view rest = path.substr(path.find('/') + 1);
    const std::string_view nid = rest.substr(0, rest.find_first_of("/."));
    const std::size_t slash = rest.find('/');
    const std::int64_t version =
        slash == std::string_view::npos ? 0 : versionOf(rest.substr(slash + 1));
    return {1 + static_cast<int>(*group), listing::positionOf(nid), version, std::string(rest)};
}

} // namespace nidreg::exchange
