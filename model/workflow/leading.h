// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/request.h"
#include "model/workflow/transitions.h"

#include <vector>

namespace nidreg::workflow {

/// Whether the table has `step` for any role in the request's procedure and state.
bool isPossible(const Request &request, Step step);

/// The shortest way to where `wanted` is possible: the steps that move `request` there, in their
/// order. Empty where it is possible already or nothing leads there. No step of the way ends the
/// request, but a rejection that is to be appealed against.
std::vector<Step> wayTo(const Request &request, Step wanted);

/// The steps that move `request` on from its state, each once, in the table's order.
std::vector<Step> waysOn(const Request &request);

} // namespace nidreg::workflow
