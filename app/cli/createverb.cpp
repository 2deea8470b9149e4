// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"

namespace nidreg::app::cli {

using exchange::Json;

namespace {

struct NewRegistryOptions {
    std::string database = "nidreg";
    std::string registrar;
    bool isShipped = false;
    std::vector<std::string> deposits;
};

} // namespace

/// The sentence of a refusal, with %1 where its detail goes.
static std::string sentenceOf(const std::string &refusal)
{
    return forms::wording(registry::StoreError{registry::StoreError::Refused, refusal, "%1"})
        .toStdString();
}

static int printScript(Context &context, const NewRegistryOptions &options)
{
    if (options.isShipped || !options.deposits.empty())
        return context.misused("db create",
                               "with --dry-run the SQL makes a registry without namespaces; once "
                               "it is there, a registrar runs `registry import --shipped`, or its "
                               "owner `db restore` instead of that SQL");
    const std::string script =
        storage::creationScript({options.database, options.registrar}, sentenceOf);
    if (context.json())
        context.answer({{"database", options.database}, {"sql", script}}, {});
    else
        context.print(script);
    return Fine;
}

static std::string asText(const NewRegistryOptions &options, const storage::CreatedRegistry &made)
{
    const std::string database = shownLine(options.database),
                      registrar = shownLine(options.registrar);
    std::string text = made.madeDatabase ? "made the database " + database + " (UTF-8)"
                                         : "the database " + database + " was there already";
    text += made.madeSchema ? "\n  the registry, and the server's roles nidreg_reader, "
                              "nidreg_applicant, nidreg_expert, nidreg_registrar and nidreg_owner"
                            : "\n  it holds a registry already, which was left as it is";
    if (made.madeSchema && options.isShipped)
        text += "\n  with the shipped listing";
    if (made.madeSchema && !options.deposits.empty())
        text += "\n  restored from the deposit, and verified";
    text += "\n  only logins that hold one of these roles may connect to it";
    if (made.madeLogin)
        text += "\n  made the login " + registrar
            + " without a password: set one with \\password in psql, or as pg_hba.conf asks";
    if (!options.registrar.empty())
        text += "\n  " + registrar
            + (made.appointed ? " is its first registrar" : " is registrar already");
    return text;
}

static int create(Context &context, const NewRegistryOptions &options)
{
    Registry registry = chosenRegistry(context);
    if (registry.isLocal())
        return context.misused("db create",
                               "name the server with --db; the local registry makes itself, and "
                               "`db start` starts it");
    registry.interruptBy(stopToken(), {});
    const Registry::Beginning beginning{options.database, options.registrar, options.isShipped,
                                        pathsOf(options.deposits)};
    const auto made = withPassword(registry, [&] {
        catchInterrupts();
        return registry.create(beginning, [&context](std::int64_t done, std::int64_t total) {
            return context.progress(done, total);
        });
    });
    if (!made)
        return context.failed("db create", made.error());
    context.answer({{"database", options.database},
                    {"made_database", made->madeDatabase},
                    {"made_registry", made->madeSchema},
                    {"made_login", made->madeLogin},
                    {"registrar", exchange::known(options.registrar)},
                    {"appointed", made->appointed}},
                   asText(options, *made));
    return Fine;
}

void addNewRegistry(CLI::App &area, Context &context)
{
    auto options = std::make_shared<NewRegistryOptions>();
    CLI::App *verb = area.add_subcommand(
        "create",
        "Prepare a shared registry on a server: roles, database, schema, first registrar (as a "
        "superuser). With --dry-run it prints the SQL, for an administrator who runs it with psql");
    verb->fallthrough();
    verb->add_option("NAME", options->database, "The new database's name; default: nidreg");
    CLI::Option *registrar = verb->add_option(
        "--registrar", options->registrar, "The first registrar's login, which is made if missing");
    registrar->type_name("LOGIN");
    CLI::Option *shipped = verb->add_flag("--shipped", options->isShipped,
                                          "Begin with the shipped listing instead of an empty one");
    verb->add_option("--deposit", options->deposits, "Begin from a full deposit and its increments")
        ->type_name("FILE")
        ->excludes(shipped)
        ->excludes(registrar);
    verb->callback([&context, options] {
        context.action = [&context, options]() -> int {
            if (options->registrar.empty() && options->deposits.empty())
                return context.misused("db create", "name the first registrar with --registrar");
            if (context.dryRun)
                return printScript(context, *options);
            return context.isKeptOffline() ? int(Failed) : create(context, *options);
        };
    });
}

} // namespace nidreg::app::cli
