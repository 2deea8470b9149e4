// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/location.h"

#include <optional>

namespace nidreg::storage {

/// One installed PostgreSQL.
struct ServerPrograms {
    QString folder;
    int version = 0; ///< the major version

    QString postgres() const { return folder + QStringLiteral("/postgres"); }
    QString initdb() const { return folder + QStringLiteral("/initdb"); }
};

/// Which server runs the cluster.
struct ServerChoice {
    ServerPrograms programs; ///< of the major version that made it; of a new one, the newest
    std::optional<ServerPrograms> newer; ///< that it is to be brought to, with pg_dump and so on
};

/// The newest PostgreSQL (15 or later) for a new cluster; for one that exists, the very major
/// version that made it, and beside it the newest where that is another: OtherVersion when the
/// former is not installed.
Clustered<ServerChoice> findServerPrograms(const ClusterLocation &location,
                                           const ClusterFolders &folders);

} // namespace nidreg::storage
