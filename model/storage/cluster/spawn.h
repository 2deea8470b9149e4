// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/serveruser.h"

#include <QString>
#include <QStringList>

namespace nidreg::storage {

/// A program to be started in a session of its own, nobody's child.
struct Spawn {
    QString program;
    QStringList arguments;
    const ServerUser *user = nullptr;
    int log = -1; ///< becomes its stdout and stderr
    int kept = -1; ///< the one other descriptor it inherits
};

/// 0, or the errno of what the child could not do. (QProcess::startDetached neither keeps a
/// descriptor nor promises to call a child modifier.)
int spawnDetached(const Spawn &spawn);

} // namespace nidreg::storage
