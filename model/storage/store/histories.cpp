// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/storage/pg/bulk.h"
#include "model/storage/store/records.h"
#include "model/storage/store/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::ListedNamespace;
using registry::ListedVersion;
using registry::Stored;

static ListedVersion listedFrom(const BulkRow &row)
{
    const auto status = registry::statusNamed(row.text(3)).value_or(registry::Status::Active);
    return {versionFrom(parsed(row.text(1))), row.number(2), std::string(row.text(4)), status};
}

Stored<registry::ListingHead> PgRegistry::listingHead()
{
    const auto rows = m_connection->run(sql::listing::read_listing_head);
    if (!rows)
        return base::fail(rows.error());
    const QVariantList &row = rows->front();
    auto people = contacts();
    if (!people)
        return base::fail(people.error());
    return registry::ListingHead{
        row[0].toLongLong(),
        row[1].toLongLong(),
        base::parseInstant(row[2].toString().toStdString()).value_or(base::Instant()),
        row[5].toString().toStdString(),
        row[4].toString().toStdString(),
        row[3].toLongLong(),
        std::move(people).value()};
}

Stored<Done> PgRegistry::histories(const VisitHead &head, const VisitListed &visit)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return begun;
    const Rollback rollback(*m_connection);
    const auto whole = listingHead();
    if (!whole)
        return base::fail(whole.error());
    if (!head(*whole))
        return Done();
    ListedNamespace listed;
    bool goesOn = true;
    const auto done = stream(*m_connection, sql::listing::stream_versions, [&](const BulkRow &row) {
        ListedVersion version = listedFrom(row);
        if (!listed.versions.empty()
            && base::lowered(listed.row.nid) != base::lowered(version.version.nid)) {
            goesOn = visit(listed);
            listed.versions.clear();
        }
        if (listed.versions.empty())
            listed.row = rowFrom(parsed(row.text(0)));
        listed.versions.push_back(std::move(version));
        listed.row.entry = row.text(5);
        return goesOn;
    });
    if (done && goesOn && !listed.versions.empty())
        visit(listed);
    return done;
}

} // namespace nidreg::storage
