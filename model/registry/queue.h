// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/workflow/request.h"
#include "model/workflow/transitions.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The queue of requests: queries and figures.
namespace nidreg::registry {

enum class RequestView { AllOpen, WaitingOnMe, Overdue, Contested, Done, Everything };
inline constexpr std::size_t kRequestViews = 6;

/// What the queue can be sorted by; requests that are alike in it follow by number.
enum class RequestSort {
    Number,
    Nid, ///< requests without a NID first
    State, ///< along the workflow
    Turn, ///< applicant, body, expert, registrar, nobody
    Due, ///< what is not due last
};

/// A page of the queue. Pages follow by key: `after` is the last request of the page before.
struct RequestQuery {
    RequestView view = RequestView::AllOpen;
    /// The beginning of a number ("#12" too), or a part of a NID, an applicant's or an expert's
    /// name; any case; empty: all.
    std::string text = {};
    std::optional<workflow::State> state = {};
    RequestSort sort = RequestSort::Number;
    bool descending = false;
    std::optional<workflow::Request> after = {};
    int limit = 128;
};

struct RequestPage {
    std::vector<workflow::Request> rows;
    std::int64_t total = 0; ///< on all pages; stated with the first page only
};

/// How many requests each view has, by RequestView.
using RequestCounts = std::array<std::int64_t, kRequestViews>;

/// How long requests stayed in a state that they left in the last twelve months.
struct StayFigure {
    workflow::State state = workflow::State::Draft;
    std::int64_t stays = 0;
    double medianDays = 0;
};

/// Registrations in one month of the calendar (UTC), versions of registered namespaces included.
struct MonthFigure {
    std::chrono::year_month month{};
    std::int64_t registrations = 0;

    friend bool operator==(const MonthFigure &, const MonthFigure &) = default;
};

/// Where work waits: of the requests that a person sees.
struct QueueFigures {
    std::vector<std::pair<workflow::State, std::int64_t>> openByState; ///< in the workflow's order
    std::vector<std::pair<workflow::Turn, std::int64_t>> openByTurn; ///< applicant, expert, …
    std::int64_t open = 0, overdue = 0, contested = 0;
    std::vector<StayFigure> stays; ///< in the workflow's order; states that none left are not there
    std::vector<MonthFigure> months; ///< twelve, the oldest first, this month last
};

} // namespace nidreg::registry
