// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/failure.h"

#include <QString>

namespace nidreg::storage {

/// How programs reach a server of this person's own.
struct ServerAddress {
    QString socketFolder;
    QString role; ///< the superuser

    /// For libpq: the database `nidreg`, or another one of that server.
    QString conninfo(const QString &database = QStringLiteral("nidreg")) const;
};

/// The transfer of a whole registry from one server to another.
struct Transfer {
    QString programs; ///< the folder with pg_dump, pg_dumpall, pg_restore and psql
    QString folder; ///< for the intermediate files
    ServerAddress from, to;
};

/// Roles with their memberships and rights, and the database `nidreg`, into files. Fails with
/// UpgradeFailed and the words of the program that said no.
Clustered<base::Done> dumpAll(const Transfer &transfer);

/// The files into the other server, whose database `nidreg` they replace; then they are removed.
/// Fails likewise.
Clustered<base::Done> restoreAll(const Transfer &transfer);

} // namespace nidreg::storage
