// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

#include <functional>

namespace nidreg::listing {
struct ChangePlan;
struct Difference;
struct Source;
} // namespace nidreg::listing

namespace nidreg::actions {

/// Why the person of `act` may not put a publication on record, as only a registrar may: Refused
/// with `role.wrong`. Reads the people of the registry, and changes nothing.
registry::Stored<base::Done> checkMayPublish(registry::PeopleStore &people,
                                             const registry::Act &act);

/// Records which files a publication of so many `namespaces` wrote, unless an event already records
/// them: SHA256SUMS, one of them, has the hash of every other. Answers the event's number.
registry::Stored<std::int64_t> recordPublication(registry::PublicationStore &publications,
                                                 const registry::Act &act,
                                                 const std::vector<registry::PublishedFile> &files,
                                                 std::int64_t namespaces);

/// Which differences from a listing are imported.
struct Selection {
    std::function<bool(const listing::Difference &)> wanted;
    bool withHeader = false; ///< the listing header, too
    bool removals = false; ///< delists however many are gone
};

/// Imports the selected differences between `source` and the registry, all of them or nothing;
/// returns the result. With nothing selected nothing is done. Refuses as PublicationStore::import()
/// does, with `import.removes-many` among others.
registry::Stored<registry::TakenOver> importListing(const Services &services,
                                                    const registry::Act &act,
                                                    const listing::Source &source,
                                                    const listing::ChangePlan &plan,
                                                    const Selection &selection,
                                                    const registry::Progress &progress = {});

} // namespace nidreg::actions
