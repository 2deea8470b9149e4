// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/serverprograms.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>

namespace nidreg::storage {

/// A server that answers, as its postmaster.pid tells.
struct RunningServer {
    pid_t pid = 0;
    qint64 since = 0; ///< seconds since 1970
    QString socketFolder;
    bool isReady = false;

    /// Tells this run of the server from any other.
    QByteArray run() const;
};

/// The server of these folders, if one runs (perhaps not ready yet). A postmaster.pid left by one
/// that was killed does not count, nor does an innocent process that got its number: the server's
/// working directory is its data folder.
std::optional<RunningServer> runningServer(const ClusterFolders &folders);

/// Waits for a server that is starting or recovering. StartFailed when it does not get ready;
/// nothing when there is none, or the last process of one that was killed has gone.
Clustered<std::optional<RunningServer>> joinServer(const ClusterFolders &folders);

/// Spawns `postgres` and waits until it takes connections. To be called under the change lock.
Clustered<RunningServer> startServer(const ClusterFolders &folders, const ServerPrograms &programs,
                                     const ServerUser &user, const QString &socketFolder);

/// SIGINT (PostgreSQL's "fast" shutdown) and waits until the last process has gone. `known` is the
/// server where that was read already. FolderUnusable where it cannot be told whether it has gone.
Clustered<base::Done> stopServer(const ClusterFolders &folders,
                                 std::optional<RunningServer> known = {});

} // namespace nidreg::storage
