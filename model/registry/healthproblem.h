// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/registry/health.h"
#include "model/registry/maintenance.h"

#include <vector>

namespace nidreg::registry {

/// Something about a server or its registry that somebody should look at.
enum class HealthProblem {
    NotReceiving, ///< a standby is not connected to its primary
    NoSynchronousStandby, ///< commits wait for a standby, and none is connected
    NotSynchronous, ///< standbys follow, and no commit waits for one
    ArchivingFails, ///< since Health::archivingFailedAt
    ArchivingWaits, ///< WAL waits to be archived, and none was for more than ten minutes
    NearlyFull, ///< more than 80 of a hundred connections are in use
    CertificateEnds, ///< in less than 30 days
    CollationsChanged, ///< lists may leave out rows
    LogMismatch, ///< the last verification found one
    CheckpointsUnread, ///< those that are kept cannot be read
    NotVerified, ///< for more than two days, as with the next one
    NoCheckpoint,
};

/// `isLocal`: the registry of one OS user. A shared one is to be verified every two days, and a
/// checkpoint of it kept, where that was done before: whoever never did it is not who has to, as
/// far as this knows. How many standbys there should be is not known either.
std::vector<HealthProblem> problemsOf(const Health &health, const Maintenance &maintenance,
                                      bool isLocal, base::Instant now);

} // namespace nidreg::registry
