// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"
#include "app/cli/state.h"
#include "app/cli/verbs.h"

#include <cstdio>

namespace nidreg::app::cli {

struct ListOptions {
    std::string view = "open", text, state, sort = "number";
    bool mine = false, descending = false;
};

static constexpr std::array<std::string_view, 5> kSorts{"number", "nid", "state", "waiting-on",
                                                        "due"};

static registry::RequestQuery queryOf(const ListOptions &options)
{
    registry::RequestQuery query;
    query.view = viewNamed(options.mine ? "mine" : options.view);
    query.text = options.text;
    query.state = workflow::named<workflow::State>(options.state);
    query.sort = static_cast<registry::RequestSort>(std::ranges::find(kSorts, options.sort)
                                                    - kSorts.begin());
    query.descending = options.descending;
    query.limit = 512;
    return query;
}

/// Prints page after page.
static int list(Context &context, const ListOptions &options)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    noteStaleness(context);
    const workflow::Acting acting = context.actOfAnyViewer().acting;
    const base::Date today = base::dayOf(context.clock().now());
    for (registry::RequestQuery query = queryOf(options);;) {
        const auto page = store->requests(query, acting, today);
        if (!page)
            return context.failed("request list", page.error());
        for (const workflow::Request &request : page->rows)
            context.answer(exchange::toJson(request), asText(request));
        if (static_cast<int>(page->rows.size()) < query.limit)
            return Fine;
        query.after = page->rows.back();
    }
}

/// "3.4", as every locale's reader takes it.
static std::string oneDecimal(double value)
{
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.1f", value);
    return digits.data();
}

static std::string monthName(const registry::MonthFigure &figure)
{
    return base::toString(figure.month / std::chrono::day(1)).substr(0, 7);
}

static std::string asText(const registry::QueueFigures &figures)
{
    std::string text = "open: " + std::to_string(figures.open)
        + "\noverdue: " + std::to_string(figures.overdue)
        + "\ncontested: " + std::to_string(figures.contested) + "\nopen by state:";
    for (const auto &[state, requests] : figures.openByState)
        text += "\n  " + std::string(name(state)) + ": " + std::to_string(requests);
    text += "\nwaiting on:";
    for (const auto &[turn, requests] : figures.openByTurn)
        text += "\n  " + std::string(name(turn)) + ": " + std::to_string(requests);
    text += "\nmedian days in each state, for stays that ended in the last twelve months:";
    for (const registry::StayFigure &stay : figures.stays)
        text += "\n  " + std::string(name(stay.state)) + ": " + oneDecimal(stay.medianDays) + " ("
            + std::to_string(stay.stays) + ")";
    text += "\nregistrations:";
    for (const registry::MonthFigure &month : figures.months)
        text += "\n  " + monthName(month) + ": " + std::to_string(month.registrations);
    return text;
}

static int figures(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto found =
        store->figures(context.actOfAnyViewer().acting, base::dayOf(context.clock().now()));
    if (!found)
        return context.failed("request figures", found.error());
    context.answer(exchange::toJson(*found), asText(*found));
    return Fine;
}

void addQueue(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("list", "List requests");
    verb->fallthrough();
    auto options = std::make_shared<ListOptions>();
    verb->add_option("--view", options->view, "Which requests")->check(CLI::IsMember(viewNames()));
    verb->add_flag("--mine", options->mine,
                   "Only requests that wait for you (same as --view "
                   "mine)");
    verb->add_option("--text", options->text,
                     "The beginning of a number, or part of the name of a NID, applicant or "
                     "expert");
    verb->add_option("--state", options->state, "Only requests in this state")
        ->check(CLI::IsMember(
            std::vector<std::string>(workflow::kStateNames.begin(), workflow::kStateNames.end())));
    verb->add_option("--sort", options->sort, "The column to sort by")
        ->check(CLI::IsMember(std::vector<std::string>(kSorts.begin(), kSorts.end())));
    verb->add_flag("--descending", options->descending, "Reverse the order");
    verb->callback([&context, options] {
        context.action = [&context, options] { return list(context, *options); };
    });
    CLI::App *counts = area.add_subcommand("figures",
                                           "Show where requests wait, and for how "
                                           "long");
    counts->fallthrough();
    counts->callback([&context] { context.action = [&context] { return figures(context); }; });
}

} // namespace nidreg::app::cli
