// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/access.h"
#include "model/storage/postgres/connecting.h"

#include <functional>
#include <stop_token>
#include <string>

namespace nidreg::storage {

/// What one of several servers says of itself.
struct Told {
    Handle &link; ///< to it; whoever takes it keeps it
    int timeline = 0; ///< on which it writes; 0 of a standby
    bool isReadOnly = true;
};

/// Asks all the servers that `access` names, a quarter of a second after one another or as soon as
/// the one before has answered, and waits for each up to its connect_timeout and three seconds.
/// Those that have answered are asked again meanwhile, five times a second: a standby may become
/// the primary while a lost one is waited for. Ends when `isEnough` says so of an answer, a stop is
/// requested, or each has answered or failed and `atLeast` is over. Leaves out the server `own`
/// (serverOf()), if any. Returns why none was enough as libpq says it, in their order.
std::string askServers(const Access &access, const std::function<bool(const Told &)> &isEnough,
                       const std::string &own = {}, std::chrono::milliseconds atLeast = {},
                       const std::stop_token &stop = {});

/// Where a connection leads to, the same of all connections to one server.
std::string serverOf(const PGconn *connection);

} // namespace nidreg::storage
