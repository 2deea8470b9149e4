// SPDX-License-Identifier: MIT
#include "model/exchange/site/listingcomparer.h"

#include "model/exchange/json/json.h"
#include "model/exchange/site/formats.h"
#include "model/exchange/site/ownfiles.h"

#include <algorithm>

namespace nidreg::exchange {

namespace {

constexpr std::string_view kBegin = "{\"nid\":\"";

/// The NID of a namespace's line; nothing for any other line.
std::optional<std::string> nidOf(std::string_view line)
{
    if (!line.starts_with(kBegin))
        return std::nullopt;
    line.remove_prefix(kBegin.size());
    return std::string(line.substr(0, line.find('"')));
}

bool isDeprecated(const registry::ListedNamespace &listed)
{
    return listed.row.status == registry::Status::Deprecated;
}

/// What a line that differs said.
struct Earlier {
    std::int64_t revision = 0;
    bool isDeprecated = false;
};

Earlier readEarlier(const std::string &line)
{
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object())
        return {};
    const auto revision = json.find("revision");
    const auto status = json.find("status");
    return {revision != json.end() && revision->is_number_integer() ? revision->get<std::int64_t>()
                                                                    : 0,
            status != json.end() && *status == "deprecated"};
}

bool isAfter(const registry::ListedVersion &version, const Since &since)
{
    if (const auto *event = std::get_if<std::int64_t>(&since))
        return version.event > *event;
    const auto *time = std::get_if<base::Instant>(&since);
    return time && version.version.recorded >= *time;
}

} // namespace

std::string_view name(NamespaceChange::Kind kind)
{
    switch (kind) {
    case NamespaceChange::Added:
        return "added";
    case NamespaceChange::Changed:
        return "changed";
    case NamespaceChange::Removed:
        return "removed";
    }
    return {};
}

void note(ListingDifference &difference, const NamespaceChange &change)
{
    std::int64_t &count = change.kind == NamespaceChange::Added ? difference.added
        : change.kind == NamespaceChange::Changed               ? difference.changed
                                                                : difference.removed;
    ++count;
    if (difference.named.size() < kMaxNamed)
        difference.named.push_back(change);
}

std::optional<NamespaceChange> changeSince(const registry::ListedNamespace &listed,
                                           const Since &since)
{
    const registry::ListedVersion *before = nullptr; // what was in force by what was known then
    for (const registry::ListedVersion &each : listed.versions)
        before = isAfter(each, since) ? before : &each;
    const bool isSame = std::ranges::none_of(
        listed.versions, [&](const auto &version) { return isAfter(version, since); });
    if (isSame)
        return std::nullopt;
    NamespaceChange change{NamespaceChange::Added, listed.row.nid, 0, listed.row.revision,
                           isDeprecated(listed)};
    if (before) {
        change.kind = NamespaceChange::Changed;
        change.before = before->version.revision;
        change.isDeprecated =
            change.isDeprecated && before->version.status == registry::Status::Active;
    }
    return change;
}

ListingComparer::ListingComparer(std::optional<LineFile> before) : m_before(std::move(before))
{
    m_difference.isKnown = m_before.has_value();
    advance();
}

/// To the next line that tells of a namespace.
void ListingComparer::advance()
{
    m_nid.reset();
    while (m_before && !m_nid) {
        const auto line = m_before->next();
        if (!line)
            return;
        m_nid = nidOf(*line);
        m_line = line->ends_with(',') ? line->substr(0, line->size() - 1) : *line;
    }
}

void ListingComparer::noteRemoved()
{
    note(m_difference, {NamespaceChange::Removed, *m_nid, readEarlier(m_line).revision, 0, false});
    advance();
}

std::optional<NamespaceChange> ListingComparer::compare(const registry::ListedNamespace &listed,
                                                        std::string_view json)
{
    if (!m_before)
        return std::nullopt;
    const listing::ListingPosition position = listing::positionOf(listed.row.nid);
    while (m_nid && listing::positionOf(*m_nid) < position)
        noteRemoved();
    NamespaceChange change{NamespaceChange::Added, listed.row.nid, 0, listed.row.revision,
                           isDeprecated(listed)};
    if (m_nid && listing::positionOf(*m_nid) == position) {
        const bool isSame = m_line == json;
        const Earlier earlier = isSame ? Earlier() : readEarlier(m_line);
        advance();
        if (isSame)
            return std::nullopt;
        change.kind = NamespaceChange::Changed;
        change.before = earlier.revision;
        change.isDeprecated = change.isDeprecated && !earlier.isDeprecated;
    }
    note(m_difference, change);
    return change;
}

ListingDifference ListingComparer::finish()
{
    while (m_nid)
        noteRemoved();
    return std::move(m_difference);
}

std::string_view name(Change change)
{
    switch (change) {
    case Change::Registered:
        return "registered";
    case Change::Imported:
        return "imported";
    case Change::Revised:
        return "revised";
    case Change::Deprecated:
        return "deprecated";
    case Change::Delisted:
        return "delisted";
    }
    return {};
}

Change changeAt(const registry::ListedNamespace &listed, std::size_t index)
{
    using registry::Status;
    const registry::NamespaceVersion &now = listed.versions[index].version;
    const Status before = index > 0 ? listed.versions[index - 1].version.status : Status::Active;
    if (now.status == Status::Deprecated && before == Status::Active)
        return Change::Deprecated;
    if (now.status == Status::Delisted && before != Status::Delisted)
        return Change::Delisted;
    if (index > 0)
        return Change::Revised;
    return now.imported ? Change::Imported : Change::Registered;
}

std::vector<listing::FieldChange> changesAt(const registry::ListedNamespace &listed,
                                            std::size_t index)
{
    if (index == 0)
        return {};
    return listing::recordChanges(listed.versions[index - 1].version,
                                  listed.versions[index].version);
}

std::string revisionPath(const registry::ListedNamespace &listed, std::int64_t revision)
{
    const auto folder = pageFolder(listed.row.nid);
    return folder ? *folder + '/' + std::to_string(revision) : std::string();
}

std::string revisionName(const registry::NamespaceVersion &revision)
{
    return revision.registers ? "Version " + std::to_string(revision.version)
                              : "Revision " + std::to_string(revision.revision);
}

} // namespace nidreg::exchange
