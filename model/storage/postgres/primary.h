// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/access.h"
#include "model/storage/postgres/connecting.h"

#include <chrono>
#include <stop_token>
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

/// Asks the servers that `access` names until one is a primary on the newest timeline that `access`
/// knows; failing that, it is the newest one found, and known from then on. One that is set
/// read-only counts where `mayBeReadOnly`.
Primary findPrimary(const Access &access, bool mayBeReadOnly);

/// Whether another server than `own` (serverOf()) is a primary on a newer timeline, which is known
/// from then on; or becomes one before `atLeast` is over.
bool hasSuccessor(const Access &access, const std::string &own, int timeline,
                  std::chrono::milliseconds atLeast, const std::stop_token &stop);

} // namespace nidreg::storage
