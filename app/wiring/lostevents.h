// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/logfiles.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

/// What a log lacks of what it once had: after a restore to a moment, or where a standby took over
/// that was behind.
namespace nidreg::app {

/// Keeps beside the checkpoint `file` the events that it covers and no checkpoint kept before does,
/// a line of JSON each, as `audit list` prints them: so that they have names if the log ever loses
/// them. At most the last 100,000. Only what this login sees. Refused with `file.unwritable`, and
/// as LogStore::events() does.
registry::Stored<base::Done> keepEvents(registry::LogStore &store, const LogFiles &files,
                                        const std::string &registry, const QString &file);

/// An event that was in the log and no longer is, as it was kept.
struct LostEvent {
    std::int64_t number = 0, request = 0; ///< 0: of no request
    std::string at, person, role, what, nid;
};

struct LogComparison {
    registry::NotedHead noted;
    registry::LogHead head;
    bool isWhole = false; ///< the log holds everything that the checkpoint covers
    std::int64_t common = 0; ///< events that both surely have, the first ones
    std::vector<LostEvent> lost; ///< those that are kept by name
    std::int64_t unnamed = 0; ///< lost events beyond them, at most
    std::set<std::string> people; ///< who acted in them, or has a part in their requests
};

/// How the log of `store` stands to a checkpoint of it, by the checkpoints and events that are kept
/// here and in the folder of `noted`. Refused with `proof.other-log`, and as the store and
/// witnessesOf() do.
registry::Stored<LogComparison> compareLog(registry::Store &store, const LogFiles &files,
                                           const std::string &registry,
                                           const registry::NotedHead &noted);

} // namespace nidreg::app
