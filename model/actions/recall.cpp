// SPDX-License-Identifier: MIT
#include "model/actions/recall.h"

#include "model/actions/retried.h"

namespace nidreg::actions {

using registry::StoreError;

static registry::Act questionOf(const registry::Act &act)
{
    registry::Act question = act;
    question.rehearse = true;
    return question;
}

/// A step that nobody can take is refused where its key is new.
template <class T> static registry::Stored<std::optional<T>> recalled(registry::Stored<T> answer)
{
    if (answer)
        return std::optional<T>(std::move(answer).value());
    const StoreError::Kind kind = answer.error().kind;
    if (kind == StoreError::Unreachable || kind == StoreError::OutcomeUnknown)
        return base::fail(answer.error());
    return std::optional<T>();
}

registry::Stored<std::optional<review::Request>> recallStep(const Bench &bench,
                                                            const registry::Act &act,
                                                            const review::Request &request,
                                                            review::Step step)
{
    return recalled(bench.store.append(questionOf(act), neverTaken(request, step, act.acting)));
}

registry::Stored<std::optional<registry::Enrolled>> recallEnrolment(const Bench &bench,
                                                                    const registry::Act &act,
                                                                    const review::Request &request)
{
    registry::Registration nothing;
    nothing.transition = neverTaken(request, review::Step::Register, act.acting);
    return recalled(bench.store.enroll(questionOf(act), nothing));
}

} // namespace nidreg::actions
