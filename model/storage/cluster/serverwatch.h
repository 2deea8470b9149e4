// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/location.h"

#include <sys/types.h>

namespace nidreg::storage {

/// Starts a process that stops the server `pid` when no program uses it any more: the last one
/// stops it by itself, unless it was killed. It looks every ten seconds, ends with the server, and
/// leaves a server alone that is kept running. Without it the next program joins the server; so
/// nothing is said where it cannot be started.
void watchServer(const ClusterFolders &folders, pid_t pid);

} // namespace nidreg::storage
