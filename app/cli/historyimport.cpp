// SPDX-License-Identifier: MIT
#include "app/cli/historyimport.h"

#include "app/cli/listingfile.h"
#include "app/cli/requests.h"
#include "model/actions/publish.h"
#include "model/exchange/iana/listingsource.h"
#include "model/exchange/iana/shippedhistory.h"

#include <algorithm>

namespace nidreg::app::cli {

namespace {

using exchange::Json;
using listing::ChangePlan;
using listing::Difference;

/// A listing that waits for its turn: read again then, since a hundred would not fit into memory.
struct Dated {
    std::string day, file;
};

/// Every file is read before the first one is taken over: one that is none changes nothing.
std::optional<std::vector<Dated>> inOrder(Context &context, const std::vector<std::string> &files,
                                          int &status)
{
    std::vector<Dated> all;
    for (const std::string &file : files) {
        const auto read = readSource(context, file, status);
        if (!read)
            return std::nullopt;
        if (read->source.day().empty()) {
            context.failed(file, "the listing has no date, which --history requires");
            status = Faulty;
            return std::nullopt;
        }
        all.push_back({read->source.day(), file});
    }
    std::ranges::stable_sort(all, {}, &Dated::day);
    return all;
}

Json summaryJson(const listing::Source &source, const ChangePlan &plan,
                 const registry::TakenOver &made, std::int64_t left)
{
    return {{"file", source.name},
            {"day", source.day()},
            {"added", plan.count(Difference::Added)},
            {"changed", plan.count(Difference::Changed)},
            {"renamed", plan.count(Difference::Renamed)},
            {"missing", plan.count(Difference::Missing)},
            {"same", plan.same},
            {"left", left},
            {"event", made.event ? Json(*made.event) : Json()}};
}

std::string summaryText(const listing::Source &source, const ChangePlan &plan,
                        const registry::TakenOver &made, std::int64_t left)
{
    std::string text = source.day() + '\t' + source.name + '\t';
    if (!made.event)
        return text + "already imported";
    for (const auto kind :
         {Difference::Added, Difference::Changed, Difference::Renamed, Difference::Missing})
        text += std::to_string(plan.count(kind)) + ' ' + std::string(listing::name(kind)) + ", ";
    text += "event " + std::to_string(*made.event);
    return left > 0 ? text + "; " + std::to_string(left) + " not applied" : text;
}

/// Takes one listing over, in a transaction of its own.
int takeOver(Context &context, const listing::Source &source, const HistoryOptions &options)
{
    const auto plan = exchange::pastPlanFor(*context.store(), source,
                                            [&] { return goesOn(context, source.name, 0, 0); });
    if (!plan)
        return context.failed(source.name, plan.error());
    const auto isWanted = [&](const Difference &each) {
        return each.kind != Difference::Malformed && (options.takesOwn || !each.isOwn);
    };
    const std::int64_t left = std::ranges::count_if(
        plan->differences, [&](const Difference &each) { return !isWanted(each); });
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto made = actions::importListing(
        *services, context.act(workflow::Role::Registrar), source, *plan,
        {isWanted, true, options.removals},
        [&](std::int64_t taken, std::int64_t of) { return context.progress(taken, of); });
    if (!made && context.isInterrupted())
        context.end(source.name, made.error());
    if (!made)
        return context.failed(source.name, made.error());
    context.report(summaryJson(source, *plan, *made, left),
                   shown(summaryText(source, *plan, *made, left)));
    return Fine;
}

} // namespace

int importHistory(Context &context, const HistoryOptions &options)
{
    if (!context.store())
        return Failed;
    catchInterrupts();
    int status = Fine;
    const auto files = inOrder(context, options.files, status);
    if (!files)
        return status;
    for (const Dated &each : *files) {
        const auto read = readSource(context, each.file, status);
        if (!read)
            return status;
        status = takeOver(context, read->source, options);
        if (status != Fine)
            return status;
    }
    return Fine;
}

int importShipped(Context &context, const HistoryOptions &options)
{
    if (!context.store())
        return Failed;
    catchInterrupts();
    for (const listing::Source &each : exchange::shippedListings()) {
        if (const int status = takeOver(context, each, options); status != Fine)
            return status;
    }
    return Fine;
}

} // namespace nidreg::app::cli
