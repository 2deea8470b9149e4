// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "model/storage/postgres/versions.h"

#include <QUuid>

#include <algorithm>
#include <iostream>
#include <sstream>

namespace nidreg::app::cli {

CLI::Option *addItems(CLI::App &verb, const std::string &name, std::vector<std::string> &items,
                      const std::string &help)
{
    return verb.add_option(name, items, help)->required();
}

/// Stands before an argument that CLI11 would take for something else than itself: a list in
/// "[a,b]", and whatever follows "--".
static constexpr char kGuard = '\x01';

static std::vector<std::string> guarded(const std::vector<std::string> &arguments)
{
    std::vector<std::string> result;
    bool isBehindDashes = false;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string &argument = arguments[i];
        if (argument == "--" && !isBehindDashes)
            isBehindDashes = true;
        else if (isBehindDashes || argument.starts_with('[') || argument.starts_with(kGuard))
            result.push_back(kGuard + argument);
        else
            result.push_back(argument);
    }
    return result;
}

static std::string unguarded(std::string argument)
{
    return argument.starts_with(kGuard) ? argument.substr(1) : argument;
}

/// Has every option of every verb see its values as they were typed.
static void unguardAll(CLI::App &app)
{
    for (CLI::Option *option : app.get_options()) {
        if (option->get_items_expected_max() > 0)
            option->transform(unguarded, "", "");
    }
    for (CLI::App *verb : app.get_subcommands({}))
        unguardAll(*verb);
}

const CLI::Validator &positive()
{
    static const CLI::Validator check(
        [](std::string &text) {
            const bool isDigits =
                !text.empty() && text.size() < 19 && std::ranges::all_of(text, base::isDigit);
            return isDigits && std::ranges::any_of(text, [](char c) { return c != '0'; })
                ? std::string()
                : "“" + text + "” is not a positive number";
        },
        "");
    return check;
}

static std::string isUuid(const std::string &text)
{
    const QUuid uuid = QUuid::fromString(QString::fromStdString(text));
    return uuid.isNull() ? "“" + text + "” is not a UUID" : std::string();
}

static void addGlobalOptions(CLI::App &program, Context &context)
{
    program
        .add_option(
            "--db", context.db,
            "libpq connection string or URI; default: the local registry. Do not include a "
            "password, because other users of this computer can see the arguments of programs. "
            "Use ~/.pgpass, PGPASSFILE or the prompt")
        ->type_name("CONNINFO");
    program
        .add_flag("--offline", context.offline,
                  "Use the registry snapshot included with the program")
        ->excludes("--db");
    program.add_option("--format", context.format, "text or json")
        ->check(CLI::IsMember({"text", "json"}));
    program.add_option("--as", context.person, "The acting person (local registry)")
        ->type_name("PERSON");
    program.add_option("--role", context.role, "The acting role")
        ->check(CLI::IsMember({"reader", "applicant", "expert", "registrar"}));
    program
        .add_option("--act", context.key,
                    "Idempotency key, a UUID: the same action with the same key is done only once")
        ->type_name("UUID")
        ->check(isUuid, "", "");
    program.add_flag("--dry-run", context.dryRun, "Show the result without changing anything");
    program.set_version_flag(
        "--version", [] { return base::versionText("nidreg-cli", storage::versions()); },
        "Print the versions of the program, the schema, Qt and libpq");
}

/// The area, or the area and verb, that the arguments got as far as.
static const CLI::App &reached(const CLI::App &program)
{
    const auto chosen = program.get_subcommands();
    return chosen.empty() ? program : reached(*chosen.back());
}

/// As it is typed: "nidreg-cli nid check".
static std::string pathOf(const CLI::App &app)
{
    return app.get_parent() ? pathOf(*app.get_parent()) + " " + app.get_name() : app.get_name();
}

/// What is wrong with the arguments, naming the one that is not known or what is missing.
static std::string complaint(const CLI::App &program, const CLI::Error &error)
{
    const CLI::App &where = reached(program);
    const std::string help = "see `" + pathOf(where) + " --help`";
    const std::vector<std::string> unknown = program.remaining(true);
    if (!unknown.empty())
        return "“" + unguarded(unknown.front()) + "” is not a command; " + help;
    if (dynamic_cast<const CLI::RequiredError *>(&error)
        && !where.get_subcommands([](const CLI::App *) { return true; }).empty())
        return "specify a command; " + help;
    return error.what();
}

/// Prints help and version to standard output with status 0, anything else as one line with 2.
static int explain(const CLI::App &program, const CLI::Error &error, Context &context)
{
    std::ostringstream out;
    std::ostringstream err;
    if (program.exit(error, out, err) == 0) {
        context.print(out.str());
        return Fine;
    }
    return context.misused("usage", complaint(program, error));
}

void addAll(CLI::App &program, Context &context)
{
    program.name("nidreg-cli");
    program.description("Manages a registry of URN namespaces (RFC 8141).");
    program.require_subcommand(1);
    program.fallthrough();
    program.footer("Exit status: 0 success; 1 the input has errors; 2 usage error; 3 "
                   "failure;\n4 outcome unknown: the connection was lost while the server was "
                   "committing. The message\nstates the idempotency key; the same command with "
                   "--act KEY finds out.");
    addGlobalOptions(program, context);
    addNid(program, context);
    addUrn(program, context);
    addUri(program, context);
    addUrl(program, context);
    addTemplate(program, context);
    addRequest(program, context);
    addRegistry(program, context);
    addAudit(program, context);
    addDb(program, context);
    addReports(program, context);
}

int run(const std::vector<std::string> &arguments, Context &context)
{
    CLI::App program;
    addAll(program, context);
    unguardAll(program);
    std::vector<std::string> typed = guarded(arguments);
    std::ranges::reverse(typed); // CLI11 takes them from the back
    try {
        program.parse(typed);
    } catch (const CLI::Error &error) {
        return explain(program, error, context);
    }
    context.forgetAccess(); // it may have changed since this context last ran something
    return context.action();
}

} // namespace nidreg::app::cli
