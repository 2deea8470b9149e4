// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/listing/changeplan.h"
#include "model/listing/reading.h"
#include "model/registry/store.h"

#include <functional>
#include <string>

class QIODevice;
/// The ways of readListing(), one for each form; name and hash of the source are its business.

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

/// The same for a listing of the past: how it differs from what was in force on the day that it
/// states, source.day(). If that day is before everything known, all of it is added.
registry::Stored<listing::ChangePlan> pastPlanFor(registry::Store &store,
                                                  const listing::Source &source,
                                                  const std::function<bool()> &goesOn = {});

/// A file that begins as a listing of URN namespaces does: to be read as one by readListing().
bool isListing(const std::string &path);

/// How the listing differs from what `store` holds. `goesOn` is called regularly; false ends it as
/// Refused with `stopped`.
registry::Stored<listing::ChangePlan> planFor(registry::Store &store, const listing::Source &source,
                                              const std::function<bool()> &goesOn = {});

/// What a publication says about the namespace, its entry first.
listing::Registration publishedAs(const registry::NamespaceRow &row, bool templateHeld = false);

using Read = base::Result<ReadSource, listing::ReadRefusal>;

/// Reads the registry.json of a publication, without its history: that is the other registry's.
/// Memory grows with the namespaces, not with their versions. Refuses with Empty, NotUtf8,
/// Malformed, TextTooLong, NotARegistry.
Read readRegistryJson(QIODevice &from);

/// Every template in the files of a folder and of its subfolders, in the order of their names;
/// links are not followed. A template whose NID cannot be told is a Remark, as is a file that is
/// too large. The source's hash is that of the lines of SHA256SUMS for them. Refuses with Empty,
/// Unreadable, Stopped.
Read readTemplateFolder(const std::string &path, const ReadProgress &progress);

/// What a record of a listing says, and whole, where the registry's columns do not say all of it.
listing::SourceEntry entryOf(const listing::Registration &registration);

} // namespace nidreg::exchange
