// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/policies.h"
#include "model/workflow/request.h"

#include <optional>
#include <string>
#include <vector>

namespace nidreg::registry {

/// A person to remind today, or a request that may be closed.
struct Reminder {
    enum Why {
        DueSoon, ///< an expert's answer is due within the policy's reminder-days
        Overdue, ///< it was due before today
        Idle, ///< whoever's turn it is has had it for idle-days without an answer
    };

    workflow::Request request;
    Why why = DueSoon;
    std::vector<std::string> whom; ///< the applicant or the experts; empty: a body, the registrar
    std::int64_t days = 0; ///< until it is due, overdue, or since the turn began
};

/// "due-soon", "overdue", "idle".
std::string_view name(Reminder::Why why);

/// Whether and of what somebody is reminded of `request` on `today` (UTC). Nothing where it has
/// ended, is a draft, waits on the registrar, is in time, or was reminded of less than
/// reminder-days ago.
std::optional<Reminder> reminderOf(const workflow::Request &request, const Policies &policies,
                                   base::Date today);

} // namespace nidreg::registry
