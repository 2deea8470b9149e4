// SPDX-License-Identifier: MIT
#include "model/listing/listingage.h"

#include <algorithm>

namespace nidreg::listing {

using registry::Status;

static std::string newestOf(const Source &source)
{
    std::string newest;
    for (const SourceEntry &each : source.entries)
        newest = std::max({newest, each.row.date, each.row.updated});
    return newest;
}

/// What was registered here was in no listing yet.
static std::string newestOf(const std::vector<HeldEntry> &held)
{
    std::string newest;
    for (const HeldEntry &each : held) {
        if (!each.isOwn && each.row.status != Status::Delisted)
            newest = std::max({newest, each.row.date, each.row.updated});
    }
    return newest;
}

/// A month is not before any of its days.
static bool isBefore(const std::string &day, const std::string &other)
{
    const std::size_t both = std::min(day.size(), other.size());
    return both > 0 && day.substr(0, both) < other.substr(0, both);
}

void tellAge(ChangePlan &plan, const Source &source, const std::vector<HeldEntry> &held,
             const std::optional<Document> &heldHeader)
{
    std::string there = source.header->registry.head.updated;
    std::string here = heldHeader ? heldHeader->registry.head.updated : std::string();
    if (there.empty() || here.empty()) {
        there = std::max(there, newestOf(source));
        here = std::max(here, newestOf(held));
    }
    if (!isBefore(there, here))
        return;
    plan.newerHeld = here;
    plan.sourceDay = there;
}

} // namespace nidreg::listing
