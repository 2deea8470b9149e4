// SPDX-License-Identifier: MIT
#include "model/exchange/publish.h"

#include "model/exchange/publication.h"
#include "model/exchange/staging.h"

namespace nidreg::exchange {

namespace {

using registry::NamespaceRow;
using registry::NamespaceVersion;

/// How many namespaces go by between two questions whether to go on.
constexpr std::int64_t kStride = 64;

PublishFailure databaseFailure(const registry::StoreError &error)
{
    return {PublishFailure::Database, error.detail, {}, error};
}

/// Writes every namespace; answers how many, or why not.
base::Result<std::int64_t, PublishFailure> writeListing(registry::Store &store,
                                                        Publication &publication,
                                                        const registry::Progress &progress,
                                                        std::int64_t total)
{
    std::int64_t done = 0;
    bool goesOn = true;
    const auto visited =
        store.listing([&](const NamespaceRow &row, const NamespaceVersion &version) {
            publication.add(row, version);
            if (++done % kStride == 0)
                goesOn = progress(done, std::max(done, total));
            return goesOn && !publication.problem();
        });
    if (const auto problem = publication.problem())
        return base::fail(*problem);
    if (!goesOn)
        return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
    if (!visited)
        return base::fail(databaseFailure(visited.error()));
    return done;
}

} // namespace

base::Result<Published, PublishFailure> publish(registry::Store &store, const PublishPlan &plan,
                                                const registry::Progress &progress)
{
    registry::NamespaceQuery everything;
    everything.limit = 1;
    const auto page = store.namespaces(everything);
    const auto contacts = store.contacts();
    if (!page)
        return base::fail(databaseFailure(page.error()));
    if (!contacts)
        return base::fail(databaseFailure(contacts.error()));
    const auto staging = Staging::begin(plan.folder, judgeFor(plan.formats));
    if (!staging)
        return base::fail(staging.error());

    Publication publication(**staging, plan);
    const auto count = writeListing(store, publication, progress, page->total);
    if (!count)
        return base::fail(count.error());
    publication.finish(*contacts);
    if (const auto problem = publication.problem())
        return base::fail(*problem);
    if (!progress(*count, *count))
        return base::fail(PublishFailure{PublishFailure::Cancelled, {}, {}});
    if (const auto committed = (*staging)->commit(); !committed)
        return base::fail(committed.error());
    return Published{publication.files(), *count};
}

} // namespace nidreg::exchange
