// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/event.h"

#include <chrono>
#include <optional>
#include <span>
#include <vector>

namespace nidreg::workflow {

/// Makes of a request what one more event of it says: its state, its revision, its experts and
/// their verdicts, whose turn it is and since when. `event` follows those that `request` has seen;
/// the first is its "create".
void follow(Request &request, const EventView &event);

/// The request that these events make, oldest first, without `contestedBy`, which depends on other
/// requests.
Request replayed(std::span<const Event> events);

/// A stretch of a request's way in one state and in the hands of one party.
struct Stay {
    State state = State::Draft;
    std::optional<Turn> turn; ///< who had to act; nothing: it had ended
    base::Instant from{};
    std::optional<base::Instant> until; ///< nothing: it is there still
    int experts = 0; ///< the most who had to answer at one time

    /// How long, up to `now` where it is there still.
    std::chrono::microseconds length(base::Instant now) const { return until.value_or(now) - from; }
};

/// Who had a request, and how long: without gaps, from its first event to now. `events` are the
/// request's own, the oldest first.
std::vector<Stay> timelineOf(std::span<const Event> events);

} // namespace nidreg::workflow
