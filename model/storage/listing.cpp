// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/storage/listedrow.h"
#include "model/storage/postgres/bulk.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

#include <algorithm>
#include <limits>

namespace nidreg::storage {

using base::Done;
using registry::ListedNamespace;
using registry::Stored;
using registry::StoreError;

static std::string_view nameOf(registry::SortBy sort)
{
    static constexpr std::array<std::string_view, 7> kNames{
        "nid", "kind", "version", "date", "registrant", "reference", "status"};
    return kNames[static_cast<std::size_t>(sort)];
}

static std::string_view nameOf(registry::Standing standing)
{
    static constexpr std::array<std::string_view, 5> kNames{"listed", "active", "deprecated",
                                                            "delisted", ""};
    return kNames[static_cast<std::size_t>(standing)];
}

/// What count_namespaces and page_… filter by. Text that no database holds finds nothing.
static QVariantList filterOf(const registry::NamespaceQuery &query)
{
    const std::string_view kind = query.kind ? registry::name(*query.kind) : std::string_view();
    return {qt(query.text), qt(kind), qt(nameOf(query.standing))};
}

/// Day and event: beyond all that there are where none is meant.
static QVariantList stateOf(const registry::AsOf &asOf)
{
    return {qt(asOf.day.empty() ? "9999-12-31" : asOf.day),
            qlonglong(asOf.known.value_or(std::numeric_limits<std::int64_t>::max()))};
}

/// In which order, and after which row.
static QVariantList pageStart(const registry::NamespaceQuery &query)
{
    return {qt(nameOf(query.sort)), query.descending,
            qt(query.after ? base::lowered(query.after->nid) : "")};
}

/// A key that can be asked for: only letters, digits and hyphens are ever registered.
static std::string keyOf(std::string_view nid)
{
    const auto parsedNid = urn::Nid::parse(nid);
    return parsedNid ? parsedNid->folded() : std::string();
}

Stored<std::int64_t> PgRegistry::count(const registry::NamespaceQuery &query)
{
    const auto counted = m_connection->value(sql::listing::count_namespaces, filterOf(query));
    if (!counted)
        return base::fail(counted.error());
    return counted->toLongLong();
}

Stored<registry::NamespacePage> PgRegistry::namespaces(const registry::NamespaceQuery &query)
{
    if (!isStorable(query.text))
        return registry::NamespacePage();
    if (query.asOf.isPast())
        return pageAsOf(query);
    const auto total = query.isCounted ? count(query) : std::int64_t(0);
    if (!total)
        return base::fail(total.error());
    const auto rows = m_connection->run(
        sql::listing::page, filterOf(query) + pageStart(query) + QVariantList{query.limit});
    if (!rows)
        return base::fail(rows.error());
    registry::NamespacePage page{{}, *total};
    for (const QVariantList &row : *rows)
        page.rows.push_back(rowFrom(parsed(row[0].toString())));
    return page;
}

Stored<registry::NamespacePage> PgRegistry::pageAsOf(const registry::NamespaceQuery &query)
{
    const auto rows = m_connection->run(sql::listing::page_as_of,
                                        stateOf(query.asOf) + filterOf(query) + pageStart(query)
                                            + QVariantList{query.limit, query.isCounted});
    if (!rows)
        return base::fail(rows.error());
    registry::NamespacePage page;
    for (const QVariantList &row : *rows) {
        page.total = row[0].toLongLong();
        page.rows.push_back(rowFrom(parsed(row[1].toString())));
    }
    return page;
}

Stored<Done> PgRegistry::pages(registry::NamespaceQuery query, const VisitPage &visit)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return begun;
    const Rollback rollback(*m_connection);
    return Directory::pages(std::move(query), visit);
}

Stored<Rows> PgRegistry::marksAsOf(const registry::NamespaceQuery &query, int step)
{
    return m_connection->run(sql::listing::marks_as_of,
                             stateOf(query.asOf) + filterOf(query)
                                 + QVariantList{qt(nameOf(query.sort)), query.descending, step});
}

Stored<registry::ListingMarks> PgRegistry::marks(const registry::NamespaceQuery &query,
                                                 std::int64_t found, int step)
{
    if (!isStorable(query.text))
        return registry::ListingMarks();
    const auto rows = query.asOf.isPast()
        ? marksAsOf(query, step)
        : m_connection->run(sql::listing::marks,
                            filterOf(query) + pageStart(query)
                                + QVariantList{qlonglong(found), step});
    if (!rows)
        return base::fail(rows.error());
    const QVariantList &row = rows->front();
    registry::ListingMarks marks{parsed(row[0].toString()).get<std::vector<std::string>>(),
                                 row[1].toLongLong(), row[2].toString().toStdString()};
    for (const auto &each : parsed(row[3].toString()))
        marks.first.push_back(rowFrom(each));
    return marks;
}

Stored<registry::Namespace> PgRegistry::foundIn(const Rows &rows)
{
    if (rows.empty())
        return base::fail(StoreError{StoreError::NotFound, "namespace.unknown", {}});
    registry::Namespace found{rowFrom(parsed(rows.front()[0].toString())), {}};
    for (const auto &version : parsed(rows.front()[1].toString()))
        found.versions.push_back(versionFrom(version));
    return found;
}

Stored<registry::Namespace> PgRegistry::find(std::string_view nid, const registry::AsOf &asOf)
{
    const auto rows = m_connection->run(sql::listing::find_namespace,
                                        QVariantList{qt(keyOf(nid))} + stateOf(asOf));
    if (!rows)
        return base::fail(rows.error());
    return foundIn(*rows);
}

Stored<std::vector<registry::NamespaceRow>> PgRegistry::withText(int limit)
{
    const auto rows = m_connection->run(sql::listing::list_with_text, {limit});
    if (!rows)
        return base::fail(rows.error());
    std::vector<registry::NamespaceRow> found;
    for (const QVariantList &row : *rows) {
        registry::NamespaceRow &each = found.emplace_back();
        each.nid = row[0].toString().toStdString();
        each.registrant = row[1].toString().toStdString();
    }
    return found;
}

Stored<registry::KnownPast> PgRegistry::past(std::optional<std::int64_t> known)
{
    const QVariant event = stateOf({{}, known}).back();
    const auto rows = m_connection->run(sql::listing::list_days, {event});
    if (!rows)
        return base::fail(rows.error());
    registry::KnownPast past;
    for (const QVariantList &row : *rows) {
        past.from = row[0].toString().toStdString();
        if (!row[1].isNull())
            past.days.push_back({row[1].toString().toStdString(), row[2].toLongLong(),
                                 row[3].toLongLong(), row[4].toLongLong(), row[5].toLongLong(),
                                 row[6].toLongLong()});
    }
    return past;
}

Stored<urn::NidFacts> PgRegistry::facts(std::string_view nid, workflow::RequestId except)
{
    const QString key = qt(keyOf(nid));
    const auto rows = m_connection->run(sql::listing::read_facts, {key, qlonglong(except.value)});
    if (!rows)
        return base::fail(rows.error());
    const auto similar = m_connection->run(sql::listing::list_similar, {key});
    if (!similar)
        return base::fail(similar.error());
    urn::NidFacts facts;
    facts.registered = rows->front()[0].toBool();
    facts.delisted = rows->front()[1].toBool();
    for (const auto &request : parsed(rows->front()[2].toString()))
        facts.contestedBy.push_back("#" + std::to_string(request.get<std::int64_t>()));
    facts.nextInformal = rows->front()[3].toLongLong();
    for (const QVariantList &row : *similar) {
        if (const std::string other = row[0].toString().toStdString(); urn::isSimilar(nid, other))
            facts.similar.push_back(other);
    }
    return facts;
}

Stored<registry::NidStatuses> PgRegistry::statusesOf(const std::vector<std::string> &nids)
{
    nlohmann::json keys = nlohmann::json::array();
    for (const std::string &nid : nids) {
        if (std::string key = keyOf(nid); !key.empty())
            keys.push_back(std::move(key));
    }
    const auto rows = m_connection->run(sql::listing::list_statuses, {qt(keys.dump())});
    if (!rows)
        return base::fail(rows.error());
    registry::NidStatuses found;
    for (const QVariantList &row : *rows)
        found.all.emplace(row[0].toString().toStdString(),
                          registry::statusNamed(row[1].toString().toStdString())
                              .value_or(registry::Status::Active));
    return found;
}

Stored<std::vector<registry::Contact>> PgRegistry::contacts()
{
    const auto rows = m_connection->run(sql::listing::list_contacts);
    if (!rows)
        return base::fail(rows.error());
    std::vector<registry::Contact> contacts;
    for (const QVariantList &row : *rows)
        contacts.push_back({row[0].toString().toStdString(), row[1].toString().toStdString(),
                            row[2].toString().toStdString(), row[3].toString().toStdString()});
    return contacts;
}

using Extent = registry::Store::Extent;
namespace {

/// Puts versions that come one after the other together to namespaces. Of one to the next the texts
/// keep their room.
class Grouped {
public:
    Grouped(Extent extent, const registry::AsOf &asOf, const registry::Store::VisitListed &visit)
        : m_extent(extent), m_asOf(asOf), m_visit(visit)
    {
    }

    bool take(const CopiedRow &row, urn::NidKind kind)
    {
        if (m_key != row.bytes(0)) {
            if (!finish())
                return false;
            m_key.assign(row.bytes(0));
        }
        ++m_revisions;
        if (m_asOf.isPast() && !isInForce(row, m_asOf))
            return true;
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
        m_listed.row.revisions = m_revisions;
        m_count = 0;
        m_revisions = 0;
        return m_listed.versions.empty() || m_visit(m_listed);
    }

private:
    Extent m_extent;
    const registry::AsOf &m_asOf;
    const registry::Store::VisitListed &m_visit;
    std::string m_key; ///< of the one that is being put together
    std::int64_t m_revisions = 0; ///< of it so far, in force or not
    ListedNamespace m_listed;
    std::size_t m_count = 0; ///< of its versions so far
};

} // namespace

Stored<registry::ListingHead> PgRegistry::listingHead(const registry::AsOf &asOf)
{
    const auto rows = m_connection->run(sql::listing::read_listing_head, stateOf(asOf));
    if (!rows)
        return base::fail(rows.error());
    const QVariantList &row = rows->front();
    auto people = contacts();
    if (!people)
        return base::fail(people.error());
    return registry::ListingHead{
        row[0].toLongLong(),
        row[1].toLongLong(),
        row[2].toLongLong(),
        base::parseInstant(row[3].toString().toStdString()).value_or(base::Instant()),
        row[4].toString().toStdString(),
        row[7].toString().toStdString(),
        row[6].toString().toStdString(),
        row[5].toLongLong(),
        std::move(people).value()};
}

/// In a snapshot that has begun.
Stored<Done> PgRegistry::streamVersions(Extent extent, const registry::AsOf &asOf,
                                        const VisitListed &visit)
{
    if (const auto preferred = m_connection->run(sql::listing::prefer_order); !preferred)
        return base::fail(preferred.error());
    Grouped grouped(extent, asOf, visit);
    bool goesOn = true;
    const bool isWhole = extent == Extent::Histories;
    const std::pair<std::string_view, urn::NidKind> kinds[] = {
        {isWhole ? sql::listing::formal_histories : sql::listing::formal_newest,
         urn::NidKind::Formal},
        {isWhole ? sql::listing::informal_histories : sql::listing::informal_newest,
         urn::NidKind::Informal}};
    for (const auto &[statement, kind] : kinds) {
        const auto done = copyOut(*m_connection, statement, [&, kind = kind](const CopiedRow &row) {
            return goesOn = grouped.take(row, kind);
        });
        m_connection->heed();
        if (!done || !goesOn)
            return done;
    }
    grouped.finish();
    return Done();
}

Stored<Done> PgRegistry::listing(Extent extent, const registry::AsOf &asOf, const VisitHead &head,
                                 const VisitListed &visit)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return begun;
    const Rollback rollback(*m_connection);
    const auto whole = listingHead(asOf);
    if (!whole)
        return base::fail(whole.error());
    return head(*whole) ? streamVersions(extent, asOf, visit) : Done();
}

} // namespace nidreg::storage
