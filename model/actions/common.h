// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/clock.h"
#include "model/registry/store.h"
#include "model/templates/lint/lint.h"
#include "model/workflow/transitions.h"

#include <variant>

namespace nidreg::actions {

/// The desk at which an act is done: what every action needs and none may look up for itself.
struct Services {
    registry::Store &store;
    const base::Clock &clock;
    const urn::NidKnowledge &knowledge;
};

/// The template has errors: nothing was sent.
struct LintFailure {
    templates::FieldFindings findings; ///< all of them, warnings and advice too
};

/// Why an action was not done. Words for each stand in forms/words/wording.cpp.
using ActionError = std::variant<workflow::StepError, LintFailure, registry::StoreError>;

template <class T> using Acted = base::Result<T, ActionError>;

/// Passes a store's answer on as an action's.
template <class T> Acted<T> acted(registry::Stored<T> stored)
{
    if (!stored)
        return base::fail(ActionError(stored.error()));
    return std::move(stored).value();
}

} // namespace nidreg::actions
