// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// Registers the namespace that an approved request asks for, or its next version. An informal
/// namespace gets the next number of the sequence. Where the registry asks for two registrars, the
/// first one's act is a proposal.
///
/// Refuses with LintFailure when the submitted template has errors against the registry as it is
/// now, StepError when the request is not approved or the person is not a registrar,
/// StoreError::Refused with the rule's id when the database finds the NID taken, contested or
/// reserved, and StoreError::Stale when `revision` is given and no longer the newest.
Acted<registry::Registered> registerNamespace(const Services &services, const registry::Act &act,
                                              workflow::RequestId id,
                                              std::optional<int> revision = {});

} // namespace nidreg::actions
