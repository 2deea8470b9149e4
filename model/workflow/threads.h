// SPDX-License-Identifier: MIT
#pragma once

#include "model/workflow/event.h"
#include "model/workflow/transitions.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace nidreg::workflow {

/// One thing said in a thread.
struct Remark {
    std::int64_t event = 0; ///< its number
    std::string person;
    Role role = Role::Reader;
    base::Instant at{};
    std::string text; ///< UTF-8; may be empty where the thread was resolved
    bool resolves = false;
};

/// A discussion that a comment began: on a field of a revision, or on the request.
struct Thread {
    std::int64_t root = 0; ///< the number of the comment's event
    std::string author;
    std::string field; ///< a field's key; empty: the request as a whole
    int revision = 0; ///< that it speaks of; 0: of the draft, before the first one
    std::vector<Remark> remarks; ///< in order; the first is the comment that began it

    /// Its last remark resolved it. An answer after that opens it again.
    bool isResolved() const { return !remarks.empty() && remarks.back().resolves; }
    /// Who resolved it; empty while it is open.
    std::string_view resolvedBy() const
    {
        return isResolved() ? std::string_view(remarks.back().person) : std::string_view();
    }
};

/// The threads of a request, in the order in which they began. `events` are the request's own, the
/// oldest first; an answer to a thread that is not there begins none.
std::vector<Thread> threadsIn(std::span<const Event> events);

/// Why a Comment or Resolve that step() lets pass cannot be said in its thread: there is no such
/// thread, it is about another field, it is resolved already, or it is another applicant's: a
/// thread is resolved by its author, an expert or the registrar. Nothing for any other step.
std::optional<StepError> threadError(std::span<const Thread> threads, const Transition &wanted);

} // namespace nidreg::workflow
