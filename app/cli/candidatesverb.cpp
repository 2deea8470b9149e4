// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/exchange/json/peoplejson.h"

#include <chrono>

namespace nidreg::app::cli {

struct CandidatesOptions {
    std::int64_t id = 0;
    std::string due;
};

static std::string asText(const registry::Candidate &candidate)
{
    std::string text = shownLine(candidate.login);
    if (!candidate.name.empty())
        text += " (" + shownLine(candidate.name) + ")";
    text += ": open " + std::to_string(candidate.load) + ", ";
    text += candidate.lastAssigned
        ? "last asked " + base::toString(base::dayOf(*candidate.lastAssigned))
        : std::string("never asked");
    for (const registry::Objection each : candidate.objections)
        text += "\n  but: " + forms::wording(each).toStdString();
    return text;
}

static int candidates(Context &context, const CandidatesOptions &options)
{
    const base::Date today = base::dayOf(context.clock().now());
    auto due = base::parseDate(options.due);
    if (!options.due.empty() && !due)
        return context.misused("request candidates", "--due takes a day as YYYY-MM-DD");
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    if (!due) {
        const auto policies = store->policies();
        if (!policies)
            return context.failed("request candidates", policies.error());
        const auto days = policies->days(registry::kReviewDays).value_or(std::chrono::days(0));
        due = std::chrono::sys_days(today) + days;
    }
    const auto found = store->candidates({options.id}, today, *due);
    if (!found)
        return context.failed("request candidates", found.error());
    for (const registry::Candidate &each : *found)
        context.answer(exchange::toJson(each), asText(each));
    return Fine;
}

void addCandidates(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand(
        "candidates", "The experts who may be asked, by rotation, and what speaks against them");
    verb->fallthrough();
    auto options = std::make_shared<CandidatesOptions>();
    verb->add_option("ID", options->id, "The request's number")->required()->check(positive());
    verb->add_option("--due", options->due,
                     "The day by which they would answer; else as the policy review-days says");
    verb->callback([&context, options] {
        context.action = [&context, options]() -> int {
            if (context.isNoRehearsal("request candidates"))
                return Usage;
            return candidates(context, *options);
        };
    });
}

} // namespace nidreg::app::cli
