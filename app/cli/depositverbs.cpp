// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "app/wiring/maintenance.h"

#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>

namespace nidreg::app::cli {

using exchange::Json;
using storage::DepositReport;
using storage::GivenRole;
using storage::RestoreReport;

static QString pathOf(const std::string &name)
{
    return QFile::decodeName(QByteArray::fromStdString(name));
}

QStringList pathsOf(const std::vector<std::string> &names)
{
    QStringList paths;
    for (const std::string &each : names)
        paths << pathOf(each);
    return paths;
}

static registry::Progress barOf(Context &context)
{
    return
        [&context](std::int64_t done, std::int64_t total) { return context.progress(done, total); };
}

static Json toJson(const storage::DepositHeader &header)
{
    return {{"taken", header.taken},
            {"schema", header.schema},
            {"people", header.isLocal ? "local" : "shared"},
            {"size", header.log.size},
            {"root", header.log.root},
            {"since", header.since ? Json(header.since->size) : Json(nullptr)}};
}

static std::string asText(const storage::DepositHeader &header)
{
    const std::string events = std::to_string(header.log.size) + " events";
    const std::string from = header.since
        ? "increment from " + std::to_string(header.since->size) + " to " + events
        : "full deposit, " + events;
    return from + ", root " + header.log.root + ", schema " + std::to_string(header.schema)
        + ", taken " + header.taken;
}

namespace {

struct DumpOptions {
    Output out;
    std::string since;
    bool isPlain = false;
};

struct RestoreOptions {
    std::vector<std::string> files;
    bool keepsRoles = false;
};

} // namespace

static int dump(Context &context, const DumpOptions &options)
{
    if (!options.out.isFree(context))
        return Failed;
    Registry registry = chosenRegistry(context);
    catchInterrupts();
    const auto done = withPassword(registry, [&] {
        return registry.dump(pathOf(options.out.file), {pathOf(options.since), options.isPlain},
                             barOf(context));
    });
    if (!done)
        return context.failed("db dump", done.error());
    const QString written = QFileInfo(pathOf(options.out.file)).absoluteFilePath();
    noteBackup(registry.folders().maintenance, done->header.log.log,
               {context.clock().now(), written.toStdString(), done->header.log.size});
    Json json = toJson(done->header);
    json["file"] = options.out.file;
    json["rows"] = done->rows;
    json["bytes"] = done->bytes;
    context.answer(json,
                   shownLine(options.out.file) + ": " + asText(done->header) + ", "
                       + std::to_string(done->bytes) + " bytes");
    return Fine;
}

static Json toJson(const std::vector<GivenRole> &roles)
{
    Json list = Json::array();
    for (const GivenRole &each : roles)
        list.push_back({{"login", each.login}, {"role", each.role}});
    return list;
}

static std::string asText(const char *what, const std::vector<GivenRole> &roles)
{
    std::string text;
    for (const GivenRole &each : roles)
        text += "\n  " + std::string(what) + shownLine(each.login) + " is " + each.role;
    return text;
}

Json toJson(const RestoreReport &done)
{
    Json json = toJson(done.header);
    json["schema"] = done.schema;
    json["schema_before"] = done.header.schema;
    json["rows"] = done.rows;
    json["roles_given"] = toJson(done.given);
    json["roles_missing"] = toJson(done.missing);
    json["roles_unproven"] = toJson(done.unproven);
    return json;
}

std::string asText(const RestoreReport &done)
{
    std::string text = "restored and verified: " + std::to_string(done.log.events) + " events, "
        + std::to_string(done.log.revisions) + " revisions, " + std::to_string(done.log.versions)
        + " versions, " + std::to_string(done.log.mails) + " mails, root " + done.log.head.root;
    if (done.schema != done.header.schema)
        text += "\n  the schema was upgraded from " + std::to_string(done.header.schema) + " to "
            + std::to_string(done.schema);
    text += asText("granted: ", done.given);
    text += asText("not granted, because the login does not exist on this server; create it, "
                   "then use db grant: ",
                   done.missing);
    text += asText("not granted, because no event in the log records it: ", done.unproven);
    return text;
}

static int restore(Context &context, const RestoreOptions &options)
{
    Registry registry = chosenRegistry(context);
    const QStringList files = pathsOf(options.files);
    catchInterrupts();
    const auto done = withPassword(registry, [&] {
        return registry.restore(files, {!options.keepsRoles, context.dryRun, {}}, barOf(context));
    });
    if (!done)
        return context.failed("db restore", done.error());
    context.report(toJson(*done), asText(*done));
    return Fine;
}

static int inspect(Context &context, const std::string &file)
{
    const auto found = storage::inspect(pathOf(file), barOf(context));
    if (!found) {
        const bool isSound = found.error().refusal != "deposit.damaged";
        context.failed("db inspect", found.error());
        return isSound ? Failed : Faulty;
    }
    Json json = toJson(found->header);
    json["file"] = file;
    json["bytes"] = found->bytes;
    context.answer(json, shownLine(file) + ": intact, " + asText(found->header));
    return Fine;
}

static void addDump(CLI::App &area, Context &context)
{
    auto options = std::make_shared<DumpOptions>();
    CLI::App *verb = area.add_subcommand("dump", "Write the whole registry into one file (owner)");
    verb->fallthrough();
    verb->add_option("FILE", options->out.file, "Written beside it and renamed into place")
        ->required();
    options->out.addForce(*verb);
    verb->add_option("--since", options->since, "Write only the changes since this earlier deposit")
        ->type_name("EARLIER");
    verb->add_flag("--plain", options->isPlain, "Write uncompressed text");
    verb->callback([&context, options] {
        context.action = [&context, options]() -> int {
            if (context.refusesDryRun("db dump"))
                return Usage;
            return context.isKeptOffline() ? Failed : dump(context, *options);
        };
    });
}

static void addRestore(CLI::App &area, Context &context)
{
    auto options = std::make_shared<RestoreOptions>();
    CLI::App *verb = area.add_subcommand(
        "restore", "Rebuild the registry in an empty database and verify it (owner)");
    verb->fallthrough();
    addItems(*verb, "FILE", options->files, "A full deposit, then its increments in their order");
    verb->add_flag("--no-roles", options->keepsRoles,
                   "Do not grant roles to logins (shared registries)");
    verb->callback([&context, options] {
        context.action = [&context, options] {
            return context.isKeptOffline() ? int(Failed) : restore(context, *options);
        };
    });
}

static void addInspect(CLI::App &area, Context &context)
{
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App *verb = area.add_subcommand("inspect", "Check deposits and describe their contents");
    verb->fallthrough();
    addItems(*verb, "FILE", *files, "Deposits");
    verb->callback([&context, files] {
        context.action = [&context, files] {
            catchInterrupts();
            int worst = Fine;
            for (const std::string &each : *files)
                worst = std::max(worst, inspect(context, each));
            return worst;
        };
    });
}

void addDeposits(CLI::App &area, Context &context)
{
    addDump(area, context);
    addRestore(area, context);
    addInspect(area, context);
}

} // namespace nidreg::app::cli
