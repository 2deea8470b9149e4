// SPDX-License-Identifier: MIT
#include "model/exchange/iana/snapshot.h"

#include "model/base/text.h"
#include "model/exchange/iana/shippedhistory.h"

#include <QString>

#include <algorithm>
#include <tuple>

namespace nidreg::exchange {

using registry::Namespace;
using registry::NamespaceRow;
using registry::NamespaceVersion;
using registry::SortBy;
using registry::Stored;
using registry::StoreError;

namespace {

QString foldedCase(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toCaseFolded();
}

std::string allLabels(const NamespaceRow &row)
{
    return base::joined(row.references, ", ", &registry::labelOf);
}

/// What a row is ordered by: a number, then a text, then its NID.
using Key = std::tuple<std::int64_t, QString, std::string>;

Key key(const NamespaceRow &row, SortBy by)
{
    const std::string nid = base::lowered(row.nid);
    switch (by) {
    case SortBy::Nid:
        return {0, {}, nid};
    case SortBy::Kind:
        return {urn::informalNumber(nid), {}, nid};
    case SortBy::Version:
        return {row.version, {}, nid};
    case SortBy::Date:
        return {0, QString::fromStdString(row.date), nid};
    case SortBy::Registrant:
        return {0, foldedCase(row.registrant), nid};
    case SortBy::Reference:
        return {0, foldedCase(allLabels(row)), nid};
    case SortBy::Status:
        return {static_cast<int>(row.status), {}, nid};
    }
    return {};
}

bool contains(std::string_view text, const QString &wanted)
{
    return foldedCase(text).contains(wanted);
}

bool matches(const NamespaceRow &row, const registry::NamespaceQuery &query, const QString &wanted)
{
    if ((query.kind && row.kind != *query.kind) || !isAmong(query.standing, row.status))
        return false;
    return wanted.isEmpty() || contains(row.nid, wanted) || contains(row.registrant, wanted)
        || contains(allLabels(row), wanted);
}

/// A matching row beside its key, which is made once.
struct Found {
    Key key;
    const NamespaceRow *row;
};

std::vector<Found> matching(const std::vector<NamespaceRow> &rows,
                            const registry::NamespaceQuery &query)
{
    const QString wanted = foldedCase(base::trimmed(query.text));
    std::vector<Found> found;
    for (const NamespaceRow &row : rows) {
        if (matches(row, query, wanted))
            found.push_back({key(row, query.sort), &row});
    }
    std::ranges::sort(found, [&](const Found &a, const Found &b) {
        return query.descending ? b.key < a.key : a.key < b.key;
    });
    return found;
}

/// The first row of the page: the one behind `query.after`.
std::vector<Found>::const_iterator pageStart(const std::vector<Found> &found,
                                             const registry::NamespaceQuery &query)
{
    if (!query.after)
        return found.begin();
    const Key last = key(*query.after, query.sort);
    return std::ranges::find_if(found, [&](const Found &each) {
        return query.descending ? each.key < last : last < each.key;
    });
}

/// What of a namespace is in force by a day; no revision: it was not listed by then.
Namespace inForce(const Namespace &space, const std::string &day)
{
    Namespace then{space.row, {}};
    for (const NamespaceVersion &each : space.versions) {
        if (day.empty() || each.inForce <= day)
            then.versions.push_back(each);
    }
    if (!then.versions.empty())
        then.row = registry::rowOf(then.versions.back());
    then.row.revisions = space.row.revisions;
    return then;
}

} // namespace

SnapshotDirectory::SnapshotDirectory()
    : m_namespaces(shippedNamespaces()), m_firstDay(m_namespaces.front().versions.front().inForce)
{
    for (const Namespace &each : m_namespaces) {
        m_likenesses.emplace_back(each.row.nid);
        m_nextInformal = std::max(m_nextInformal, urn::informalNumber(each.row.nid) + 1);
        m_firstDay = std::min(m_firstDay, each.versions.front().inForce);
    }
}

/// Before its first listing it knows nothing.
Stored<base::Done> SnapshotDirectory::checkKnown(const registry::AsOf &asOf) const
{
    if (asOf.day.empty() || asOf.day >= m_firstDay)
        return base::Done();
    return base::fail(StoreError{StoreError::Refused, "past.not-known", m_firstDay});
}

Stored<registry::NamespacePage> SnapshotDirectory::namespaces(const registry::NamespaceQuery &query)
{
    if (const auto known = checkKnown(query.asOf); !known)
        return base::fail(known.error());
    std::vector<NamespaceRow> rows;
    for (const Namespace &each : m_namespaces) {
        if (Namespace then = inForce(each, query.asOf.day); !then.versions.empty())
            rows.push_back(std::move(then.row));
    }
    const std::vector<Found> found = matching(rows, query);
    registry::NamespacePage page;
    page.total = static_cast<std::int64_t>(found.size());
    for (auto at = pageStart(found, query);
         at != found.end() && std::ssize(page.rows) < query.limit; ++at)
        page.rows.push_back(*at->row);
    return page;
}

Stored<Namespace> SnapshotDirectory::find(std::string_view nid, const registry::AsOf &asOf)
{
    if (const auto known = checkKnown(asOf); !known)
        return base::fail(known.error());
    const auto space = std::ranges::find_if(m_namespaces, [&](const Namespace &each) {
        return base::equalIgnoringCase(each.row.nid, nid);
    });
    Namespace then = space == m_namespaces.end() ? Namespace() : inForce(*space, asOf.day);
    if (then.versions.empty())
        return base::fail(StoreError{StoreError::NotFound, "namespace.unknown", {}});
    return then;
}

Stored<urn::NidFacts> SnapshotDirectory::facts(std::string_view nid, workflow::RequestId)
{
    urn::NidFacts facts;
    facts.nextInformal = m_nextInformal;
    const urn::Likeness asked(nid);
    for (std::size_t i = 0; i < m_likenesses.size(); ++i) {
        const NamespaceRow &row = m_namespaces[i].row;
        const bool isListed = registry::isRegistered(row.status);
        if (m_likenesses[i].folded == asked.folded)
            (isListed ? facts.registered : facts.delisted) = true;
        else if (isListed && urn::isSimilar(m_likenesses[i], asked))
            facts.similar.push_back(row.nid);
    }
    return facts;
}

Stored<registry::NidStatuses> SnapshotDirectory::statusesOf(const std::vector<std::string> &nids)
{
    registry::NidStatuses found;
    for (const std::string &nid : nids) {
        if (const auto listed = find(nid, {}))
            found.all.emplace(base::lowered(nid), listed->row.status);
    }
    return found;
}

Stored<std::vector<registry::Contact>> SnapshotDirectory::contacts()
{
    return shippedContacts();
}

} // namespace nidreg::exchange
