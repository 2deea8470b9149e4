// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/postgres/access.h"

#include <string>

namespace nidreg::storage {

class Connection;

/// The state of a database compared with the schema of this program.
struct SchemaState {
    int applied = 0; ///< the schema's version in the database; 0: there is no registry
    int known = 0; ///< the program's
    bool isEdited = false; ///< the same version, installed from other scripts than the program's
    std::string missingRoles = {}; ///< of the server, with ", " between: pg_dump does not take them
    bool isDisowned = false; ///< the registry's schemas are not nidreg_owner's

    /// It was restored by pg_restore without the roles, or they were dropped or changed.
    bool lacksRoles() const { return applied > 0 && (!missingRoles.empty() || isDisowned); }
    bool isReady() const { return applied == known && !isEdited && !lacksRoles(); }
};

/// Why a database that is not ready cannot be opened as it is.
registry::StoreError unready(const SchemaState &state);

/// What a migration did besides creating functions, triggers, views and rights again.
struct Migrated {
    int from = 0; ///< the schema's version before; 0: there was no registry
    std::string madeRoles = {}; ///< with ", " between
    bool isReclaimed = false; ///< both schemas became nidreg_owner's
};

/// Waits until no other program makes, migrates, fills or replaces this database's registry, and
/// keeps others from it until the connection ends.
registry::Stored<base::Done> lockBeginning(Connection &connection);

/// Refuses with `schema.newer` when a newer program installed the schema, `schema.too-old` when it
/// is older than the one that can be upgraded, `login.without-role` when the login may not look,
/// `schema.roles-missing` (with their names) when nobody but a superuser may.
registry::Stored<SchemaState> schemaState(Connection &connection);

/// Brings a database up to date in one transaction: tables of an earlier release become today's,
/// and every function, trigger, view and right is dropped and made anew from the program's scripts,
/// whatever somebody changed there. Notes it with an event. The login is a superuser or a member of
/// nidreg_owner, as which the scripts run. Concurrent migrations are serialized by an advisory
/// lock. Refuses as schemaState() does; with `schema.encoding` when the database does not keep
/// UTF-8; with `schema.not-owner` when the login may not become nidreg_owner, `schema.owner-role`
/// when that role is missing and the login may not make it. Makes the server's roles and gives
/// nidreg_owner what is its own, where a registry lacksRoles(). Does nothing where it is ready,
/// unless `always`.
registry::Stored<Migrated> migrate(const Access &access, bool always = false);
registry::Stored<Migrated> migrate(Connection &connection, bool always = false);

/// The whole schema into a database without a registry, inside the present transaction, which ends
/// as nidreg_owner. `from36`: what a registry of schema 36 holds stands in the schema nidreg and is
/// taken over. Refuses as migrate() does.
registry::Stored<base::Done> installSchema(Connection &connection, bool from36);

/// Functions, triggers, views and rights once more, likewise, with the event of it (`what`: install
/// or upgrade). `from`: the schema, from 37 on, whose tables there are; they are made today's.
registry::Stored<base::Done> installFunctions(Connection &connection, const char *what, int from);

/// SHA-256 over all scripts of the schema, in hex: what the event of an installation says it was
/// made from.
std::string schemaSha256();

} // namespace nidreg::storage
