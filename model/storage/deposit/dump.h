// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/deposit/header.h"
#include "model/storage/postgres/access.h"

#include <QString>

namespace nidreg::storage {

struct DumpOptions {
    QString since; ///< an earlier deposit that this one goes on from; empty: a full one
    bool isPlain = false; ///< not compressed
};

/// What was written, or what the header of a file states.
struct DepositReport {
    DepositHeader header;
    std::int64_t rows = 0; ///< of all sections; 0 when they were not read
    std::int64_t bytes = 0; ///< of the file
};

/// Writes everything that a registry holds into one file, from one consistent snapshot; its form is
/// documented in resources/manual/deposit.md. The file is written beside `file` and renamed into
/// place when it is complete; a new one is readable by its owner alone.
///
/// As a superuser, or a member of nidreg_owner; else Refused with `deposit.not-owner`. Refused
/// with `deposit.no-registry`, `deposit.unwritable`, `deposit.same-file` (it would take the place
/// of the earlier one), `deposit.schema-changed` (the two are of different schemas),
/// `deposit.other-history`, `schema.older`, `cancelled`, and as schemaState() does; for the
/// earlier deposit as DepositReader::open() does. `progress` is asked often; false stops.
registry::Stored<DepositReport> dump(const Access &access, const QString &file,
                                     const DumpOptions &options,
                                     const registry::Progress &progress);

/// Whether this login may take deposits. Fails as Connection::open() does.
registry::Stored<bool> mayDump(const Access &access);

/// What a file contains, after its checksum was verified. Fails as DepositReader::open() does.
registry::Stored<DepositReport> inspect(const QString &file, const registry::Progress &progress);

} // namespace nidreg::storage
