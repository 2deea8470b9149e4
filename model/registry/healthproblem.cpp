// SPDX-License-Identifier: MIT
#include "model/registry/healthproblem.h"

#include <algorithm>

namespace nidreg::registry {

/// From how many of a hundred connections on the server is nearly full.
static constexpr int kNearlyFull = 90;

/// Commits wait for a standby, and none is there. Where the server does not name its standbys, one
/// of them may be it.
static bool lacksSynchronous(const Health &health)
{
    const bool isKept = std::ranges::any_of(health.standbys, [](const StandbyServer &each) {
        return each.sync == "sync" || each.sync == "quorum";
    });
    const bool isNamed = std::ranges::any_of(
        health.standbys, [](const StandbyServer &each) { return !each.sync.empty(); });
    return !health.waitsFor.empty() && !isKept && (isNamed || health.standbys.empty());
}

std::vector<HealthProblem> problemsOf(const Health &health)
{
    std::vector<HealthProblem> all;
    if (health.isReceiving && !*health.isReceiving)
        all.push_back(HealthProblem::NotReceiving);
    if (lacksSynchronous(health))
        all.push_back(HealthProblem::NoSynchronousStandby);
    if (health.isArchiving && health.archivingFailedAt > health.archivedAt)
        all.push_back(HealthProblem::ArchivingFails);
    if (health.connections * 100 >= health.maxConnections * kNearlyFull)
        all.push_back(HealthProblem::NearlyFull);
    return all;
}

} // namespace nidreg::registry
