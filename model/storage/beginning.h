// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/localprogress.h"
#include "model/registry/store.h"
#include "model/storage/postgres/access.h"

#include <functional>
#include <string>

namespace nidreg::storage {

class Connection;

/// Puts the shipped listing into a registry that is new.
using Fill = std::function<registry::Stored<base::Done>(registry::Store &)>;

/// Makes a database the private registry of one OS user, with every role for `login`: brings its
/// schema up to date, marks it local unless it is already, and has it filled where that was not
/// done yet and it was not made empty. As the owner of the database. One program at a time does
/// this, or makeEmpty(), or restore(); others wait.
/// Refused with `registry.is-shared` when it has a history of its own; as migrate(), openStore()
/// and `fill` do.
registry::Stored<base::Done> prepareLocal(const Access &access, const std::string &login,
                                          const Fill &fill = {});

/// How far the registry in this database has come. `shipped`: the key of the action of `Fill`.
/// Refused as schemaState() does.
registry::Stored<registry::LocalProgress> readProgress(const Access &access,
                                                       const std::string &shipped);

/// The registry that makeEmpty() and restore() replace.
struct Replaceable {
    bool isLocal = false; ///< the database is a local registry's
    std::string shipped = {}; ///< the key of the action of `Fill`
    bool replacesShipped = false; ///< one that this action filled, too
};

/// The same as prepareLocal() for a registry that stays without the shipped listing, in one
/// transaction: the schema, the mark and the person are there, or nothing. False where the registry
/// is one already in which nothing was done since.
/// Refused as clearBeginning() and installSchema() do; with `cancelled` when `progress` says so.
registry::Stored<bool> makeEmpty(const Access &access, const std::string &login,
                                 const Replaceable &replaceable,
                                 const registry::Progress &progress);

/// Drops a registry in which nothing was done, in the present transaction. Locks that a migration
/// and a deposit take too keep it so until the end. Answers how far it had come.
/// Refused with `deposit.not-empty` where there is anything else; of a local registry with
/// `local.used`, or with `local.shipped` where it was filled and nothing else was done.
registry::Stored<registry::LocalProgress> clearBeginning(Connection &connection,
                                                         const Replaceable &replaceable);

} // namespace nidreg::storage
