// SPDX-License-Identifier: MIT
#include "model/workflow/threads.h"

#include <algorithm>

namespace nidreg::workflow {

static Remark remarkOf(const Event &event)
{
    return {event.number,
            event.person,
            event.role,
            event.at,
            std::string(detail(event, "text")),
            event.what == name(Step::Resolve)};
}

static Thread begunBy(const Event &event)
{
    const std::int64_t revision = numberIn(event, "revision");
    return {event.number,
            event.person,
            std::string(detail(event, "field")),
            revision > 0 ? int(revision) : 0,
            {remarkOf(event)}};
}

std::vector<Thread> threadsIn(std::span<const Event> events)
{
    std::vector<Thread> threads;
    for (const Event &event : events) {
        const bool isComment = event.what == name(Step::Comment);
        if (isComment && detail(event, "thread").empty()) {
            threads.push_back(begunBy(event));
        } else if (isComment || event.what == name(Step::Resolve)) {
            const auto thread =
                std::ranges::find(threads, numberIn(event, "thread"), &Thread::root);
            if (thread != threads.end())
                thread->remarks.push_back(remarkOf(event));
        }
    }
    return threads;
}

std::optional<StepError> threadError(std::span<const Thread> threads, const Transition &wanted)
{
    const bool resolves = wanted.edge.step == Step::Resolve;
    const Record &record = wanted.record;
    if ((!resolves && wanted.edge.step != Step::Comment) || record.thread < 0)
        return std::nullopt;
    const auto thread = std::ranges::find(threads, record.thread, &Thread::root);
    if (thread == threads.end())
        return StepError::NoSuchThread;
    if (!record.field.empty() && record.field != thread->field)
        return StepError::ThreadElsewhere;
    if (resolves && wanted.acting.role == Role::Applicant && wanted.acting.person != thread->author)
        return StepError::NotYours;
    if (resolves && thread->isResolved())
        return StepError::ThreadResolved;
    return std::nullopt;
}

} // namespace nidreg::workflow
