// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// Submits `text` (a template in any layout that read() knows) as the next revision of a request.
///
/// Refuses with LintFailure when a rule of severity error fires, StepError when it is not the
/// applicant's (or registrar's) turn, StoreError::Stale when the request moved on in the meantime.
Acted<workflow::Request> submit(const Services &services, const registry::Act &act,
                                workflow::RequestId id, const std::string &text);

} // namespace nidreg::actions
