// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"

#include <algorithm>
#include <iostream>
#include <sstream>

namespace nidreg::app::cli {

CLI::Option *addItems(CLI::App &verb, const std::string &name, std::vector<std::string> &items,
                      const std::string &help)
{
    return verb.add_option(name, items, help);
}

/// CLI11 takes an argument "[a,b]" for a list and splits it; one more character at the end keeps it
/// whole until unprotected() takes that off again.
static void protectBrackets(std::string &argument)
{
    if (argument.starts_with('['))
        argument += '\x01';
}

std::string unprotected(std::string item)
{
    if (item.starts_with('['))
        item.pop_back();
    return item;
}

static void addGlobalOptions(CLI::App &program, Context &context)
{
    program
        .add_option("--db", context.db,
                    "libpq connection string or URI; default: the local registry")
        ->type_name("CONNINFO");
    program
        .add_flag("--offline", context.offline,
                  "Use the registry snapshot shipped with the program")
        ->excludes("--db");
    program.add_option("--format", context.format, "text or json")
        ->check(CLI::IsMember({"text", "json"}));
    program.add_option("--as", context.person, "Who acts (local registry)")->type_name("PERSON");
    program.add_option("--role", context.role, "The acting role")
        ->check(CLI::IsMember({"reader", "applicant", "expert", "registrar"}));
    program.add_option("--act", context.key, "UUID of the act: the same id is done only once")
        ->type_name("UUID");
    program.add_flag("--dry-run", context.rehearse,
                     "Do everything, say what came of it, and undo it");
    program.set_version_flag("--version", "nidreg-cli " NIDREG_VERSION);
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
    return context.misused("usage", error.what());
}

int run(const std::vector<std::string> &arguments, Context &context)
{
    CLI::App program("The desk of a URN namespace registry (RFC 8141), from the command line.",
                     "nidreg-cli");
    program.require_subcommand(1);
    program.fallthrough();
    addGlobalOptions(program, context);
    addNid(program, context);
    addUrn(program, context);
    addTemplate(program, context);
    addRequest(program, context);
    addRegistry(program, context);
    addAudit(program, context);
    addDb(program, context);

    const auto dashes = std::ranges::find(arguments, "--");
    std::vector<std::string> before(arguments.begin() + 1, dashes);
    if (dashes != arguments.end())
        context.afterDashes.assign(dashes + 1, arguments.end());
    std::ranges::for_each(before, protectBrackets);
    std::ranges::reverse(before); // CLI11 takes them from the back
    try {
        program.parse(before);
    } catch (const CLI::Error &error) {
        return explain(program, error, context);
    }
    return context.action();
}

} // namespace nidreg::app::cli
