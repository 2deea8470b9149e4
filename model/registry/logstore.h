// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/log.h"
#include "model/registry/records.h"
#include "model/registry/stored.h"

#include <cstdint>
#include <vector>

namespace nidreg::registry {

/// The log: its events, and what proves them.
class LogStore {
public:
    virtual ~LogStore() = default;

    /// The number of the last event at or before `at`; -1 before the first one.
    virtual Stored<std::int64_t> eventAt(base::Instant at) = 0;
    /// Events from number `from` on, at most `limit`.
    virtual Stored<std::vector<Event>> events(std::int64_t from, int limit) = 0;
    /// A page of events, newest first.
    virtual Stored<std::vector<Event>> eventsBy(const EventQuery &query) = 0;
    virtual Stored<LogHead> head() = 0;
    /// Recomputes everything from the bytes. A login that is not a registrar verifies what it may
    /// see, and the whole tree; the report says so. `noted` are checkpoints known from elsewhere.
    virtual Stored<LogReport> verify(const Progress &progress,
                                     const std::vector<NotedHead> &noted) = 0;
    Stored<LogReport> verify(const Progress &progress) { return verify(progress, {}); }
    /// An event and its path to the root. NotFound when there is no such event, revision or
    /// version, or none that this login may see.
    virtual Stored<Inclusion> prove(const LogPosition &position) = 0;
    /// That the log of `size` events only grew. Refused with `log.never-had-that-size`.
    virtual Stored<Consistency> proveSince(std::int64_t size) = 0;
};

} // namespace nidreg::registry
