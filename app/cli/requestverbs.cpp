// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/actions/draft.h"
#include "model/exchange/json/reviewjson.h"

#include <chrono>

namespace nidreg::app::cli {

struct CreateOptions {
    std::string file, kind = "formal", procedure = "community", revises;
    bool standardsAction = false, deprecates = false;
};

static int create(Context &context, const CreateOptions &options)
{
    const auto services = servicesOf(context);
    const auto content = services ? readTemplate(context, options.file) : std::nullopt;
    if (!content)
        return Failed;
    registry::NewRequest wanted;
    wanted.kind = options.kind == "formal" ? urn::NidKind::Formal : urn::NidKind::Informal;
    wanted.procedure = *workflow::named<workflow::Procedure>(options.procedure);
    wanted.standardsAction = options.standardsAction;
    wanted.deprecates = options.deprecates;
    wanted.workingCopy = templates::write(*content);
    wanted.purpose = options.revises.empty() ? workflow::Purpose::New : workflow::Purpose::Revision;
    if (!options.revises.empty())
        wanted.nid = options.revises;
    else if (wanted.kind == urn::NidKind::Formal)
        wanted.nid = nidOf(*content).value_or(std::string());
    return answerRequest(
        context, "request create",
        actions::create(*services,
                        context.act({workflow::Role::Applicant, workflow::Role::Registrar}),
                        wanted));
}

static int showRequest(Context &context, std::int64_t id)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto file = requestOf(context, services->store, {id});
    if (!file)
        return context.failed("request " + std::to_string(id), file.error());
    const auto findings = findingsOf(*services, *file);
    if (!findings)
        return context.failed("request " + std::to_string(id), findings.error());
    const auto proposals = services->store.proposals(file->request.id);
    if (!proposals)
        return context.failed("request " + std::to_string(id), proposals.error());
    const base::Instant now = context.clock().now();
    exchange::Json json = exchange::requestShow(*file, *findings, words);
    addReview(json, *file, *proposals, now);
    context.answer(json, asText(*file, *findings) + reviewText(*file, *proposals, now));
    return Fine;
}

static void addCreate(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("create", "Create a draft request with a template");
    verb->fallthrough();
    auto options = std::make_shared<CreateOptions>();
    verb->add_option("FILE", options->file, "A template file, in any layout")->required();
    verb->add_option("--kind", options->kind, "formal or informal")
        ->check(CLI::IsMember({"formal", "informal"}));
    verb->add_option("--procedure", options->procedure, "community or fast-track")
        ->check(CLI::IsMember({"community", "fast-track"}));
    CLI::Option *revises = verb->add_option("--revises", options->revises,
                                            "The registered NID that the request revises");
    verb->add_flag("--deprecate", options->deprecates, "Mark the namespace as deprecated")
        ->needs(revises);
    verb->add_flag("--standards-action", options->standardsAction,
                   "The namespace will become part of a standard");
    verb->callback([&context, options] {
        context.action = [&context, options] { return create(context, *options); };
    });
}

static void addRequestShow(CLI::App &area, Context &context)
{
    CLI::App *one = area.add_subcommand("show", "Show a request with its template and history");
    one->fallthrough();
    auto id = std::make_shared<std::int64_t>();
    one->add_option("ID", *id, "The number of the request")->required()->check(positive());
    one->callback(
        [&context, id] { context.action = [&context, id] { return showRequest(context, *id); }; });
}

void addRequest(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("request", "Requests and their review");
    area->fallthrough()->require_subcommand(1);
    addCreate(*area, context);
    addQueue(*area, context);
    addRequestShow(*area, context);
    addCandidates(*area, context);
    addDiscuss(*area, context);
    addLetter(*area, context);
    addSteps(*area, context);
    addPending(*area, context);
}

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
        return context.misused("request candidates", "--due takes a date as YYYY-MM-DD");
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
    CLI::App *verb =
        area.add_subcommand("candidates",
                            "List the experts who can be assigned, in rotation order, with reasons "
                            "against them");
    verb->fallthrough();
    auto options = std::make_shared<CandidatesOptions>();
    verb->add_option("ID", options->id, "The number of the request")->required()->check(positive());
    verb->add_option("--due", options->due,
                     "The due date; default: according to the policy review-days");
    verb->callback([&context, options] {
        context.action = [&context, options]() -> int {
            if (context.refusesDryRun("request candidates"))
                return Usage;
            return candidates(context, *options);
        };
    });
}

} // namespace nidreg::app::cli
