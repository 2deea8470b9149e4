// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/pg/access.h"

namespace nidreg::storage {

class Connection;

/// Where a database stands beside the migrations that this program knows.
struct SchemaState {
    int applied = 0; ///< the newest migration of the database; 0: none
    int known = 0; ///< the newest of the program
};

/// Refuses with `schema.newer` when a newer program migrated the database, `schema.edited` when a
/// migration that it holds is not this program's, `login-has-no-role` when the login may not look.
registry::Stored<SchemaState> schemaState(Connection &connection);

/// Brings a database up to date, each migration in a transaction of its own. The login is a
/// superuser or a member of nidreg_owner, as which the migrations run. Programs that migrate at
/// once take turns, and the later ones find nothing left to do. Refuses as schemaState() does; with
/// `schema.encoding` when the database does not keep UTF-8; with `schema.not-owner` when the login
/// may not become nidreg_owner, `schema.owner-role` when that role is missing and the login may not
/// make it.
registry::Stored<base::Done> migrate(const Access &access);
registry::Stored<base::Done> migrate(Connection &connection);

/// The migrations after `from` up to `to`, inside the present transaction, which ends as
/// nidreg_owner. For who has taken the turn to migrate. Refuses as migrate() does.
registry::Stored<base::Done> applyMigrations(Connection &connection, int from, int to);

} // namespace nidreg::storage
