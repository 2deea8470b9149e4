// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "app/wiring/failures.h"

namespace nidreg::app::cli {

using exchange::Json;

namespace {

/// How the local registry begins where it did not yet; as with every start where neither is said.
struct StartOptions {
    bool isEmpty = false;
    std::vector<std::string> deposits;
    bool replacesShipped = false;
};

/// What was made, for the answer.
struct Made {
    Json json = Json::object();
    std::string text;
};

} // namespace

static registry::Stored<Made> makeEmpty(Registry &registry, bool replacesShipped,
                                        const registry::Progress &progress)
{
    const auto made = registry.makeEmpty(replacesShipped, progress);
    if (!made)
        return base::fail(made.error());
    return Made{{{"created", *made}},
                *made ? "created a registry without namespaces\n"
                      : "the registry is already "
                        "empty\n"};
}

static registry::Stored<Made> takeDeposits(Registry &registry, const StartOptions &options,
                                           const registry::Progress &progress)
{
    storage::RestoreOptions restoring;
    restoring.replaced.replacesShipped = options.replacesShipped;
    const auto done = registry.restore(pathsOf(options.deposits), restoring, progress);
    if (!done)
        return base::fail(done.error());
    return Made{toJson(*done), asText(*done) + '\n'};
}

static registry::Stored<Made> make(Context &context, Registry &registry,
                                   const StartOptions &options)
{
    if (!options.isEmpty && options.deposits.empty())
        return Made();
    catchInterrupts();
    const registry::Progress progress = [&context](std::int64_t done, std::int64_t total) {
        return context.progress(done, total);
    };
    return options.isEmpty ? makeEmpty(registry, options.replacesShipped, progress)
                           : takeDeposits(registry, options, progress);
}

static int start(Context &context, const StartOptions &options)
{
    if (options.replacesShipped && !options.isEmpty && options.deposits.empty())
        return context.misused("db start", "--force requires --empty or --deposit");
    Registry registry = chosenRegistry(context);
    if (!registry.isLocal())
        return notLocal(context, "start");
    const auto made = make(context, registry, options);
    if (!made)
        return context.failed("db start", made.error());
    const auto store = registry.open();
    if (!store)
        return context.failed("db start", store.error());
    const auto kept = registry.keepServer();
    if (!kept)
        return context.failed("db start", failureOf(kept.error()));
    Json json = made->json;
    json["running"] = true;
    context.answer(json, made->text + "running until `nidreg-cli db stop`");
    return Fine;
}

void addStart(CLI::App &area, Context &context)
{
    auto options = std::make_shared<StartOptions>();
    CLI::App *verb = area.add_subcommand("start", "Start the local server and keep it running");
    verb->fallthrough();
    CLI::Option *empty = verb->add_flag("--empty", options->isEmpty,
                                        "Create the local registry without the shipped listing");
    verb->add_option("--deposit", options->deposits,
                     "Create the local registry from a full deposit and its increments")
        ->type_name("FILE")
        ->excludes(empty);
    verb->add_flag("--force", options->replacesShipped,
                   "Replace a local registry that contains only the shipped listing");
    verb->callback([&context, options] {
        context.action = [&context, options]() -> int {
            if (context.refusesDryRun("db start"))
                return Usage;
            return context.isKeptOffline() ? int(Failed) : start(context, *options);
        };
    });
}

} // namespace nidreg::app::cli
