// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/iana/listingsource.h"

class QIODevice;

/// The ways of readListing(), one for each form; name and hash of the source are its business.
namespace nidreg::exchange {

using Read = base::Result<ReadSource, listing::ReadRefusal>;

/// registry.json as a publication has it; what it says of the past is not taken over: history is
/// the other registry's. Memory grows with the namespaces, not with their versions. Refuses with
/// Empty, NotUtf8, Malformed, TextTooLong, NotARegistry.
Read readRegistryJson(QIODevice &from);

/// Every template in the files of a folder and of its subfolders, in the order of their names;
/// links are not followed. A template whose NID cannot be told is a Remark, as is a file that is
/// too large. The source's hash is that of the lines of SHA256SUMS for them. Refuses with Empty,
/// Unreadable, Stopped.
Read readTemplateFolder(const std::string &path, const ReadProgress &progress);

/// What a record of a listing says, and whole, where the registry's columns do not say all of it.
listing::SourceEntry entryOf(const listing::Registration &registration);

} // namespace nidreg::exchange
