// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// A step of the review: everything but submit and register.
struct Decision {
    workflow::RequestId request;
    workflow::Step step;
    workflow::Record record;
    std::optional<int> revision; ///< the revision that the person had before their eyes
    /// The number of the last event of the request that the person knew of.
    std::optional<std::int64_t> seen = {};
};

/// How long an expert has by the policy that a registry begins with: a form's first offer.
inline constexpr std::chrono::days kDueAfter{14};

/// Takes one step of a review and records it. An Assign without a due date gets the days that the
/// registry's policy gives an expert.
///
/// Refuses with StepError as step() and threadError() say, `due.past` (the database's day, UTC),
/// StoreError::Stale when the request has a newer revision than the one decided on, it was changed
/// by somebody else first, or a step other than a comment was taken since the event that `seen`
/// names.
Acted<workflow::Request> decide(const Services &services, const registry::Act &act,
                                const Decision &decision);

} // namespace nidreg::actions
