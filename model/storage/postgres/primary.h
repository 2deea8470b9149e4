// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/access.h"
#include "model/storage/postgres/connecting.h"

#include <string>

namespace nidreg::storage {

/// Which of several servers is the primary. What they report when one connects does not tell: a
/// pooler goes on reporting what its server was when it began, and a primary whose cluster manager
/// stands still has not heard that another one is. So each is asked. Each promotion begins a
/// timeline (PostgreSQL's manual, "Timelines"): of two primaries the one on the newer timeline is
/// meant.
struct Primary {
    Handle connection{nullptr, &PQfinish}; ///< null where none was found
    int timeline = 0;
    std::string words{}; ///< why not, for connectFailure()
};

/// Asks the servers that `access` names in their order, up to three seconds each for connecting and
/// for an answer, until one is a primary on the newest timeline that `access` knows; failing that,
/// it is the newest one found, and known from then on. One that is set read-only counts where
/// `mayBeReadOnly`.
Primary findPrimary(const Access &access, bool mayBeReadOnly);

/// Where a connection leads to, the same of all connections to one server.
std::string serverOf(const PGconn *connection);

/// Whether another server than `own` is a primary on a newer timeline, which is known from then on.
bool hasSuccessor(const Access &access, const std::string &own, int timeline);

} // namespace nidreg::storage
