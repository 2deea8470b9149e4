// SPDX-License-Identifier: MIT
#include "model/registry/reminders.h"

#include "model/workflow/transitions.h"

namespace nidreg::registry {

using std::chrono::days;
using std::chrono::sys_days;
using workflow::Request;

static constexpr days kDefaultReminder{3}, kDefaultIdle{90};

std::string_view name(Reminder::Why why)
{
    switch (why) {
    case Reminder::DueSoon:
        return "due-soon";
    case Reminder::Overdue:
        return "overdue";
    case Reminder::Idle:
        return "idle";
    }
    return {};
}

static sys_days dayOf(base::Instant instant)
{
    return std::chrono::floor<days>(instant);
}

/// Those whose answer is waited for.
static std::vector<std::string> waitedFor(const Request &request, workflow::Turn turn)
{
    if (turn == workflow::Turn::Applicant)
        return {request.applicant};
    std::vector<std::string> experts;
    for (const workflow::Assignment &each : request.experts) {
        if (turn == workflow::Turn::Expert && each.vote == workflow::Vote::None)
            experts.push_back(each.expert);
    }
    return experts;
}

/// What is late, however often it was said.
static std::optional<Reminder> lateness(const Request &request, const Policies &policies,
                                        sys_days today)
{
    const auto waits = (today - dayOf(request.turnSince)).count();
    if (const auto due = request.due()) {
        const auto left = (sys_days(*due) - today).count();
        if (left < 0)
            return Reminder{request, Reminder::Overdue, {}, -left};
        if (days(left) <= policies.days(kReminderDays).value_or(kDefaultReminder))
            return Reminder{request, Reminder::DueSoon, {}, left};
        return std::nullopt;
    }
    if (days(waits) >= policies.days(kIdleDays).value_or(kDefaultIdle))
        return Reminder{request, Reminder::Idle, {}, waits};
    return std::nullopt;
}

std::optional<Reminder> reminderOf(const Request &request, const Policies &policies,
                                   base::Date today)
{
    const auto turn = waitingOn(request);
    if (!turn || *turn == workflow::Turn::Registrar || request.state == workflow::State::Draft)
        return std::nullopt;
    const days pause = policies.days(kReminderDays).value_or(kDefaultReminder);
    if (request.reminded && sys_days(today) - dayOf(*request.reminded) < pause)
        return std::nullopt;
    auto late = lateness(request, policies, sys_days(today));
    if (late)
        late->whom = waitedFor(request, *turn);
    return late;
}

} // namespace nidreg::registry
