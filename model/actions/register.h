// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

#include <vector>

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

/// A request that is to be registered, and the act that does it, with a key of its own.
struct WantedRegistration {
    registry::Act act;
    workflow::RequestId request;
};

/// Registers many, in their order, each as registerNamespace() does and all in one transaction. One
/// that is refused is left out and the others are done; answers what each came to. Where the
/// server fails, all have that error: done again with the same keys, it does what was not done.
std::vector<Acted<registry::Registered>> registerAll(const Services &services,
                                                     const std::vector<WantedRegistration> &wanted);

} // namespace nidreg::actions
