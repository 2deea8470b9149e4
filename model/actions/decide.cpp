// SPDX-License-Identifier: MIT
#include "model/actions/decide.h"

#include "model/actions/common.h"
#include "model/workflow/discussion.h"

#include <algorithm>

namespace nidreg::actions {

static ActionError stale()
{
    return registry::StoreError{registry::StoreError::Stale, "request.moved-on", {}};
}

/// Submitting and registering record more than a Decision holds: see submit.h and enroll.h.
static bool isDecision(workflow::Step step)
{
    return step != workflow::Step::Submit && step != workflow::Step::Register;
}

/// Talking decides nothing: a comment makes no decision come too late.
static bool isTalk(std::string_view what)
{
    return what == workflow::name(workflow::Step::Comment) || what == "resolve" || what == "remind";
}

/// Whether the request is another than the one that the person decided on.
static bool hasMovedOn(const registry::RequestFile &file, const Decision &decision)
{
    const auto isNews = [&decision](const registry::Event &event) {
        return event.number > *decision.seen && !isTalk(event.what);
    };
    return (decision.revision && *decision.revision != file.request.revision)
        || (decision.seen && std::ranges::any_of(file.events, isNews));
}

/// The transition that the workflow allows, on what the person had before their eyes.
static base::Result<workflow::Transition, ActionError> transitionOf(
    const registry::RequestFile &file, const registry::Act &act, const Decision &decision,
    bool isSingleUser)
{
    if (hasMovedOn(file, decision))
        return base::fail(stale());
    auto taken = workflow::step(file.request, decision.step, act.acting, decision.record,
                                workflow::separationWhen(isSingleUser));
    if (!taken)
        return base::fail(refusalOf(taken.error(), file.request, decision.step));
    if (const auto error = workflow::threadError(workflow::threadsIn(file.events), *taken))
        return base::fail(ActionError(*error));
    return std::move(taken).value();
}

Acted<workflow::Request> decide(const Services &services, const registry::Act &act,
                                const Decision &decision)
{
    if (!isDecision(decision.step))
        return base::fail(ActionError(workflow::StepError::NoSuchStep));
    const auto file = services.store.request(decision.request);
    if (!file)
        return base::fail(ActionError(file.error()));
    const auto access = services.store.access();
    if (!access)
        return base::fail(ActionError(access.error()));
    const auto transition = transitionOf(*file, act, decision, access->singleUser);
    if (transition)
        return acted(services.store.append(act, *transition));
    return refusedUnlessDone(transition.error(), services.store.recallStep(act, decision.step));
}

} // namespace nidreg::actions
