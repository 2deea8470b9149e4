// SPDX-License-Identifier: MIT
#include "app/cli/healthreport.h"
#include "app/cli/shown.h"
#include "app/cli/verbs.h"

namespace nidreg::app::cli {

static int health(Context &context, bool prometheus)
{
    if (prometheus && context.json())
        return context.misused("db health", "--prometheus and --format json exclude each other");
    const auto report = healthReport(context, "db health");
    if (!report)
        return Failed;
    if (prometheus)
        context.print(asMetrics(*report));
    else
        context.answer(toJson(*report), shown(asText(*report)));
    return report->problems.empty() ? Fine : Faulty;
}

void addHealth(CLI::App &area, Context &context)
{
    auto prometheus = std::make_shared<bool>(false);
    CLI::App *verb = area.add_subcommand(
        "health",
        "Print how the server is: primary or standby, replication, archiving, connections; exit "
        "status 1 where somebody should look at it");
    verb->footer("A mismatch that your last verification found is a problem, too. In a shared "
                 "registry, so is your last verification or checkpoint if it is more than two days "
                 "old, but not if you never made one. How many standbys there should be is not "
                 "known.");
    verb->fallthrough();
    verb->add_flag("--prometheus", *prometheus, "Print metrics in the text format of Prometheus");
    verb->callback([&context, prometheus] {
        context.action = [&context, prometheus] { return health(context, *prometheus); };
    });
}

} // namespace nidreg::app::cli
