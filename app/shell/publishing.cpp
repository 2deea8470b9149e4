// SPDX-License-Identifier: MIT
#include "app/shell/publishing.h"

#include "app/wiring/failures.h"
#include "app/wiring/publications.h"

#include <algorithm>

namespace nidreg::app {

static exchange::PublishPlan planOf(const forms::PublishOrder &order, base::Date today)
{
    exchange::PublishPlan plan{order.folder.toStdString(), {}, today};
    if (order.xml)
        plan.formats.push_back(exchange::Format::Xml);
    if (order.csv)
        plan.formats.push_back(exchange::Format::Csv);
    if (order.text)
        plan.formats.push_back(exchange::Format::Text);
    return plan;
}

registry::Stored<forms::Publication> publishListing(const actions::Bench &bench,
                                                    const forms::PublishOrder &order,
                                                    const registry::Progress &progress)
{
    const auto plan = planOf(order, base::dayOf(bench.clock.now()));
    const auto published = exchange::publish(bench.store, plan, progress);
    if (!published)
        return base::fail(failureOf(published.error()));
    forms::Publication result;
    for (const std::string &file : published->files)
        result.files += QString::fromStdString(file);
    const auto page = std::ranges::find_if(
        result.files, [](const QString &file) { return file.endsWith(".xml"); });
    if (page != result.files.end())
        result.page = *page;
    result.namespaces = published->namespaces;
    if (const auto event = recordPublication(bench.store, order.record, order.folder, *published))
        result.event = *event;
    return result;
}

} // namespace nidreg::app
