// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/postgres/access.h"

#include <memory>

namespace nidreg::storage {

/// What to do about a database whose schema is older than the program's.
enum class Migrate { Never, WhenOlder };

/// Opens a registry in PostgreSQL; `access`: how to connect.
/// The store belongs to the thread that opened it; onChange() needs that thread's event loop.
///
/// Unreachable when there is no connection. Refused with `schema.older` (Migrate::Never, or a login
/// that does not own the schema), `schema.newer`, `schema.edited`, `schema.none`,
/// `schema.roles-missing` (with their names), `schema.disowned`, `schema.encoding`,
/// `login.without-role`, `conninfo.malformed`.
registry::Stored<std::unique_ptr<registry::Store>> openStore(const Access &access,
                                                             Migrate migrate = Migrate::Never);

} // namespace nidreg::storage
