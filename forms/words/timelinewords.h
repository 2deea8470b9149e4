// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/timeline.h"

#include <QString>

#include <vector>

/// What a request's timeline says. Plain text throughout.
namespace nidreg::forms {

/// How long: "3 days", "5 hours", "a few seconds". Rounded down.
QString lengthWords(std::chrono::microseconds length);

/// Who had it, as short as a mark on a line allows: "Experts"; "Ended" where nobody has it.
QString partyWords(const std::optional<workflow::Turn> &turn);

/// "In review: with the experts for 3 days (1 Nov 2026 to 4 Nov 2026)".
QString stayWords(const workflow::Stay &stay, base::Instant now);

/// The whole way in one sentence for somebody who cannot see the line.
QString timelineWords(const std::vector<workflow::Stay> &stays, base::Instant now);

} // namespace nidreg::forms
