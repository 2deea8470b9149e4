// SPDX-License-Identifier: MIT
#include "model/actions/decide.h"

namespace nidreg::actions {

static ActionError stale()
{
    return registry::StoreError{registry::StoreError::Stale, {}, {}};
}

/// Submitting and registering record more than a Decision holds: see submit.h and enroll.h.
static bool isDecision(review::Step step)
{
    return step != review::Step::Submit && step != review::Step::Register;
}

Acted<review::Request> decide(const Bench &bench, const registry::Act &act, Decision decision)
{
    if (!isDecision(decision.step))
        return base::fail(ActionError(review::StepError::NoSuchStep));
    const auto file = bench.store.request(decision.request);
    if (!file)
        return base::fail(ActionError(file.error()));
    const auto desk = bench.store.desk();
    if (!desk)
        return base::fail(ActionError(desk.error()));
    if (decision.revision && *decision.revision != file->request.revision)
        return base::fail(stale());
    if (review::spec(decision.step).takesExpert && !decision.record.due)
        decision.record.due = std::chrono::sys_days(base::dayOf(bench.clock.now())) + kDueAfter;
    const auto separation =
        desk->singleUser ? review::Separation::SingleUser : review::Separation::Kept;
    const auto transition =
        review::step(file->request, decision.step, act.acting, decision.record, separation);
    if (!transition)
        return base::fail(ActionError(transition.error()));
    return acted(bench.store.append(act, *transition));
}

} // namespace nidreg::actions
