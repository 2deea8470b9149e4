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
    for (const std::string &each : order.formats)
        plan.formats.push_back(exchange::formatNamed(each).value());
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

static registry::Stored<forms::Publication> publishListing(const actions::Services &services,
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
    for (const exchange::Format shown : {exchange::Format::Xml, exchange::Format::Html}) {
        const auto page = QString::fromStdString(std::string(exchange::fileOf(shown)));
        if (result.files.contains(page))
            result.page = page;
    }
    result.namespaces = published->namespaces;
    result.isUnchanged = published->isUnchanged;
    result.difference = differenceOf(*published);
    if (published->event)
        result.event = *published->event;
    return result;
}

forms::Publisher listingPublisher()
{
    forms::Publisher publisher{{}, publishListing};
    for (const exchange::FormatSpec &each : exchange::formats())
        publisher.formats.emplace_back(each.name);
    return publisher;
}

} // namespace nidreg::app
