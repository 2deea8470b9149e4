// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

namespace nidreg::actions {

/// The step as nobody can take it, since no request has such a revision: a store does nothing for
/// it but answer a key that it has seen.
inline review::Transition neverTaken(const review::Request &request, review::Step step,
                                     const review::Acting &acting)
{
    static constexpr int kNoRevision = -1;
    return {request.id,
            kNoRevision,
            {step, request.procedure, request.state, request.state, review::Part::Registrar},
            acting,
            {}};
}

/// Why the act was refused; or, where the same act was done before and only its answer was lost,
/// that answer. The workflow cannot tell the two apart: what was done once cannot be done again.
template <class T, class Ask>
Acted<T> refusedUnlessDone(const registry::Act &act, ActionError why, Ask ask)
{
    registry::Act question = act;
    question.rehearse = true;
    if (registry::Stored<T> answer = ask(question))
        return std::move(answer).value();
    return base::fail(std::move(why));
}

} // namespace nidreg::actions
