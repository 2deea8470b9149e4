// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/healthreport.h"
#include "app/cli/requests.h"
#include "app/cli/shown.h"
#include "app/cli/verbs.h"
#include "app/wiring/failures.h"
#include "model/actions/administer.h"
#include "model/storage/postgres/conninfo.h"

#include <QProcessEnvironment>

namespace nidreg::app::cli {

using exchange::Json;
using registry::Session;

int notLocal(Context &context, std::string_view verb)
{
    return context.misused(std::string("db ") + std::string(verb),
                           "this works only with the local registry, but another server was "
                           "specified");
}

static int where(Context &context)
{
    const Registry registry = chosenRegistry(context);
    if (!registry.isLocal()) {
        const auto conninfo = storage::withoutSecrets(registry.target().conninfo);
        if (!conninfo)
            return context.failed("db where", conninfo.error());
        const std::string text = conninfo->toStdString();
        context.answer(
            {{"registry", "server"}, {"conninfo", text.empty() ? Json(nullptr) : Json(text)}},
            "server " + (text.empty() ? "from libpq's environment" : shownLine(text)));
        return Fine;
    }
    const auto status = storage::Cluster::status(registry.clusterLocation());
    if (!status)
        return context.failed("db where", failureOf(status.error()));
    const std::string folder = status->dataFolder.toStdString();
    const std::string socket = status->socketFolder.toStdString();
    context.answer({{"registry", "local"},
                    {"folder", folder},
                    {"socket", socket.empty() ? Json(nullptr) : Json(socket)}},
                   "local registry in " + shownLine(folder));
    return Fine;
}

static int status(Context &context)
{
    const Registry registry = chosenRegistry(context);
    if (!registry.isLocal()) {
        const auto report = healthReport(context, "db status");
        if (!report)
            return Failed;
        const registry::Link &link = context.store()->link();
        Json json = toJson(link);
        json["health"] = toJson(*report);
        context.answer(json,
                       "the server answers\n  " + sentence(link) + '\n' + shown(asText(*report)));
        return Fine;
    }
    const auto found = storage::Cluster::status(registry.clusterLocation());
    if (!found)
        return context.failed("db status", failureOf(found.error()));
    exchange::Json json{{"registry", "local"},
                        {"created", found->isCreated},
                        {"running", found->isRunning},
                        {"in_use", found->isInUse},
                        {"kept", found->isKept},
                        {"postgresql", found->version.toStdString()},
                        {"bytes", found->bytes},
                        {"folder", found->dataFolder.toStdString()},
                        {"log", found->logFile.toStdString()},
                        {"kept_folders", Json::array()}};
    for (const QString &each : found->keptFolders)
        json["kept_folders"].push_back(each.toStdString());
    std::string text = !found->isCreated ? "not created yet"
        : !found->isRunning              ? "stopped"
                                         : "running, process " + std::to_string(found->pid);
    if (found->isInUse)
        text += ", in use";
    if (found->isKept)
        text += ", kept running until `db stop`";
    text += "\n  " + shownLine(found->dataFolder.toStdString());
    for (const QString &each : found->keptFolders)
        text += "\n  kept from before PostgreSQL was upgraded: " + shownLine(each.toStdString());
    context.answer(json, text);
    return Fine;
}

static int stop(Context &context)
{
    const Registry registry = chosenRegistry(context);
    if (!registry.isLocal())
        return notLocal(context, "stop");
    const auto stopped = storage::Cluster::stop(registry.clusterLocation());
    if (!stopped)
        return context.failed("db stop", failureOf(stopped.error()));
    context.answer({{"running", false}}, "stopped");
    return Fine;
}

static std::string asText(const storage::Migrated &done)
{
    if (done.from == 0)
        return "a registry was installed; the first event of the log records it";
    std::string text = "the schema is up to date; functions, triggers, views and privileges "
                       "were reinstalled, and an event of the log records it";
    if (!done.madeRoles.empty())
        text += "\n  created missing roles: " + done.madeRoles;
    if (done.isReclaimed)
        text += "\n  transferred the registry's schemas, tables and functions to nidreg_owner";
    if (!done.madeRoles.empty())
        text += "\n  no login holds a role yet; `audit verify` lists the roles in the log, and `db "
                "grant` grants them";
    return text;
}

static int migrate(Context &context)
{
    Registry registry = chosenRegistry(context);
    registry.interruptBy(stopToken(), {});
    const auto done = withPassword(registry, [&registry] {
        catchInterrupts();
        return registry.migrate();
    });
    if (!done)
        return context.failed("db migrate", done.error());
    context.answer({{"migrated", true},
                    {"definitions", "shipped"},
                    {"from", done->from == 0 ? Json(nullptr) : Json(done->from)},
                    {"made_roles", exchange::known(done->madeRoles)},
                    {"reclaimed", done->isReclaimed}},
                   asText(*done));
    return Fine;
}

static int setSingleUser(Context &context, bool on)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto done = actions::setSingleUser(*services, context.act(workflow::Role::Registrar), on);
    if (!done)
        return context.failed("db single-user", done.error());
    context.report({{"single_user", on}},
                   on ? "people may review their own requests"
                      : "nobody may review their own requests");
    return Fine;
}

static void addPlain(CLI::App &area, Context &context, const char *name, const char *help,
                     int (*run)(Context &), bool changes)
{
    CLI::App *verb = area.add_subcommand(name, help);
    verb->fallthrough();
    verb->callback([&context, run, what = std::string("db ") + name, changes] {
        context.action = [&context, run, what, changes]() -> int {
            if (changes && context.refusesDryRun(what))
                return Usage;
            return context.isKeptOffline() ? Failed : run(context);
        };
    });
}

static void addSingleUser(CLI::App &area, Context &context)
{
    auto state = std::make_shared<std::string>();
    CLI::App *single =
        area.add_subcommand("single-user",
                            "Allow one person to submit and review a request (on) or not (off); "
                            "local registry only");
    single->fallthrough();
    single->add_option("STATE", *state)->required()->check(CLI::IsMember({"on", "off"}));
    single->callback([&context, state] {
        context.action = [&context, state] { return setSingleUser(context, *state == "on"); };
    });
}

void addDb(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("db", "The registry's database");
    area->fallthrough()->require_subcommand(1);
    addPlain(*area, context, "where", "Print which registry is used, and where it is", where,
             false);
    addNewRegistry(*area, context);
    addStart(*area, context);
    addPlain(*area, context, "stop", "Stop the local server", stop, true);
    addPlain(*area, context, "status",
             "Print the state of the server; `audit verify` checks its definitions", status, false);
    addHealth(*area, context);
    addPlain(*area, context, "migrate",
             "Upgrade the schema, and restore changed functions, rules and privileges", migrate,
             true);
    addDeposits(*area, context);
    addPeople(*area, context);
    addSessions(*area, context);
    addPolicy(*area, context);
    addSingleUser(*area, context);
}

static Json toJson(const Session &session)
{
    return {{"pid", session.process},
            {"login", exchange::known(session.login)},
            {"program", exchange::known(session.program)},
            {"since", exchange::known(session.since)},
            {"state", exchange::known(session.state)},
            {"waits_for", session.waitsFor}};
}

static std::string asText(const Session &session)
{
    std::string text = "process " + std::to_string(session.process) + "  " + session.login;
    if (!session.program.empty())
        text += " (" + session.program + ')';
    if (!session.since.empty())
        text += "  since " + session.since;
    if (!session.state.empty())
        text += "  " + session.state;
    for (std::size_t i = 0; i < session.waitsFor.size(); ++i)
        text += (i == 0 ? "  waits for " : ", ") + std::to_string(session.waitsFor[i]);
    return shownLine(text);
}

static int list(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto found = store->sessions();
    if (!found)
        return context.failed("db sessions", found.error());
    for (const Session &each : *found)
        context.answer(toJson(each), asText(each));
    return Fine;
}

static int end(Context &context, int process)
{
    if (context.refusesDryRun("db sessions --end"))
        return Usage;
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    if (const auto done = store->endSession(process); !done)
        return context.failed("process " + std::to_string(process), done.error());
    context.answer({{"pid", process}, {"ended", true}},
                   "session of process " + std::to_string(process) + " ended");
    return Fine;
}

void addSessions(CLI::App &area, Context &context)
{
    auto process = std::make_shared<int>();
    CLI::App *verb = area.add_subcommand("sessions",
                                         "List sessions that change the registry or wait to do "
                                         "so");
    verb->fallthrough();
    CLI::Option *ends =
        verb->add_option("--end", *process, "End the session with this process number (registrars)")
            ->type_name("PID")
            ->check(positive(), "", "");
    verb->callback([&context, process, ends] {
        context.action = [&context, process, isEnd = ends->count() > 0] {
            return isEnd ? end(context, *process) : list(context);
        };
    });
}

} // namespace nidreg::app::cli
