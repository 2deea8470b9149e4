// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/registry/store.h"
#include "model/templates/lint/lint.h"
#include "model/workflow/transitions.h"

#include <optional>
#include <variant>

namespace nidreg::actions {

/// The services that every action needs and none may look up for itself.
struct Services {
    registry::Store &store;
    const base::Clock &clock;
    const urn::NidKnowledge &knowledge;
};

/// The template has errors: nothing was sent.
struct LintFailure {
    templates::FieldFindings findings; ///< all of them, warnings and advice too
};

/// The request's state has no such step for anybody.
struct StateRefusal {
    workflow::Request request; ///< as it stands
    workflow::Step step; ///< that was wanted
};

/// Why an action was not done. The sentences are in forms/words/wording.cpp.
using ActionError =
    std::variant<workflow::StepError, StateRefusal, LintFailure, registry::StoreError>;

template <class T> using Acted = base::Result<T, ActionError>;

/// Why the workflow does not allow `step`; with the state where that is the reason.
inline ActionError refusalOf(workflow::StepError why, const workflow::Request &request,
                             workflow::Step step)
{
    if (why == workflow::StepError::NoSuchStep)
        return StateRefusal{request, step};
    return why;
}

/// Passes a store's answer on as an action's.
template <class T> Acted<T> acted(registry::Stored<T> stored)
{
    if (!stored)
        return base::fail(ActionError(stored.error()));
    return std::move(stored).value();
}

/// Why the action was refused; or the prior outcome, where the same action was done before and only
/// its answer was lost: `recalled` is what the store has for its idempotency key. The workflow
/// cannot distinguish the two: an action that was done cannot be done again.
template <class T>
Acted<T> refusedUnlessDone(ActionError why, registry::Stored<std::optional<T>> recalled)
{
    if (recalled && *recalled)
        return std::move(**recalled);
    return base::fail(std::move(why));
}

} // namespace nidreg::actions
