// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/storage/pg/bulk.h"
#include "model/storage/store/listedrow.h"
#include "model/storage/store/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::ListedNamespace;
using registry::Stored;

namespace {

/// Puts versions that come one after the other together to namespaces. Of one to the next the texts
/// keep their room.
class Grouped {
public:
    explicit Grouped(const registry::Store::VisitListed &visit) : m_visit(visit) { }

    bool take(const CopiedRow &row, urn::NidKind kind)
    {
        const bool isNext = m_count > 0 && !base::equalIgnoringCase(m_listed.row.nid, row.bytes(0));
        if (isNext && !finish())
            return false;
        if (m_count == m_listed.versions.size())
            m_listed.versions.emplace_back();
        readListed(row, kind, m_listed.row, m_listed.versions[m_count++]);
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
Stored<Done> PgRegistry::streamVersions(const VisitListed &visit)
{
    if (const auto preferred = m_connection->run(sql::listing::prefer_order); !preferred)
        return base::fail(preferred.error());
    Grouped grouped(visit);
    bool goesOn = true;
    const std::pair<std::string_view, urn::NidKind> kinds[] = {
        {sql::listing::stream_formal, urn::NidKind::Formal},
        {sql::listing::stream_informal, urn::NidKind::Informal}};
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

Stored<Done> PgRegistry::histories(const VisitHead &head, const VisitListed &visit)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return begun;
    const Rollback rollback(*m_connection);
    const auto whole = listingHead();
    if (!whole)
        return base::fail(whole.error());
    return head(*whole) ? streamVersions(visit) : Done();
}

Stored<Done> PgRegistry::listing(
    const std::function<bool(const registry::NamespaceRow &, const registry::NamespaceVersion &)>
        &visit)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return begun;
    const Rollback rollback(*m_connection);
    return streamVersions([&](const ListedNamespace &listed) {
        return visit(listed.row, listed.versions.back().version);
    });
}

} // namespace nidreg::storage
