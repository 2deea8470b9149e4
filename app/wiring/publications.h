// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/publish.h"
#include "model/registry/store.h"

#include <QString>

namespace nidreg::app {

/// SHA-256 of a file in hex. Refused with `file.unreadable`.
registry::Stored<std::string> hashOfFile(const QString &file);

/// Puts what was published in `folder` on record, so that a listing can be proved later: an event
/// with the SHA-256 of each file. The registrar's act; answers the event's number.
registry::Stored<std::int64_t> recordPublication(registry::Store &store, const registry::Act &act,
                                                 const QString &folder,
                                                 const exchange::Published &published);

/// The event that tells of a published folder, or of one file of it. NotFound where none does.
registry::Stored<std::int64_t> publicationOf(registry::Store &store, const QString &listing);

} // namespace nidreg::app
