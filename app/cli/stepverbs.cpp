// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/actions/decide.h"
#include "model/actions/register.h"
#include "model/actions/submit.h"
#include "model/workflow/discussion.h"
#include "model/workflow/leading.h"
#include "model/workflow/transitions.h"

#include <QUuid>

#include <algorithm>

namespace nidreg::app::cli {

struct StepOptions {
    std::int64_t id = 0;
    std::string text, textFile, reference, expert, due, field, file, overriding, batch;
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

/// The role in which somebody takes a step: the one that the options name; else the usual one or,
/// where it is not open to the person in that one, another of theirs in which it is.
static workflow::Role roleFor(Context &context, const workflow::Request &request,
                              workflow::Step step)
{
    const workflow::Role usual = usualRole(step);
    std::vector<workflow::Role> held = context.rolesHeld();
    std::ranges::stable_partition(held, [usual](workflow::Role each) { return each == usual; });
    const auto offered = [&](workflow::Role role, bool isOpen) {
        const auto all = workflow::offers(request, {context.actingPerson(), role},
                                          workflow::separationWhen(context.access().singleUser));
        const auto mine = std::ranges::find(all, step, &workflow::Offer::step);
        return mine != all.end()
            && (isOpen ? !mine->why : mine->why != workflow::StepError::WrongRole);
    };
    for (const bool isOpen : {true, false}) {
        const auto found =
            std::ranges::find_if(held, [&](workflow::Role role) { return offered(role, isOpen); });
        if (found != held.end())
            return *found;
    }
    const auto found = std::ranges::find_if(
        held, [step](workflow::Role role) { return workflow::isStepOf(role, step); });
    return found == held.end() ? usual : *found;
}

/// What is still open in the discussion when the step was taken.
static QString openThreads(const registry::RequestFile &file, workflow::Step step)
{
    return forms::openThreadsWords(file.events, step, forms::ThreadNumbers::Shown);
}

static std::string below(const QString &remark)
{
    return remark.isEmpty() ? std::string() : "\n  " + shown(remark.toStdString());
}

static exchange::Json threadNumbers(const registry::RequestFile &file)
{
    exchange::Json numbers = exchange::Json::array();
    for (const workflow::Thread &each : workflow::threadsIn(file.events)) {
        if (!each.isResolved())
            numbers.push_back(each.root);
    }
    return numbers;
}

/// The text that is submitted without a file: what the request keeps as its working copy.
static std::optional<std::string> workingCopyOf(Context &context, const registry::RequestFile &file)
{
    const bool isPossible = workflow::isPossible(file.request, workflow::Step::Submit);
    if (file.workingCopy.empty() && isPossible) {
        const std::string id = std::to_string(file.request.id.value);
        context.misused("request submit",
                        "request " + id
                            + " has no working copy; specify the template file, as in "
                              "“nidreg-cli request submit "
                            + id + " FILE”");
        return std::nullopt;
    }
    return file.workingCopy;
}

static int submit(Context &context, const StepOptions &options)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto file = requestOf(context, services->store, {options.id});
    if (!file)
        return context.failed("request submit", file.error());
    std::optional<std::string> text;
    if (options.file.empty()) {
        text = workingCopyOf(context, *file);
        if (!text)
            return Usage;
    } else {
        const auto content = readTemplate(context, options.file);
        if (!content)
            return Failed;
        text = templates::write(*content);
    }
    const auto act = context.act(roleFor(context, file->request, workflow::Step::Submit));
    return answerRequest(context, "request submit",
                         actions::submit(*services, act, {options.id}, *text));
}

static int registerNamespace(Context &context, const StepOptions &options)
{
    if (options.id == 0 && options.batch.empty())
        return context.misused("request register", "specify the number of a request, or --batch");
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto file = requestOf(context, services->store, {options.id});
    if (!file)
        return context.failed("request register", file.error());
    const std::string open = below(openThreads(*file, workflow::Step::Register));
    const auto done = actions::registerNamespace(*services, context.act(workflow::Role::Registrar),
                                                 {options.id}, seen(options));
    if (!done)
        return explain(context, "request register", done.error());
    if (!done->version) {
        context.report({{"proposed", true}, {"request", options.id}},
                       "proposed: another registrar must do the same to register it" + open);
        return Fine;
    }
    exchange::Json json = exchange::toJson(*done->version);
    json["proposed"] = false;
    json["open_threads"] = threadNumbers(*file);
    context.report(json,
                   done->version->nid + " version " + std::to_string(done->version->version)
                       + " registered" + open);
    return Fine;
}

/// The numbers of requests, one a line; nothing after saying which line is none.
static std::optional<std::vector<std::int64_t>> numbersIn(Context &context, const std::string &name)
{
    const auto text = readText(context, name);
    if (!text)
        return std::nullopt;
    std::vector<std::int64_t> numbers;
    std::size_t line = 0;
    for (const std::string_view each : base::lines(*text)) {
        ++line;
        const std::string_view number = base::trimmed(each);
        if (number.empty())
            continue;
        numbers.push_back(base::numberIn(number).value_or(0));
        if (numbers.back() < 1) {
            context.failed("request register",
                           shown(name) + ", line " + std::to_string(line) + ": “" + shown(number)
                               + "” is not the number of a request");
            return std::nullopt;
        }
    }
    return numbers;
}

/// What one request of many came to.
static int answerOf(Context &context, std::int64_t id,
                    const actions::Acted<registry::Registered> &done)
{
    const std::string number = std::to_string(id);
    if (!done)
        return explain(context, "request register " + number, done.error());
    exchange::Json json = done->version ? exchange::toJson(*done->version) : exchange::Json();
    json["request"] = id;
    json["proposed"] = !done->version;
    context.report(json,
                   done->version ? "#" + number + "  " + done->version->nid + " version "
                           + std::to_string(done->version->version) + " registered"
                                 : "#" + number
                           + "  proposed: another registrar must do the same to register it");
    return Fine;
}

/// A key of its own for each, the same whenever the file is registered under one key.
static registry::Act actOf(registry::Act act, std::int64_t request)
{
    act.key = QUuid::createUuidV5(QUuid::fromString(QString::fromStdString(act.key)),
                                  QByteArray::number(qlonglong(request)))
                  .toString(QUuid::WithoutBraces)
                  .toStdString();
    return act;
}

/// Why a lot was not done as a whole; null where each has its own answer.
static const registry::StoreError *failureOfAll(
    const std::vector<actions::Acted<registry::Registered>> &answers)
{
    for (const auto &each : answers) {
        const auto *why = each ? nullptr : std::get_if<registry::StoreError>(&each.error());
        if (why
            && (why->kind == registry::StoreError::Unreachable
                || why->kind == registry::StoreError::OutcomeUnknown || why->refusal == "cancelled"
                || why->refusal == "action.stopped"))
            return why;
    }
    return nullptr;
}

/// A lot waits once for the disk, and keeps other acts waiting no longer than a moment. Of a dry
/// run nothing is kept, so that only one lot sees what it did itself.
static int registerAll(Context &context, const std::string &name)
{
    constexpr std::size_t kLot = 100;
    const auto numbers = numbersIn(context, name);
    if (!numbers)
        return Faulty;
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const registry::Act act = context.act(workflow::Role::Registrar);
    int worst = Fine;
    for (std::size_t begin = 0; begin < numbers->size();) {
        const std::size_t end =
            context.dryRun ? numbers->size() : std::min(begin + kLot, numbers->size());
        std::vector<actions::WantedRegistration> lot;
        for (std::size_t i = begin; i < end; ++i)
            lot.push_back({actOf(act, (*numbers)[i]), {(*numbers)[i]}});
        const auto answers = actions::registerAll(*services, lot);
        if (const auto *why = failureOfAll(answers))
            return context.failed("request register", *why);
        for (std::size_t i = begin; i < end; ++i)
            worst = std::max(worst, answerOf(context, (*numbers)[i], answers[i - begin]));
        begin = end;
        context.progress(std::int64_t(begin), std::int64_t(numbers->size()));
        if (Context::isInterrupted() && begin < numbers->size())
            return context.failed("request register",
                                  "stopped; " + std::to_string(numbers->size() - begin) + " of "
                                      + std::to_string(numbers->size()) + " are left");
    }
    return worst;
}

static int decide(Context &context, workflow::Step step, const StepOptions &options)
{
    const std::string what = "request " + std::string(name(step));
    workflow::Record record{
        options.text,  options.reference, options.expert,    base::parseDate(options.due),
        options.field, options.thread,    options.overriding};
    if (!options.due.empty() && !record.due)
        return context.misused(what, "--due takes a date as YYYY-MM-DD");
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    if (!options.textFile.empty()) {
        auto text = readText(context, options.textFile);
        if (!text)
            return Failed;
        record.text = std::move(*text);
    }
    const auto file = requestOf(context, services->store, {options.id});
    if (!file)
        return context.failed(what, file.error());
    const bool isTalk = step == workflow::Step::Comment || step == workflow::Step::Resolve;
    const registry::Act act =
        isTalk ? context.actOfAnyViewer() : context.act(roleFor(context, file->request, step));
    const auto done = actions::decide(*services, act, {{options.id}, step, record, seen(options)});
    if (!done)
        return explain(context, what, done.error());
    exchange::Json json = exchange::toJson(*done);
    if (workflow::endsDiscussion(step))
        json["open_threads"] = threadNumbers(*file);
    context.report(json, asText(*done) + below(openThreads(*file, step)));
    return Fine;
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
    verb.add_option("--text-file", options.textFile, "Read the text from a file")
        ->type_name("FILE")
        ->excludes(text);
    if (spec.referenceRequired)
        verb.add_option("--reference", options.reference, "A reference to the recorded decision")
            ->required();
    if (spec.takesExpert) {
        verb.add_option("--expert", options.expert, "The designated expert")->required();
        verb.add_option("--due", options.due, "The due date; default: according to `db policy`")
            ->type_name("YYYY-MM-DD");
        verb.add_option("--overriding", options.overriding,
                        "The reason for choosing the expert despite objections");
    }
    if (spec.namesExpert)
        verb.add_option("--expert", options.expert, "The expert to remove from the request")
            ->required();
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
    auto *id = verb.add_option("ID", options.id, "The number of the request")->check(positive());
    if (spec.step == workflow::Step::Register) {
        verb.add_option(
                "--batch", options.batch,
                "Register many: a file with the number of a request on each line; `-` reads "
                "standard input")
            ->type_name("FILE")
            ->excludes(id);
    } else {
        id->required();
    }
    if (spec.step == workflow::Step::Submit) {
        verb.add_option("FILE", options.file,
                        "The template; default: the working copy of the request");
        return;
    }
    if (spec.step != workflow::Step::Register)
        addRecord(verb, spec, options);
    verb.add_option("--revision", options.revision, "Fail if this is not the newest revision")
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
                if (step == workflow::Step::Register && !options->batch.empty())
                    return registerAll(context, options->batch);
                if (step == workflow::Step::Register)
                    return registerNamespace(context, *options);
                return decide(context, step, *options);
            };
        });
    }
}

} // namespace nidreg::app::cli
