// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// What lint() finds in `draft` as the template of `request`, against the registry as it is now.
/// Reads only. NotFound when the namespace that the request revises is not registered.
registry::Stored<templates::FieldFindings> appraise(const Services &services,
                                                    const workflow::Request &request,
                                                    const templates::NamespaceTemplate &draft);

/// The same as a gate: LintFailure when a finding is an error.
Acted<base::Done> accept(const Services &services, const workflow::Request &request,
                         const templates::NamespaceTemplate &draft);

} // namespace nidreg::actions
