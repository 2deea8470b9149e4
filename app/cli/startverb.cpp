// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"
#include "app/wiring/failures.h"

namespace nidreg::app::cli {

using exchange::Json;

namespace {

/// How the local registry begins where it did not yet; as with every start where neither is said.
struct StartWish {
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

static registry::Stored<Made> takeDeposits(Registry &registry, const StartWish &wish,
                                           const registry::Progress &progress)
{
    storage::RestoreOptions options;
    options.replaced.replacesShipped = wish.replacesShipped;
    const auto done = registry.restore(pathsOf(wish.deposits), options, progress);
    if (!done)
        return base::fail(done.error());
    return Made{toJson(*done), asText(*done) + '\n'};
}

static registry::Stored<Made> make(Context &context, Registry &registry, const StartWish &wish)
{
    if (!wish.isEmpty && wish.deposits.empty())
        return Made();
    catchInterrupts();
    const registry::Progress progress = [&context](std::int64_t done, std::int64_t total) {
        return context.progress(done, total);
    };
    return wish.isEmpty ? makeEmpty(registry, wish.replacesShipped, progress)
                        : takeDeposits(registry, wish, progress);
}

static int start(Context &context, const StartWish &wish)
{
    if (wish.replacesShipped && !wish.isEmpty && wish.deposits.empty())
        return context.misused("db start", "--force requires --empty or --deposit");
    Registry registry = chosenRegistry(context);
    if (!registry.isLocal())
        return notLocal(context, "start");
    const auto made = make(context, registry, wish);
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
    auto wish = std::make_shared<StartWish>();
    CLI::App *verb = area.add_subcommand("start", "Start the local server and keep it running");
    verb->fallthrough();
    CLI::Option *empty = verb->add_flag("--empty", wish->isEmpty,
                                        "Create the local registry without the shipped listing");
    verb->add_option("--deposit", wish->deposits,
                     "Create the local registry from a full deposit and its increments")
        ->type_name("FILE")
        ->excludes(empty);
    verb->add_flag("--force", wish->replacesShipped,
                   "Replace a local registry that contains only the shipped listing");
    verb->callback([&context, wish] {
        context.action = [&context, wish]() -> int {
            if (context.refusesDryRun("db start"))
                return Usage;
            return context.isKeptOffline() ? int(Failed) : start(context, *wish);
        };
    });
}

} // namespace nidreg::app::cli
