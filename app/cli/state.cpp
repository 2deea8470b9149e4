// SPDX-License-Identifier: MIT
#include "app/cli/state.h"

#include "app/cli/shown.h"
#include "forms/words/healthwords.h"
#include "model/base/text.h"

namespace nidreg::app::cli {

/// A number that the log has, or nothing after saying where it ends.
static std::optional<std::int64_t> checked(Context &context, const std::string &known,
                                           std::int64_t number)
{
    const auto head = context.store()->head();
    if (!head) {
        context.failed("known by " + known, head.error());
        return std::nullopt;
    }
    if (number < head->size)
        return number;
    context.failed("known by " + known,
                   head->size == 0 ? std::string("the log has no events yet")
                                   : "the event does not exist; the last one is "
                           + std::to_string(head->size - 1));
    return std::nullopt;
}

/// Whether a day has not come yet: neither by this computer's clock, which may be wrong, nor by the
/// newest event of the log.
static bool isFuture(Context &context, base::Date day)
{
    if (day <= base::dayOf(context.clock().now()))
        return false;
    if (context.offline)
        return true;
    registry::EventQuery one;
    one.limit = 1;
    const auto newest = context.store()->eventsBy(one);
    return !newest || newest->empty() || day > base::dayOf(newest->front().at);
}

static std::optional<std::int64_t> lastOf(Context &context, const std::string &known,
                                          base::Date day)
{
    if (isFuture(context, day)) {
        context.failed("known by " + known, "this date is in the future (UTC)");
        return std::nullopt;
    }
    const base::Instant end =
        std::chrono::sys_days(day) + std::chrono::days(1) - std::chrono::microseconds(1);
    const auto found = context.store()->eventAt(end);
    if (!found) {
        context.failed("known by " + known, found.error());
        return std::nullopt;
    }
    if (*found < 0)
        context.failed("known by " + known, "this is before the registry's first event");
    return *found;
}

static std::string knownMistake(const std::string &known)
{
    return base::numberIn(known) || base::parseDate(known)
        ? std::string()
        : "“" + shownLine(known) + "” is neither a day (YYYY-MM-DD) nor the number of an event";
}

/// The event that is meant: its number, or a day at whose end, UTC, it was the last one. Nothing
/// after saying what is wrong.
static std::optional<std::int64_t> eventOf(Context &context, const std::string &known)
{
    if (!context.store())
        return std::nullopt;
    if (const auto number = base::numberIn(known))
        return checked(context, known, *number);
    if (const auto day = base::parseDate(known))
        return lastOf(context, known, *day);
    context.failed("known by " + known, "neither a day (YYYY-MM-DD) nor the number of an event");
    return std::nullopt;
}

static std::string dayMistake(const std::string &text)
{
    if (base::parseDate(text))
        return {};
    return "“" + shownLine(text) + "” is not a day (YYYY-MM-DD)"
        + (base::numberIn(text) ? "; for an event use --known" : "");
}

void addKnown(CLI::App &verb, std::string &known)
{
    verb.add_option("--known", known,
                    "Only what this registry knew at the end of a day (YYYY-MM-DD, UTC), or "
                    "after the event with a number")
        ->check(knownMistake, "", "")
        ->type_name("DAY|EVENT");
}

void addState(CLI::App &verb, StateOptions &options)
{
    verb.add_option("--as-of", options.asOf, "The listing in force on a day (YYYY-MM-DD)")
        ->check(dayMistake, "", "")
        ->type_name("DAY");
    addKnown(verb, options.known);
}

std::optional<registry::AsOf> stateOf(Context &context, const StateOptions &options)
{
    registry::AsOf asOf{options.asOf};
    if (!options.asOf.empty() && isFuture(context, *base::parseDate(options.asOf))) {
        context.failed("as of " + options.asOf, "this date is in the future (UTC)");
        return std::nullopt;
    }
    if (!options.known.empty()) {
        asOf.known = eventOf(context, options.known);
        if (!asOf.known)
            return std::nullopt;
    }
    return asOf;
}

void noteStaleness(Context &context)
{
    registry::Store *store = context.offline ? nullptr : context.store();
    if (!store || !store->link().isStandby)
        return;
    const auto health = store->health();
    const QString words = health ? forms::stalenessWords(*health) : QString();
    if (!words.isEmpty())
        context.notes()(QStringLiteral("read from a standby: ") + words);
}

std::optional<Asked> askedOf(Context &context, const StateOptions &options)
{
    registry::Directory *directory = options.known.empty() ? context.directory() : context.store();
    const auto asOf = directory ? stateOf(context, options) : std::nullopt;
    if (asOf)
        noteStaleness(context);
    return asOf ? std::optional(Asked{directory, *asOf}) : std::nullopt;
}

} // namespace nidreg::app::cli
