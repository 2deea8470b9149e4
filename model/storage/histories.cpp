// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/storage/listedrow.h"
#include "model/storage/postgres/bulk.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using Extent = registry::Store::Extent;
using registry::ListedNamespace;
using registry::Stored;

namespace {

/// Puts versions that come one after the other together to namespaces. Of one to the next the texts
/// keep their room.
class Grouped {
public:
    Grouped(Extent extent, const registry::Store::VisitListed &visit)
        : m_extent(extent), m_visit(visit)
    {
    }

    bool take(const CopiedRow &row, urn::NidKind kind)
    {
        const bool isNext = m_count > 0 && !base::equalIgnoringCase(m_listed.row.nid, row.bytes(0));
        if (isNext && !finish())
            return false;
        if (m_extent == Extent::Newest)
            m_count = 0; // this one is newer
        if (m_count == m_listed.versions.size())
            m_listed.versions.emplace_back();
        readListed(row, m_extent, kind, m_listed.row, m_listed.versions[m_count++]);
        return true;
    }

    /// Hands on the one that is being put together.
    bool finish()
    {
        m_listed.versions.resize(m_count);
        m_count = 0;
        return m_listed.versions.empty() || m_visit(m_listed);
    }

private:
    Extent m_extent;
    const registry::Store::VisitListed &m_visit;
    ListedNamespace m_listed;
    std::size_t m_count = 0; ///< of its versions so far
};

} // namespace

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

/// In a snapshot that has begun.
Stored<Done> PgRegistry::streamVersions(Extent extent, const VisitListed &visit)
{
    if (const auto preferred = m_connection->run(sql::listing::prefer_order); !preferred)
        return base::fail(preferred.error());
    Grouped grouped(extent, visit);
    bool goesOn = true;
    const bool isWhole = extent == Extent::Histories;
    const std::pair<std::string_view, urn::NidKind> kinds[] = {
        {isWhole ? sql::listing::formal_histories : sql::listing::formal_newest,
         urn::NidKind::Formal},
        {isWhole ? sql::listing::informal_histories : sql::listing::informal_newest,
         urn::NidKind::Informal}};
    for (const auto &[statement, kind] : kinds) {
        const auto done = copyOut(*m_connection, statement, [&](const CopiedRow &row) {
            return goesOn = grouped.take(row, kind);
        });
        m_connection->heed();
        if (!done || !goesOn)
            return done;
    }
    grouped.finish();
    return Done();
}

Stored<Done> PgRegistry::listing(Extent extent, const VisitHead &head, const VisitListed &visit)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return begun;
    const Rollback rollback(*m_connection);
    const auto whole = listingHead();
    if (!whole)
        return base::fail(whole.error());
    return head(*whole) ? streamVersions(extent, visit) : Done();
}

} // namespace nidreg::storage
