// SPDX-License-Identifier: MIT
#include "app/cli/historyimport.h"
#include "app/cli/listingfile.h"
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/words/listingwords.h"
#include "model/actions/publish.h"
#include "model/base/text.h"
#include "model/exchange/iana/listingsource.h"

#include <QFile>

#include <algorithm>
#include <set>

namespace nidreg::app::cli {

namespace {

using exchange::Json;
using exchange::ReadSource;
using listing::ChangePlan;
using listing::Difference;
using listing::FieldChange;

struct ImportOptions {
    std::string file; ///< the one; of a history there are more
    std::vector<std::string> files;
    std::vector<std::string> only;
    bool keepsMissing = false, takesOwn = false, removals = false, older = false;
    bool isHistory = false, isShipped = false;
};

Json toJson(const std::vector<FieldChange> &fields)
{
    Json list = Json::array();
    for (const FieldChange &each : fields) {
        list.push_back({{"field", each.field},
                        {"subject", exchange::known(each.subject)},
                        {"here", exchange::known(each.here)},
                        {"there", exchange::known(each.there)}});
    }
    return list;
}

Json toJson(const Difference &difference)
{
    return {{"difference", listing::name(difference.kind)},
            {"nid", difference.nid},
            {"former_nid", exchange::known(difference.formerNid)},
            {"registered_here", difference.isOwn},
            {"doubt", exchange::known(std::string(listing::name(difference.doubt)))},
            {"fields", toJson(difference.fields)}};
}

std::string asText(const FieldChange &change)
{
    const std::string subject = change.subject.empty() ? "" : shownLine(change.subject) + ": ";
    return "\n  " + subject + change.field + ": " + shownLine(change.here) + " -> "
        + shownLine(change.there);
}

std::string asText(const Difference &difference)
{
    std::string text =
        std::string(listing::name(difference.kind)) + '\t' + shownLine(difference.nid);
    if (!difference.formerNid.empty())
        text += "\tfrom " + difference.formerNid;
    if (difference.isOwn)
        text += "\tregistered here";
    if (difference.doubt == listing::Doubt::Draft)
        text += "\tthe template says that it is a draft";
    if (difference.doubt == listing::Doubt::NotListed)
        text += "\tonly a text, of a namespace that is not registered here";
    for (const FieldChange &each : difference.fields)
        text += asText(each);
    return text;
}

/// The file and how it differs; nothing after saying why not, with the status in `status`.
struct Compared {
    ReadSource read;
    ChangePlan plan;
};

std::optional<Compared> compared(Context &context, const std::string &file, int &status)
{
    status = Failed;
    registry::Store *store = context.store();
    if (!store)
        return std::nullopt;
    catchInterrupts();
    auto read = readSource(context, file, status);
    if (!read)
        return std::nullopt;
    status = Failed;
    auto plan =
        exchange::planFor(*store, read->source, [&] { return goesOn(context, file, 0, 0); });
    if (!plan) {
        context.failed(file, plan.error());
        return std::nullopt;
    }
    Compared made{std::move(read).value(), std::move(plan).value()};
    made.read.source.entries = {}; // the plan has what matters of them, and they may be a million
    return made;
}

/// An older listing would undo what was listed since.
std::string olderWords(const ChangePlan &plan)
{
    return "this listing is dated " + plan.sourceDay + ", older than the data in the registry ("
        + plan.newerHeld + ")";
}

int reconcile(Context &context, const ImportOptions &options)
{
    int status = Fine;
    const auto found = compared(context, options.file, status);
    if (!found)
        return status;
    if (!found->plan.newerHeld.empty())
        context.failed(options.file, olderWords(found->plan));
    for (const Difference &each : found->plan.differences)
        context.answer(toJson(each), asText(each));
    if (!found->plan.listing.empty()) {
        std::string text = "listing";
        for (const FieldChange &each : found->plan.listing)
            text += asText(each);
        context.answer({{"difference", "listing"},
                        {"nid", nullptr},
                        {"former_nid", nullptr},
                        {"registered_here", false},
                        {"doubt", nullptr},
                        {"fields", toJson(found->plan.listing)}},
                       text);
    }
    return found->plan.isNone() ? Fine : Faulty;
}

bool isNamed(const std::set<std::string> &only, const Difference &difference)
{
    return only.contains(base::lowered(difference.nid))
        || only.contains(base::lowered(difference.formerNid));
}

Json summaryJson(const ImportOptions &options, const ChangePlan &plan, std::int64_t made,
                 std::int64_t kept, bool withListing)
{
    return {{"file", options.file},
            {"added", plan.count(Difference::Added)},
            {"changed", plan.count(Difference::Changed)},
            {"renamed", plan.count(Difference::Renamed)},
            {"missing", plan.count(Difference::Missing)},
            {"malformed", plan.count(Difference::Malformed)},
            {"same", plan.same},
            {"versions", made},
            {"left", kept},
            {"listing", withListing}};
}

std::string summaryText(const ChangePlan &plan, std::int64_t made, std::int64_t left,
                        bool withListing)
{
    const auto count = [&](Difference::Kind kind) {
        return std::to_string(plan.count(kind)) + ' ' + std::string(listing::name(kind));
    };
    std::string text = count(Difference::Added) + ", " + count(Difference::Changed) + ", "
        + count(Difference::Renamed) + ", " + count(Difference::Missing) + ", "
        + std::to_string(plan.same) + " the same; " + std::to_string(made) + " records changed";
    if (withListing)
        text += ", listing header applied";
    return left > 0 ? text + "; " + std::to_string(left)
            + " differences not applied; nidreg-cli registry reconcile shows them"
                    : text;
}

int import(Context &context, const ImportOptions &options)
{
    int status = Fine;
    const auto found = compared(context, options.file, status);
    if (!found)
        return status;
    const ChangePlan &plan = found->plan;
    if (!plan.newerHeld.empty() && !options.older) {
        context.failed(options.file,
                       olderWords(plan)
                           + "; nothing was changed. Use --history to import it as history, or "
                             "--allow-older to make it current");
        return Failed;
    }
    std::set<std::string> only;
    for (const std::string &each : options.only)
        only.insert(base::lowered(each));
    const auto isWanted = [&](const Difference &each) {
        if (each.kind == Difference::Malformed)
            return false;
        if (!only.empty())
            return isNamed(only, each);
        return (options.takesOwn || !each.isOwn) && each.doubt == listing::Doubt::None
            && !(options.keepsMissing && each.kind == Difference::Missing);
    };
    const std::int64_t left = std::ranges::count_if(
        plan.differences, [&](const Difference &each) { return !isWanted(each); });
    const bool withListing = only.empty() && found->read.source.header;
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto made = actions::importListing(
        *services, context.act(workflow::Role::Registrar), found->read.source, plan,
        {isWanted, withListing, options.removals},
        [&](std::int64_t taken, std::int64_t of) { return context.progress(taken, of); });
    if (!made && context.isInterrupted())
        context.end(options.file, made.error());
    if (!made)
        return context.failed(options.file, made.error());
    const bool isStated = withListing && !plan.listing.empty();
    context.report(summaryJson(options, plan, made->versions, left, isStated),
                   summaryText(plan, made->versions, left, isStated));
    return plan.count(Difference::Malformed) > 0 ? Faulty : Fine;
}

int importAny(Context &context, ImportOptions options)
{
    const HistoryOptions history{options.files, options.takesOwn, options.removals};
    if (options.isShipped)
        return importShipped(context, history);
    if (options.isHistory)
        return importHistory(context, history);
    if (options.files.size() > 1)
        return context.misused("registry import",
                               "specify one listing; only --history takes "
                               "several");
    options.file = options.files.front();
    return import(context, options);
}

} // namespace

void addImports(CLI::App &area, Context &context)
{
    auto options = std::make_shared<ImportOptions>();
    CLI::App *verb =
        area.add_subcommand("import", "Import a listing, IANA's XML or CSV, in one transaction");
    verb->fallthrough();
    CLI::Option *files = verb->add_option("FILE", options->files, "The listing");
    CLI::Option *only =
        verb->add_option("--only", options->only,
                         "Only these NIDs, separated by commas; includes drafts, and texts of "
                         "namespaces that are not registered here")
            ->delimiter(',');
    CLI::Option *keep = verb->add_flag("--keep-missing", options->keepsMissing,
                                       "Do not delist namespaces that the file does not contain");
    verb->add_flag("--take-own", options->takesOwn,
                   "Also apply differences for namespaces registered here");
    verb->add_flag("--allow-removals", options->removals,
                   "Delist any number of namespaces that the file does not contain");
    CLI::Option *older =
        verb->add_flag("--allow-older", options->older,
                       "Allow a listing older than the data in the registry; it becomes "
                       "current today");
    CLI::Option *history =
        verb->add_flag("--history", options->isHistory,
                       "Import dated listings as history, in any order, each in one "
                       "transaction; the listing of later dates does not change");
    verb->add_flag("--shipped", options->isShipped,
                   "Import the history included with the "
                   "program")
        ->excludes(files)
        ->excludes(history);
    for (CLI::Option *each : {only, keep, older})
        history->excludes(each);
    verb->callback([&context, options] {
        if (options->files.empty() && !options->isShipped)
            throw CLI::RequiredError("FILE");
        context.action = [&context, options] { return importAny(context, *options); };
    });
    CLI::App *compare = area.add_subcommand(
        "reconcile", "Show how a listing differs from this registry, without changing anything");
    compare->fallthrough();
    compare->add_option("FILE", options->file, "The listing")->required();
    compare->callback([&context, options] {
        context.action = [&context, options] { return reconcile(context, *options); };
    });
}

} // namespace nidreg::app::cli
