// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/place.h"

namespace nidreg::storage {

/// One installed PostgreSQL.
struct ServerPrograms {
    QString folder;
    int version = 0; ///< the major version

    QString postgres() const { return folder + QStringLiteral("/postgres"); }
    QString initdb() const { return folder + QStringLiteral("/initdb"); }
};

/// The newest PostgreSQL (15 or later) for a new cluster; for one that exists, the very major
/// version that made it: OtherVersion when that is not installed.
Clustered<ServerPrograms> findServerPrograms(const ClusterPlace &place,
                                             const ClusterFolders &folders);

} // namespace nidreg::storage
