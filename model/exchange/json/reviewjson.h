// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/json.h"
#include "model/registry/proposal.h"
#include "model/registry/reminders.h"
#include "model/workflow/threads.h"
#include "model/workflow/timeline.h"

/// What a request's file says beyond its row; the keys are those of the command line's answers.
namespace nidreg::exchange {

/// {"thread", "author", "field", "revision", "resolved", "resolved_by", "remarks"}
Json toJson(const workflow::Thread &thread);

/// {"state", "turn", "from", "until", "days"}; `days` up to `now`, with two decimals.
Json toJson(const workflow::Stay &stay, base::Instant now);

/// The experts of a request: {"expert", "due", "vote", "verdict", "sha256", "void"}.
Json verdicts(const workflow::Request &request);

/// {"event", "act", "subject", "request", "sha256", "terms", "person", "at", "outcome", "ended_by"}
Json toJson(const registry::Proposal &proposal);

/// The request's row with {"why", "days", "whom"}: see registry::Reminder.
Json toJson(const registry::Reminder &reminder);

} // namespace nidreg::exchange
