// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/serverprograms.h"

#include <functional>

namespace nidreg::storage {

/// What takes time, for a splash screen or a line on a terminal. Dumping to Replacing are those of
/// an upgrade to a newer major version of PostgreSQL, in this order.
enum class ClusterStep {
    Waiting,
    Creating,
    Starting,
    Dumping,
    Restoring,
    Comparing,
    Replacing,
};

using ClusterProgress = std::function<void(ClusterStep)>;

/// Whether what the new server holds is what the old one held, each given as a connection string;
/// it may then bring the new one's up to date. What is wrong is the failure's detail, whatever its
/// error.
using ClusterComparison =
    std::function<Clustered<base::Done>(const QString &before, const QString &after)>;

/// The upgrade of a cluster to another major version of PostgreSQL.
struct Upgrade {
    ClusterLocation location;
    ClusterFolders folders;
    ServerUser user;
    ServerPrograms from, to;
};

/// Where an upgrade makes the new cluster; to be removed with all in it at any time.
ClusterFolders workFolders(const ClusterFolders &folders);

/// Makes a new cluster with the roles and the database of the old one, through pg_dump and
/// pg_restore of the newer version, compares the two, and only then replaces the old one, which is
/// kept beside it; returns that folder, "…/cluster.postgresql-15". Both servers have stopped. To be
/// called under the change lock, while no program uses the server.
///
/// Whoever is killed leaves the old cluster, or the new one, in its place, or what settleUpgrade()
/// puts there. Fails with NoSpace where the disk has less room than the copy may take,
/// CreationFailed and StartFailed as those do, UpgradeFailed with the message of the program that
/// failed; the old cluster is then in use, unchanged except that it ran.
Clustered<QString> upgradeCluster(const Upgrade &upgrade, const ClusterComparison &isSame,
                                  const ClusterProgress &progress);

/// Cleans up after an upgrade that was killed: its servers stop unless a program uses one, a new
/// cluster that was complete and about to be renamed is put in its place, anything else of it is
/// removed. To be called under the change lock, without a lease. Fails with StopFailed,
/// FolderUnusable.
Clustered<base::Done> settleUpgrade(const ClusterFolders &folders);

/// Folders of clusters that were upgraded, kept until a person removes them; by name.
QStringList keptFolders(const ClusterFolders &folders);

} // namespace nidreg::storage
