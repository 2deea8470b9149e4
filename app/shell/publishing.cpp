// SPDX-License-Identifier: MIT
#include "app/shell/publishing.h"

#include "app/wiring/failures.h"
#include "app/wiring/logfiles.h"
#include "app/wiring/publications.h"

#include <algorithm>

namespace nidreg::app {

static exchange::PublishPlan planOf(const forms::PublishOrder &order)
{
    exchange::PublishPlan plan{order.folder.toStdString(), {}};
    const auto add = [&plan](bool isWanted, exchange::Format format) {
        if (isWanted)
            plan.formats.push_back(format);
    };
    add(order.xml, exchange::Format::Xml);
    add(order.csv, exchange::Format::Csv);
    add(order.text, exchange::Format::Text);
    add(order.html, exchange::Format::Html);
    add(order.json, exchange::Format::JsonFile);
    add(order.atom, exchange::Format::Atom);
    plan.dryRun = order.dryRun;
    return plan;
}

/// The seal of who may put it on record; nobody's otherwise.
static registry::Stored<exchange::Seal> sealOf(const actions::Services &services,
                                               const forms::PublishOrder &order)
{
    const auto key = keyIn(logFilesFrom(QProcessEnvironment::systemEnvironment()).key);
    if (!key)
        return base::fail(key.error());
    const auto desk = services.store.desk();
    if (!desk)
        return base::fail(desk.error());
    auto seal = sealFor(services.store, order.record, *key, desk->name);
    if (!seal && seal.error().kind == registry::StoreError::Refused)
        return exchange::Seal();
    return seal;
}

static QStringList namesOf(const std::vector<std::string> &files)
{
    QStringList names;
    for (const std::string &each : files)
        names += QString::fromStdString(each);
    return names;
}

static forms::PublicationDifference differenceOf(const exchange::Published &published)
{
    forms::PublicationDifference difference;
    difference.isFirst =
        published.differing.changed + published.differing.removed + published.differing.same == 0;
    difference.isKnown = published.listing.isKnown;
    difference.added = published.listing.added;
    difference.changed = published.listing.changed;
    difference.removed = published.listing.removed;
    for (const exchange::NamespaceChange &each : published.listing.named)
        difference.nids += QString::fromStdString(each.nid);
    difference.filesAdded = published.differing.added;
    difference.filesChanged = published.differing.changed;
    difference.filesRemoved = published.differing.removed;
    difference.removedFiles = namesOf(published.differing.removedNames);
    return difference;
}

registry::Stored<forms::Publication> publishListing(const actions::Services &services,
                                                    const forms::PublishOrder &order,
                                                    const registry::Progress &progress)
{
    auto plan = planOf(order);
    const auto seal = sealOf(services, order);
    if (!seal)
        return base::fail(seal.error());
    plan.seal = *seal;
    const auto published = exchange::publish(services.store, plan, progress);
    if (!published)
        return base::fail(failureOf(published.error()));
    forms::Publication result;
    for (const registry::PublishedFile &file : published->files)
        result.files += QString::fromStdString(file.name);
    for (const char *page : {"urn-namespaces.xml", "index.html"}) {
        if (result.files.contains(QLatin1String(page)))
            result.page = QLatin1String(page);
    }
    result.namespaces = published->namespaces;
    result.isUnchanged = published->isUnchanged;
    result.difference = differenceOf(*published);
    if (published->event)
        result.event = *published->event;
    return result;
}

} // namespace nidreg::app
