// SPDX-License-Identifier: MIT
#include "model/storage/postgres/copytext.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

#include <QUuid>

namespace nidreg::storage {

using base::Done;
using nlohmann::json;
using registry::Act;
using registry::ImportBatch;
using registry::ImportedNamespace;
using registry::Stored;
using registry::StoreError;

/// What COPY takes for a column of the record.
static std::string copied(const registry::NamespaceRow &row, const registry::RecordColumn &column)
{
    if (column.text)
        return row.*column.text;
    if (column.name == "status")
        return std::string(registry::name(row.status));
    return column.name == "reference" ? toJson(row.references).dump() : row.hasTemplate ? "t" : "f";
}

/// The row of nidreg.listing_import, as its table has the columns.
static std::string rowOf(const std::string &key, std::int64_t ordinal,
                         const ImportedNamespace &each)
{
    const registry::NamespaceRow &row = each.row;
    CopyTextIn::Row made;
    made.add(key).add(ordinal);
    if (each.previous)
        made.add(*each.previous);
    else
        made.addNull();
    made.add(row.nid);
    for (const registry::RecordColumn &column : registry::kRecordColumns)
        made.add(copied(row, column));
    made.add(each.statedVersion).add(each.templateDate);
    made.add(each.formerNid).add(row.entry).add(each.text);
    return made.take();
}

static bool isStorableNamespace(const ImportedNamespace &each)
{
    const registry::NamespaceRow &row = each.row;
    if (!areStorable(
            {row.nid, row.entry, each.statedVersion, each.templateDate, each.formerNid, each.text}))
        return false;
    for (const registry::RecordColumn &column : registry::kRecordColumns) {
        if (column.text && !isStorable(row.*column.text))
            return false;
    }
    for (const registry::Reference &reference : row.references) {
        if (!areStorable(
                {reference.data, reference.label, reference.fragment.value, reference.lastUpdated}))
            return false;
    }
    return true;
}

static StoreError stopped()
{
    return {StoreError::Refused, "stopped", {}};
}

/// The half of the work that is done here is the copying; the server's half follows.
static bool tell(const registry::Progress &progress, std::int64_t done, std::int64_t all)
{
    return !progress || progress(done, 2 * all);
}

/// The rows of a batch that come with a key.
static Stored<Done> bring(Connection &connection, const std::string &key, const ImportBatch &batch,
                          const registry::Progress &progress)
{
    constexpr std::int64_t kStretch = 1000;
    CopyTextIn copy(connection);
    if (auto begun = copy.begin(sql::administration::copy_import); !begun)
        return begun;
    const auto all = std::int64_t(batch.namespaces.size());
    for (std::int64_t i = 0; i < all; ++i) {
        const ImportedNamespace &each = batch.namespaces[std::size_t(i)];
        if (!isStorableNamespace(each))
            return base::fail(notUtf8());
        if (i % kStretch == 0 && !tell(progress, i, all))
            return base::fail(stopped());
        if (!copy.put(rowOf(key, i, each)))
            break;
    }
    return copy.finish();
}

static json jsonOf(const ImportBatch &batch)
{
    json list = {{"source", batch.source},
                 {"sha256", batch.sha256},
                 {"frame", batch.header},
                 {"removals", batch.removals},
                 {"in_force", batch.inForce},
                 {"decided_after", batch.decidedAfter ? json(*batch.decidedAfter) : json()},
                 {"contacts", json::array()}};
    for (const auto &each : batch.contacts)
        list["contacts"].push_back(toJson(each));
    return list;
}

static registry::TakenOver takenOver(const json &answer)
{
    const json event = answer.value("event", json());
    return {answer.value("namespaces", std::int64_t(0)),
            event.is_null() ? std::nullopt : std::optional(event.get<std::int64_t>())};
}

Stored<registry::TakenOver> PgRegistry::import(const Act &act, const ImportBatch &batch,
                                               const registry::Progress &progress)
{
    bool isStopped = false;
    const auto all = std::int64_t(batch.namespaces.size());
    std::int64_t taken = 0;
    m_connection->onProgress([&taken](std::int64_t rows) { taken = rows; });
    m_connection->whileWaiting([&] {
        isStopped = isStopped || !tell(progress, all + taken, all);
        return !isStopped;
    });
    const auto done = perform(
        act, {"import", sql::administration::import_listing, {jsonText(jsonOf(batch))}, [&] {
                  return bring(*m_connection, act.key, batch, progress);
              }});
    m_connection->onProgress({});
    m_connection->whileWaiting({});
    if (isStopped && !done)
        return base::fail(stopped());
    if (!done)
        return base::fail(done.error());
    return takenOver(*done);
}

/// A key of its own for each part of an action, the same whenever it is done.
static std::string partKey(const Act &act, std::size_t part)
{
    return QUuid::createUuidV5(QUuid(qt(act.key)), QByteArray::number(qulonglong(part)))
        .toString(QUuid::WithoutBraces)
        .toStdString();
}

Stored<registry::TakenOver> PgRegistry::import(const Act &act,
                                               const std::vector<ImportBatch> &batches)
{
    json list = json::array();
    for (std::size_t i = 0; i < batches.size(); ++i) {
        list.push_back(jsonOf(batches[i]));
        list.back()["key"] = partKey(act, i);
    }
    const auto bringAll = [&]() -> Stored<Done> {
        for (std::size_t i = 0; i < batches.size(); ++i) {
            if (auto brought = bring(*m_connection, partKey(act, i), batches[i], {}); !brought)
                return brought;
        }
        return Done();
    };
    const auto done =
        perform(act, {"import", sql::administration::import_listings, {jsonText(list)}, bringAll});
    if (!done)
        return base::fail(done.error());
    return takenOver(*done);
}

} // namespace nidreg::storage
