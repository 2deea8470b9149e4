// SPDX-License-Identifier: MIT
#include "model/registry/healthproblem.h"

#include <algorithm>

namespace nidreg::registry {

static constexpr int kNearlyFull = 80; ///< of a hundred connections
static constexpr std::chrono::minutes kArchivedWithin(10);
static constexpr std::chrono::days kCaredForWithin(2);
static constexpr std::chrono::days kRenewedBefore(30);

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

/// A backup and a program that only keeps WAL are listed among the standbys, and replay nothing.
static bool isAsynchronous(const Health &health)
{
    return !health.isStandby && health.waitsFor.empty()
        && std::ranges::any_of(health.standbys, [](const StandbyServer &each) {
               return each.state.empty() || each.bytesBehind.has_value();
           });
}

/// That nothing was archived for long is right where nothing was written.
static bool archivesLate(const Health &health, base::Instant now)
{
    const auto last = base::parseInstant(health.archivedAt);
    return last && now - *last > kArchivedWithin && health.waitingToArchive > 0;
}

static void addOfServer(std::vector<HealthProblem> &all, const Health &health, base::Instant now)
{
    if (health.isReceiving && !*health.isReceiving)
        all.push_back(HealthProblem::NotReceiving);
    if (lacksSynchronous(health))
        all.push_back(HealthProblem::NoSynchronousStandby);
    if (isAsynchronous(health))
        all.push_back(HealthProblem::NotSynchronous);
    if (health.isArchiving && health.archivingFailedAt > health.archivedAt)
        all.push_back(HealthProblem::ArchivingFails);
    else if (health.isArchiving && archivesLate(health, now))
        all.push_back(HealthProblem::ArchivingWaits);
    if (health.connections * 100 > health.maxConnections * kNearlyFull)
        all.push_back(HealthProblem::NearlyFull);
    if (health.certificateEnd && *health.certificateEnd - now < kRenewedBefore)
        all.push_back(HealthProblem::CertificateEnds);
    if (!health.changedCollations.empty())
        all.push_back(HealthProblem::CollationsChanged);
}

static void addOfMaintenance(std::vector<HealthProblem> &all, const Maintenance &maintenance,
                             bool isLocal, base::Instant now)
{
    const auto &[backup, verification, checkpoint, unread] = maintenance;
    if (verification && !verification->isSound)
        all.push_back(HealthProblem::LogMismatch);
    if (unread)
        all.push_back(HealthProblem::CheckpointsUnread);
    if (!isLocal && verification && now - verification->at > kCaredForWithin)
        all.push_back(HealthProblem::NotVerified);
    if (!isLocal && checkpoint && now - checkpoint->at > kCaredForWithin)
        all.push_back(HealthProblem::NoCheckpoint);
}

std::vector<HealthProblem> problemsOf(const Health &health, const Maintenance &maintenance,
                                      bool isLocal, base::Instant now)
{
    std::vector<HealthProblem> all;
    addOfServer(all, health, now);
    addOfMaintenance(all, maintenance, isLocal, now);
    return all;
}

} // namespace nidreg::registry
