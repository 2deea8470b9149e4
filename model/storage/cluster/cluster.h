// SPDX-License-Identifier: MIT
#pragma once

#include "model/files/filelock.h"
#include "model/storage/cluster/location.h"
#include "model/storage/cluster/upgrade.h"

#include <QDateTime>

#include <memory>
#include <optional>

namespace nidreg::storage {

/// What `nidreg-cli db status` tells.
struct ClusterStatus {
    bool isCreated = false;
    bool isRunning = false;
    bool isInUse = false; ///< by programs that hold a lease
    bool isKept = false; ///< keeps running when the last program leaves
    QString dataFolder; ///< where the cluster is (or would be): mind root, see ClusterFolders
    QString logFile;
    QString version; ///< of PostgreSQL, "15"
    qint64 pid = 0;
    QDateTime since;
    QString socketFolder;
    qint64 bytes = 0; ///< on disk
    QStringList keptFolders; ///< of older versions of PostgreSQL, from before an upgrade
};

/// What came of bringing a cluster to a newer major version of PostgreSQL.
struct ClusterUpgrade {
    int from = 0, to = 0;
    QString keptFolder; ///< the former cluster
    std::optional<ClusterFailure> failure; ///< the former server runs on, nothing was changed
};

/// The local registry's private PostgreSQL: a Unix socket in a folder closed to others, peer
/// authentication, no TCP. Shared between the programs of one OS user: the first one starts the
/// server, the last one stops it, and after a kill of a program or the server the next one
/// recovers.
///
/// Each program holds a lease (a shared lock on a file) for as long as its Cluster lives; the
/// kernel takes the lease of a killed one back. Starting, stopping and creating happen under a
/// second lock. The server itself inherits a third, so that "does it run" is never a guess about
/// process numbers.
///
/// Under root the server runs as the OS user `postgres`, and where that user cannot reach the data
/// folder the cluster lies below /var/lib/nidreg: see ClusterFolders.
class Cluster {
public:
    /// Joins the server, having created the cluster and started it where needed.
    ///
    /// Where a newer major version of PostgreSQL is installed beside the one that made the cluster,
    /// the cluster is upgraded first, if `isSame` says that nothing was lost; without `isSame`, and
    /// where the server is already running, the old version is used.
    ///
    /// Fails with any ClusterError but InUse, NoSpace and UpgradeFailed.
    static Clustered<std::unique_ptr<Cluster>> open(const ClusterLocation &location,
                                                    const ClusterProgress &progress = {},
                                                    const ClusterComparison &isSame = {});

    /// Gives the lease back, and stops the server when it was the last one.
    ~Cluster();

    Cluster(const Cluster &) = delete;
    Cluster &operator=(const Cluster &) = delete;

    /// For libpq: the database `nidreg`, as the OS user's own superuser role.
    QString conninfo() const;
    QString socketFolder() const { return m_socketFolder; }

    /// What came of an upgrade, if open() tried one.
    const std::optional<ClusterUpgrade> &upgrade() const { return m_upgrade; }

    /// From now until stop(), or until the server ends by itself, the last one to leave leaves the
    /// server running. Fails with FolderUnusable.
    Clustered<base::Done> keepRunning();

    /// Looks and touches nothing. Fails with NoServerUser.
    static Clustered<ClusterStatus> status(const ClusterLocation &location);

    /// Stops the server, if it runs. Fails with InUse while a program holds a lease, StopFailed,
    /// Busy, NoServerUser.
    static Clustered<base::Done> stop(const ClusterLocation &location);

private:
    Cluster(ClusterFolders folders, files::FileLock lease, QString socketFolder, QByteArray role);

    ClusterFolders m_folders;
    files::FileLock m_lease;
    QString m_socketFolder;
    QByteArray m_role;
    std::optional<ClusterUpgrade> m_upgrade;
};

} // namespace nidreg::storage
