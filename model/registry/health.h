// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::registry {

/// A server that follows the one that was asked. What the server does not tell this login is empty:
/// it names its standbys to members of pg_read_all_stats alone.
struct StandbyServer {
    std::string name; ///< application_name
    std::string address; ///< empty: over a Unix socket
    std::string state; ///< PostgreSQL's word: streaming, catchup …
    std::string sync; ///< PostgreSQL's word: sync, quorum, potential, async
    std::optional<std::int64_t> bytesBehind;
    std::optional<double> secondsBehind; ///< none: idle, or not told
};

/// How the server of a registry is: what an operator watches.
struct Health {
    std::string version; ///< PostgreSQL's own: "15.8 (Debian 15.8-0+deb12u1)"
    bool isStandby = false;
    std::optional<bool> isReceiving; ///< a standby is connected to its primary
    std::optional<std::int64_t> bytesBehind; ///< of a standby: received, and not replayed
    std::optional<double> secondsBehind; ///< of a standby: the age of what it shows
    std::string waitsFor; ///< the standbys that a commit waits for; empty: none
    std::vector<StandbyServer> standbys;
    bool isArchiving = false; ///< this server archives its WAL
    std::string archivedAt, archivingFailedAt; ///< UTC, RFC 3339; empty: never
    std::optional<std::int64_t> waitingToArchive; ///< complete segments of WAL
    int connections = 0, maxConnections = 0; ///< of the whole server
    std::int64_t bytes = 0; ///< of the registry's database
    /// The collations that the server's system has in another version than the registry's indexes
    /// were built with, by PostgreSQL's names: "default" is the database's.
    std::vector<std::string> changedCollations;
    /// When the first certificate of the server's chain expires; none: no TLS. Of a pooler's, if
    /// the connection leads through one.
    std::optional<base::Instant> certificateEnd;
};

} // namespace nidreg::registry
