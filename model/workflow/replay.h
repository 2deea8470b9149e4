// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/event.h"

#include <span>

namespace nidreg::workflow {

/// Makes of a request what one more event of it says: its state, its revision, its experts and
/// their verdicts, whose turn it is and since when. `event` follows those that `request` has seen;
/// the first is its "create".
void follow(Request &request, const Event &event);

/// The request that these events tell of, oldest first, all but `contestedBy`, which other requests
/// tell.
Request replayed(std::span<const Event> events);

} // namespace nidreg::workflow
