// SPDX-License-Identifier: MIT
#include "model/exchange/iana/snapshot.h"

#include "model/base/text.h"
#include "model/exchange/files/csv.h"
#include "model/exchange/iana/embedded.h"

#include <QString>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <tuple>

namespace nidreg::exchange {

using registry::NamespaceRow;
using registry::SortBy;

namespace {

/// The file of IANA's that the facts come from: see registry-data/snapshot/README.md.
constexpr std::string_view kSource = "IANA URN Namespaces registry, 2026-07-28";
constexpr std::string_view kSourceSha256 =
    "831c511ee60a8f585517a9a6514dce6531709d2aed169f0be3470227d075c431";

// clang-format off
/// The columns of namespaces.csv.
enum Column { Kind, NidColumn, Registered, Updated, Registrant, TemplateUrl, References, TemplateDate,
              StatedVersion };
// clang-format on

/// What stands before the first `separator`, which is taken off `rest` with it.
std::string_view takeUpTo(std::string_view separator, std::string_view &rest)
{
    const std::size_t at = rest.find(separator);
    const std::string_view head = rest.substr(0, at);
    rest = at == std::string_view::npos ? "" : rest.substr(at + separator.size());
    return head;
}

/// "uri https://gs1.org/ GS1 AISBL": type, data, label.
registry::Reference reference(std::string_view text)
{
    const auto type = registry::referenceType(takeUpTo(" ", text));
    assert(type);
    const std::string_view data = takeUpTo(" ", text);
    return {*type, std::string(data), std::string(text)};
}

std::vector<registry::Reference> references(std::string_view text)
{
    std::vector<registry::Reference> all;
    while (!text.empty())
        all.push_back(reference(takeUpTo(" | ", text)));
    return all;
}

/// The positive integer that a stated version begins with, else 1.
registry::ImportedNamespace imported(const CsvRow &columns)
{
    registry::NamespaceRow row;
    row.nid = columns[NidColumn];
    row.kind = columns[Kind] == registry::name(urn::NidKind::Formal) ? urn::NidKind::Formal
                                                                     : urn::NidKind::Informal;
    row.revision = 1;
    row.version = templates::registeredVersion(columns[StatedVersion]);
    row.date = columns[Registered];
    row.updated = columns[Updated];
    row.registrant = columns[Registrant];
    row.references = references(columns[References]);
    row.templateUrl = columns[TemplateUrl];
    row.hasTemplate = !row.templateUrl.empty();
    return {row, columns[StatedVersion], columns[TemplateDate]};
}

/// The rows of a shipped file, its heading taken off.
std::vector<CsvRow> rows(std::string_view csv)
{
    auto read = readCsv(csv);
    assert(read && !read.value().empty());
    std::vector<CsvRow> all = std::move(read).value();
    all.erase(all.begin());
    return all;
}

} // namespace

registry::ImportBatch snapshot()
{
    registry::ImportBatch batch;
    for (const CsvRow &row : rows(kNamespacesCsv))
        batch.namespaces.push_back(imported(row));
    for (const CsvRow &row : rows(kContactsCsv))
        batch.contacts.push_back({row[0], row[1], row[2], row[3]});
    batch.source = kSource;
    batch.sha256 = kSourceSha256;
    return batch;
}

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
    if ((query.kind && row.kind != *query.kind) || (query.status && row.status != *query.status))
        return false;
    return wanted.isEmpty() || contains(row.nid, wanted) || contains(row.registrant, wanted)
        || contains(allLabels(row), wanted);
}

/// A matching row beside its key, which is made once.
struct Found {
    Key key;
    const NamespaceRow *row;
};

std::vector<Found> matching(const registry::ImportBatch &batch,
                            const registry::NamespaceQuery &query)
{
    const QString wanted = foldedCase(base::trimmed(query.text));
    std::vector<Found> found;
    for (const registry::ImportedNamespace &each : batch.namespaces) {
        if (matches(each.row, query, wanted))
            found.push_back({key(each.row, query.sort), &each.row});
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

registry::NamespaceVersion importedVersion(const registry::ImportedNamespace &from,
                                           const std::string &source)
{
    registry::NamespaceVersion version;
    version.nid = from.row.nid;
    version.kind = from.row.kind;
    version.revision = from.row.revision;
    version.version = from.row.version;
    version.registers = !from.statedVersion.empty();
    version.statedVersion = from.statedVersion;
    version.templateDate = from.templateDate;
    version.registrant = from.row.registrant;
    version.references = from.row.references;
    version.imported = true;
    version.source = source;
    version.date = from.row.date;
    version.updated = from.row.updated;
    version.status = from.row.status;
    version.templateUrl = from.row.templateUrl;
    version.hasTemplate = from.row.hasTemplate;
    return version;
}

} // namespace

SnapshotDirectory::SnapshotDirectory() : m_batch(snapshot())
{
    for (const registry::ImportedNamespace &each : m_batch.namespaces) {
        m_likenesses.emplace_back(each.row.nid);
        m_nextInformal = std::max(m_nextInformal, urn::informalNumber(each.row.nid) + 1);
    }
}

registry::Stored<registry::NamespacePage> SnapshotDirectory::namespaces(
    const registry::NamespaceQuery &query)
{
    const std::vector<Found> found = matching(m_batch, query);
    registry::NamespacePage page;
    page.total = static_cast<std::int64_t>(found.size());
    for (auto at = pageStart(found, query);
         at != found.end() && std::ssize(page.rows) < query.limit; ++at)
        page.rows.push_back(*at->row);
    return page;
}

registry::Stored<registry::Namespace> SnapshotDirectory::find(std::string_view nid)
{
    for (const registry::ImportedNamespace &each : m_batch.namespaces) {
        if (base::equalIgnoringCase(each.row.nid, nid))
            return registry::Namespace{each.row, {importedVersion(each, m_batch.source)}};
    }
    return base::fail(
        registry::StoreError{registry::StoreError::NotFound, "namespace.unknown", {}});
}

registry::Stored<urn::NidFacts> SnapshotDirectory::facts(std::string_view nid, workflow::RequestId)
{
    urn::NidFacts facts;
    facts.nextInformal = m_nextInformal;
    const urn::Likeness asked(nid);
    for (std::size_t i = 0; i < m_likenesses.size(); ++i) {
        if (m_likenesses[i].folded == asked.folded)
            facts.registered = true;
        else if (urn::isSimilar(m_likenesses[i], asked))
            facts.similar.push_back(m_batch.namespaces[i].row.nid);
    }
    return facts;
}

registry::Stored<registry::NidStatuses> SnapshotDirectory::statusesOf(
    const std::vector<std::string> &nids)
{
    registry::NidStatuses found;
    for (const std::string &nid : nids) {
        if (const auto listed = find(nid))
            found.all.emplace(base::lowered(nid), listed->row.status);
    }
    return found;
}

registry::Stored<std::vector<registry::Contact>> SnapshotDirectory::contacts()
{
    return m_batch.contacts;
}

} // namespace nidreg::exchange
