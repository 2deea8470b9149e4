// SPDX-License-Identifier: MIT
#include "app/cli/asof.h"

#include <algorithm>
#include <charconv>

namespace nidreg::app::cli {

static std::optional<std::int64_t> numberIn(const std::string &text)
{
    std::int64_t number = 0;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (text.empty() || text.front() == '-' || read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    return number;
}

/// A number that the log has, or nothing after saying where it ends.
static std::optional<std::int64_t> checked(Context &context, const std::string &asOf,
                                           std::int64_t number)
{
    const auto head = context.store()->head();
    if (!head) {
        context.failed("as of " + asOf, head.error());
        return std::nullopt;
    }
    if (number < head->size)
        return number;
    context.failed("as of " + asOf,
                   head->size == 0 ? std::string("the log has no event yet")
                                   : "there is no such event; the last one is "
                           + std::to_string(head->size - 1));
    return std::nullopt;
}

static std::optional<std::int64_t> lastOf(Context &context, const std::string &asOf, base::Date day)
{
    if (day > base::dayOf(context.clock().now())) {
        context.failed("as of " + asOf, "this day has not come yet (by UTC)");
        return std::nullopt;
    }
    const base::Instant end =
        std::chrono::sys_days(day) + std::chrono::days(1) - std::chrono::microseconds(1);
    const auto found = context.store()->eventAt(end);
    if (!found) {
        context.failed("as of " + asOf, found.error());
        return std::nullopt;
    }
    if (*found < 0)
        context.failed("as of " + asOf, "this is before the registry's first event");
    return *found;
}

std::string asOfMistake(const std::string &asOf)
{
    return numberIn(asOf) || base::parseDate(asOf)
        ? std::string()
        : "“" + shownLine(asOf) + "” is neither a day (YYYY-MM-DD) nor the number of an event";
}

std::optional<std::int64_t> eventOf(Context &context, const std::string &asOf)
{
    if (!context.store())
        return std::nullopt;
    if (const auto number = numberIn(asOf))
        return checked(context, asOf, *number);
    if (const auto day = base::parseDate(asOf))
        return lastOf(context, asOf, *day);
    context.failed("as of " + asOf, "neither a day (YYYY-MM-DD) nor the number of an event");
    return std::nullopt;
}

} // namespace nidreg::app::cli
