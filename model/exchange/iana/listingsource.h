// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/listing/changeplan.h"
#include "model/listing/reading.h"
#include "model/registry/store.h"

#include <functional>
#include <string>

namespace nidreg::exchange {

struct ReadSource {
    listing::Source source;
    listing::Remarks remarks; ///< what of it is not kept
};

/// Told how many bytes were read, of how many; false stops the reading.
using ReadProgress = std::function<bool(std::int64_t, std::int64_t)>;

/// Reads the listing at `path` (UTF-8): IANA's XML in any of its shapes, IANA's CSV or a
/// publication's registry.json, by what the file begins with; or the templates in a folder. Refuses
/// as the readers of these forms do; OtherRegistry where it registers no NIDs, Unreadable where the
/// file cannot be read, Stopped.
base::Result<ReadSource, listing::ReadRefusal> readListing(const std::string &path,
                                                           const ReadProgress &progress = {});

/// A file that begins as a listing of URN namespaces does: to be read as one by readListing().
bool isListing(const std::string &path);

/// How the listing differs from what `store` holds. `goesOn` is asked again and again; false ends
/// it as Refused with `stopped`.
registry::Stored<listing::ChangePlan> planFor(registry::Store &store, const listing::Source &source,
                                              const std::function<bool()> &goesOn = {});

/// What a publication says of the namespace, its entry first of all.
listing::Registration publishedAs(const registry::NamespaceRow &row, bool templateHeld = false);

} // namespace nidreg::exchange
