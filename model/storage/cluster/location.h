// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/failure.h"
#include "model/storage/cluster/serveruser.h"

#include <QString>
#include <QStringList>

namespace nidreg::storage {

/// The folders of a local registry. The caller passes all of them; nothing here reads the
/// environment.
struct ClusterLocation {
    QString dataFolder; ///< holds the cluster and its locks; made when absent
    QString runtimeFolder; ///< for the socket; may be empty (then a folder in /tmp is used)
    QStringList programFolders; ///< with `postgres` and `initdb`; empty: Debian's, all versions
};

/// The files of one cluster. `home` is the location's data folder, except under root when the OS
/// user `postgres` cannot reach that (/root is 0700): then it is /var/lib/nidreg/HASH, HASH being
/// the first 16 hex digits of the SHA-256 of the data folder's path.
struct ClusterFolders {
    QString home;

    QString data() const { return home + QStringLiteral("/cluster"); }
    /// pg_hba.conf: who may connect; written at every start.
    QString access() const { return home + QStringLiteral("/cluster.access"); }
    QString log() const { return home + QStringLiteral("/cluster.log"); }
    /// Held while one program creates, starts or stops.
    QString changeLock() const { return home + QStringLiteral("/cluster.lock"); }
    /// Held shared by every program that uses the server: the lease.
    QString usersLock() const { return home + QStringLiteral("/cluster.users"); }
    /// Held by PostgreSQL's own processes: initdb's while creating, the server's down to the last.
    QString serverLock() const { return home + QStringLiteral("/cluster.server"); }
    /// Names the run of the server that the last program shall not stop.
    QString keepMarker() const { return home + QStringLiteral("/cluster.keep"); }

    /// True also where an upgrade was killed while it replaced the cluster.
    bool isCreated() const;
};

/// Decides the folders and touches nothing.
ClusterFolders foldersOf(const ClusterLocation &location, const ServerUser &user);

/// Makes the home folder and checks that it is writable.
Clustered<base::Done> makeHome(const ClusterFolders &folders, const ServerUser &user);

/// The folder for the socket, made, owned by the server's user and closed to everybody else:
/// one below the runtime folder, or one in /tmp where that path would end after byte 107 or the
/// server's user cannot reach it.
Clustered<QString> makeSocketFolder(const ClusterLocation &location, const ClusterFolders &folders,
                                    const ServerUser &user);

/// Takes the folder of a server that has stopped away, if makeSocketFolder() made it.
void removeSocketFolder(const ClusterFolders &folders, const QString &folder);

} // namespace nidreg::storage
