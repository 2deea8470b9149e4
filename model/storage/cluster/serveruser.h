// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/failure.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <sys/types.h>
#include <vector>

namespace nidreg::storage {

/// The OS user of the server, and the role that the programs connect as. PostgreSQL refuses to run
/// as root: there the server and initdb run as the OS user `postgres`, and the role is still named
/// `root`.
struct ServerUser {
    uid_t uid = 0;
    gid_t gid = 0;
    std::vector<gid_t> groups; ///< supplementary; used when `isOther`
    bool isOther = false; ///< another OS user than the one who runs this program
    QByteArray role; ///< the superuser role: the name of the OS user who runs this program

    static Clustered<ServerUser> find();

    /// Turns a freshly forked child into this user; async-signal-safe. False when refused.
    bool become() const;

    /// Whether this user can reach the folder from / (as far as it exists).
    bool canReach(const QString &folder) const;
};

/// A program to start detached, in a session of its own.
struct Spawn {
    QString program;
    QStringList arguments;
    const ServerUser *user = nullptr;
    int log = -1; ///< becomes its stdout and stderr
    int kept = -1; ///< the one other descriptor it inherits; -1: none
};

/// 0, or the errno of what the child could not do. (QProcess::startDetached neither keeps a
/// descriptor nor promises to call a child modifier.)
int spawnDetached(const Spawn &spawn);

} // namespace nidreg::storage
