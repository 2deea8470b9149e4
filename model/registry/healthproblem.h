// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/health.h"

#include <vector>

namespace nidreg::registry {

/// Something about a server that somebody should look at.
enum class HealthProblem {
    NotReceiving, ///< a standby is not connected to its primary
    NoSynchronousStandby, ///< commits wait for a standby, and none is connected
    ArchivingFails, ///< since Health::archivingFailedAt
    NearlyFull, ///< almost all connections are in use
};

std::vector<HealthProblem> problemsOf(const Health &health);

} // namespace nidreg::registry
