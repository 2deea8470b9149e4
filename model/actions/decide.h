// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// A step of the review: everything but submit and register.
struct Decision {
    review::RequestId request;
    review::Step step;
    review::Record record;
    std::optional<int> revision; ///< the revision that the person had before their eyes
};

/// How long an expert has, unless the registrar says otherwise.
inline constexpr std::chrono::days kDueAfter{14};

/// Takes one step of a review and records it. An Assign without a due date gets today plus
/// kDueAfter.
///
/// Refuses with StepError as step() says, StoreError::Stale when the request has a newer revision
/// than the one decided on or somebody else moved it first.
Acted<review::Request> decide(const Bench &bench, const registry::Act &act, Decision decision);

} // namespace nidreg::actions
