// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/text/wording.h"

namespace nidreg::app::cli {

static constexpr int kPage = 1000;

static int list(Context &context, std::int64_t from)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    for (;;) {
        const auto events = store->events(from, kPage);
        if (!events)
            return context.failed("audit list", reason(events.error()));
        for (const registry::Event &event : *events)
            context.answer(exchange::toJson(event), asText(event));
        if (events->size() < kPage)
            return Fine;
        from = events->back().number + 1;
    }
}

static int head(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto found = store->head();
    if (!found)
        return context.failed("audit head", reason(found.error()));
    context.answer(exchange::toJson(*found),
                   std::to_string(found->size) + " events, root " + found->root);
    return Fine;
}

static int verify(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    catchInterrupts();
    const auto report = store->verify([&context](std::int64_t done, std::int64_t total) {
        return context.progress(done, total);
    });
    if (!report)
        return context.failed("audit verify", reason(report.error()));
    std::string text = std::to_string(report->head.size) + " events, "
        + std::to_string(report->revisions) + " revisions, " + std::to_string(report->versions)
        + " versions, " + std::to_string(report->mails) + " mails: ";
    text += report->misfit ? "does not fit: " + forms::wording(*report->misfit).toStdString()
                           : "all fit, root " + report->head.root;
    context.answer(exchange::toJson(*report), shown(text));
    return report->misfit ? Faulty : Fine;
}

void addAudit(CLI::App &program, Context &context)
{
    CLI::App *area = program.add_subcommand("audit", "The log of everything that was done");
    area->fallthrough()->require_subcommand(1);
    auto from = std::make_shared<std::int64_t>(0);
    CLI::App *all = area->add_subcommand("list", "The events");
    all->fallthrough();
    all->add_option("--from", *from, "The first event's number")->check(CLI::NonNegativeNumber);
    all->callback(
        [&context, from] { context.action = [&context, from] { return list(context, *from); }; });
    CLI::App *size = area->add_subcommand("head", "Size and root of the log");
    size->fallthrough();
    size->callback([&context] { context.action = [&context] { return head(context); }; });
    CLI::App *check = area->add_subcommand("verify", "Recompute everything from the bytes");
    check->fallthrough();
    check->callback([&context] { context.action = [&context] { return verify(context); }; });
}

} // namespace nidreg::app::cli
