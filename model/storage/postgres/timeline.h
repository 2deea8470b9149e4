// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/access.h"
#include "model/storage/postgres/connecting.h"

#include <string>

namespace nidreg::storage {

/// Two servers can say at once that they take changes: one was the primary and has not heard that
/// another one is (its cluster manager stands still, say). Each promotion begins a timeline, and
/// so the newest timeline tells them apart.
///
/// The timeline on which a server writes; 0 where it takes no changes, or does not answer.
int timelineOf(PGconn *connection);

/// Where a connection leads to, the same of all connections to one server.
std::string serverOf(const PGconn *connection);

/// Asks each of the servers that `access` names, by itself, for up to three seconds. The
/// connection to the one that takes changes on the newest timeline; null where none does.
Handle atNewestTimeline(const Access &access);

/// Whether one of them, but not `own`, takes changes on a newer timeline; which is noted in
/// `access`.
bool hasNewerTimeline(const Access &access, const std::string &own, int timeline);

} // namespace nidreg::storage
