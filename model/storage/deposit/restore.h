// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/beginning.h"
#include "model/storage/deposit/header.h"
#include "model/storage/postgres/access.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace nidreg::storage {

struct RestoreOptions {
    bool givesRoles = true; ///< of a shared registry: to the logins that the server has
    bool dryRun = false; ///< do everything, answer, and roll back
    Replaceable replaced = {}; ///< what the database may hold, beside nothing
};

/// Who has which role of a shared registry.
struct GivenRole {
    std::string login, role;
};

struct RestoreReport {
    DepositHeader header; ///< of the last file
    registry::LogReport log; ///< of the verification
    int schema = 0; ///< that the registry has now
    std::int64_t rows = 0;
    std::vector<GivenRole> given; ///< that their logins did not have before
    std::vector<GivenRole> missing; ///< the server has no such login
    std::vector<GivenRole> unproven; ///< in the deposit, but told by no event: not given
};

/// Rebuilds a registry from a full deposit and the increments that follow it, in one transaction:
/// all of it, verified, or nothing. The deposit's tables are made and take the rows; triggers and
/// foreign keys are set aside for the rows alone, and stand again, checked. Tables of schema 36
/// become today's, and functions, triggers, views and rights are the program's, which one event
/// more tells at the end of the deposit's log. Then the log is verified, and that it begins with
/// the one that the deposit states. Logins of this server are given the roles that the log tells.
///
/// The database holds no registry, or one in which nothing was ever done, which is made anew; see
/// clearBeginning(). As a superuser, or a member of nidreg_owner who may create a schema in it.
///
/// Refused as clearBeginning() does; with `deposit.newer-schema`, `deposit.older-schema`,
/// `deposit.not-full` (the first file is an increment), `deposit.no-increment` (a later one is
/// not), `deposit.gap` (one does not go on where the one before ends), `deposit.other-tables`,
/// `deposit.unfit-rows` (its rows break the registry's rules), `deposit.shared` (a shared
/// registry's cannot become a local one), `deposit.mismatch` (the log does not verify; `detail`
/// names the first mismatch), `cancelled`; as DepositReader::open() and installSchema() do.
registry::Stored<RestoreReport> restore(const Access &access, const QStringList &files,
                                        const RestoreOptions &options,
                                        const registry::Progress &progress);

} // namespace nidreg::storage
