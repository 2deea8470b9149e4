// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace nidreg::registry {

/// A connection to the registry's database that holds what every change waits for, or waits for it.
struct Session {
    int process = 0; ///< by which it is ended
    std::string login;
    std::string program; ///< as the connection names itself; may be empty
    std::string
        since; ///< when its transaction began, UTC, RFC 3339; empty: the server does not say
    std::string state; ///< PostgreSQL's word: active, idle in transaction …
    std::vector<int> waitsFor; ///< processes; empty: it holds and others wait
};

} // namespace nidreg::registry
