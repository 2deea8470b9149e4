// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/serverprograms.h"

namespace nidreg::storage {

/// Makes the cluster with its empty database `nidreg`: beside its final name, and renamed when all
/// of it is on disk, so that whoever is killed half-way leaves nothing that looks like a cluster.
/// To be called under the change lock.
Clustered<base::Done> createCluster(const ClusterFolders &folders, const ServerPrograms &programs,
                                    const ServerUser &user);

} // namespace nidreg::storage
