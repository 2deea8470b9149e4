// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/actions/decide.h"
#include "model/actions/register.h"
#include "model/actions/submit.h"
#include "model/workflow/transitions.h"

#include <algorithm>

namespace nidreg::app::cli {

struct StepOptions {
    std::int64_t id = 0;
    std::string text, textFile, reference, expert, due, field, file, overriding;
    std::int64_t thread = -1;
    int revision = 0;
};

/// The revision that was judged, where the command line says so.
static std::optional<int> seen(const StepOptions &options)
{
    return options.revision > 0 ? std::optional(options.revision) : std::nullopt;
}

/// The role in which a step is usually taken: that of the first row of the table that has it.
static workflow::Role usualRole(workflow::Step step)
{
    const auto edge = std::ranges::find(workflow::edges(), step, &workflow::Edge::step);
    switch (edge->by) {
    case workflow::Part::ItsApplicant:
        return workflow::Role::Applicant;
    case workflow::Part::AssignedExpert:
        return workflow::Role::Expert;
    case workflow::Part::Registrar:
        return workflow::Role::Registrar;
    case workflow::Part::AnyViewer:
        return workflow::Role::Applicant;
    }
    return workflow::Role::Reader;
}

static int submit(Context &context, const StepOptions &options)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    std::string text;
    if (!options.file.empty()) {
        const auto content = readTemplate(context, options.file);
        if (!content)
            return Failed;
        text = templates::write(*content);
    } else {
        const auto file = services->store.request({options.id});
        if (!file)
            return context.failed("request submit", file.error());
        text = file->workingCopy;
    }
    return answerRequest(
        context, "request submit",
        actions::submit(*services, context.act(workflow::Role::Applicant), {options.id}, text));
}

static int registerNamespace(Context &context, const StepOptions &options)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto done = actions::registerNamespace(*services, context.act(workflow::Role::Registrar),
                                                 {options.id}, seen(options));
    if (!done)
        return explain(context, "request register", done.error());
    if (!done->version) {
        context.report({{"proposed", true}, {"request", options.id}},
                       "proposed: another registrar has to do the same to register it");
        return Fine;
    }
    exchange::Json json = exchange::toJson(*done->version);
    json["proposed"] = false;
    context.report(json,
                   done->version->nid + " version " + std::to_string(done->version->version)
                       + " registered");
    return Fine;
}

static int decide(Context &context, workflow::Step step, const StepOptions &options)
{
    const std::string what = "request " + std::string(name(step));
    workflow::Record record{
        options.text,  options.reference, options.expert,    base::parseDate(options.due),
        options.field, options.thread,    options.overriding};
    if (!options.due.empty() && !record.due)
        return context.misused(what, "--due takes a day as YYYY-MM-DD");
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    if (!options.textFile.empty()) {
        auto text = readText(context, options.textFile);
        if (!text)
            return Failed;
        record.text = std::move(*text);
    }
    const bool isTalk = step == workflow::Step::Comment || step == workflow::Step::Resolve;
    const registry::Act act = isTalk ? context.actOfAnyViewer() : context.act(usualRole(step));
    return answerRequest(
        context, what,
        actions::decide(*services, act, {{options.id}, step, record, seen(options)}));
}

static std::vector<std::string> fieldKeys()
{
    std::vector<std::string> keys;
    for (const templates::FieldSpec &each : templates::kFields)
        keys.emplace_back(each.key);
    return keys;
}

static void addRecord(CLI::App &verb, const workflow::StepSpec &spec, StepOptions &options)
{
    auto *text = verb.add_option("--text", options.text, forms::wording(spec.note).toStdString());
    verb.add_option("--text-file", options.textFile, "The same from a file")
        ->type_name("FILE")
        ->excludes(text);
    if (spec.referenceRequired)
        verb.add_option("--reference", options.reference, "Of the decision that is recorded")
            ->required();
    if (spec.takesExpert) {
        verb.add_option("--expert", options.expert, "The designated expert")->required();
        verb.add_option("--due", options.due, "Answer due by; default: as `db policy` says")
            ->type_name("YYYY-MM-DD");
        verb.add_option("--overriding", options.overriding,
                        "Why an objection to the expert is set aside");
    }
    if (spec.namesExpert)
        verb.add_option("--expert", options.expert, "Who is taken off the request")->required();
    if (spec.namesThread || spec.step == workflow::Step::Comment) {
        verb.add_option("--thread", options.thread,
                        "The number of the comment that began the thread")
            ->required(spec.namesThread)
            ->check(CLI::NonNegativeNumber);
    }
    if (spec.step == workflow::Step::Comment)
        verb.add_option("--field", options.field, "The field it is about, as in `template show`")
            ->check(CLI::IsMember(fieldKeys()));
}

/// Offers only what the step records, so that help says what it needs.
static void addOptions(CLI::App &verb, const workflow::StepSpec &spec, StepOptions &options)
{
    verb.add_option("ID", options.id, "The request's number")->required()->check(positive());
    if (spec.step == workflow::Step::Submit) {
        verb.add_option("FILE", options.file,
                        "The template; without it the request's working copy");
        return;
    }
    if (spec.step != workflow::Step::Register)
        addRecord(verb, spec, options);
    verb.add_option("--revision", options.revision, "Refuse when this is not the newest revision")
        ->check(positive());
}

void addSteps(CLI::App &area, Context &context)
{
    for (const std::string_view stepName : workflow::kStepNames) {
        const auto step = *workflow::named<workflow::Step>(stepName);
        auto options = std::make_shared<StepOptions>();
        CLI::App *verb =
            area.add_subcommand(std::string(stepName), forms::consequence(step).toStdString());
        verb->fallthrough();
        addOptions(*verb, spec(step), *options);
        verb->callback([&context, step, options] {
            context.action = [&context, step, options]() -> int {
                if (step == workflow::Step::Submit)
                    return submit(context, *options);
                if (step == workflow::Step::Register)
                    return registerNamespace(context, *options);
                return decide(context, step, *options);
            };
        });
    }
}

} // namespace nidreg::app::cli
