// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"

namespace nidreg::app::cli {

using exchange::Json;
using registry::Session;

static Json textOrNull(const std::string &text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

static Json toJson(const Session &session)
{
    return {{"pid", session.process},
            {"login", textOrNull(session.login)},
            {"program", textOrNull(session.program)},
            {"since", textOrNull(session.since)},
            {"state", textOrNull(session.state)},
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
    if (context.isNoRehearsal("db sessions --end"))
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
    CLI::App *verb =
        area.add_subcommand("sessions", "Who is changing the registry, and who waits for that");
    verb->fallthrough();
    CLI::Option *ends = verb->add_option("--end", *process, "End this session; for registrars")
                            ->type_name("PID")
                            ->check(positive(), "", "");
    verb->callback([&context, process, ends] {
        context.action = [&context, process, isEnd = ends->count() > 0] {
            return isEnd ? end(context, *process) : list(context);
        };
    });
}

} // namespace nidreg::app::cli
