// SPDX-License-Identifier: MIT
#include "model/storage/postgres/copytext.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

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
static std::string rowOf(const Act &act, std::int64_t ordinal, const ImportedNamespace &each)
{
    const registry::NamespaceRow &row = each.row;
    CopyTextIn::Row made;
    made.add(act.key).add(ordinal);
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

static Stored<Done> bring(Connection &connection, const Act &act, const ImportBatch &batch,
                          const registry::Progress &progress)
{
    constexpr std::int64_t kStretch = 1000;
    CopyTextIn copy(connection);
    if (auto begun = copy.begin(sql::desk::copy_import); !begun)
        return begun;
    const auto all = std::int64_t(batch.namespaces.size());
    for (std::int64_t i = 0; i < all; ++i) {
        const ImportedNamespace &each = batch.namespaces[std::size_t(i)];
        if (!isStorableNamespace(each))
            return base::fail(notUtf8());
        if (i % kStretch == 0 && !tell(progress, i, all))
            return base::fail(stopped());
        if (!copy.put(rowOf(act, i, each)))
            break;
    }
    return copy.finish();
}

Stored<registry::TakenOver> PgRegistry::import(const Act &act, const ImportBatch &batch,
                                               const registry::Progress &progress)
{
    json list = {{"source", batch.source},
                 {"sha256", batch.sha256},
                 {"frame", batch.frame},
                 {"removals", batch.removals},
                 {"contacts", json::array()}};
    for (const auto &each : batch.contacts)
        list["contacts"].push_back(toJson(each));
    bool isStopped = false;
    const auto all = std::int64_t(batch.namespaces.size());
    std::int64_t taken = 0;
    m_connection->onProgress([&taken](std::int64_t rows) { taken = rows; });
    m_connection->whileWaiting([&] {
        isStopped = isStopped || !tell(progress, all + taken, all);
        return !isStopped;
    });
    const auto done = perform(act, {"import", sql::desk::import_listing, {jsonText(list)}, [&] {
                                        return bring(*m_connection, act, batch, progress);
                                    }});
    m_connection->onProgress({});
    m_connection->whileWaiting({});
    if (isStopped && !done)
        return base::fail(stopped());
    if (!done)
        return base::fail(done.error());
    const json event = done->value("event", json());
    return registry::TakenOver{done->value("namespaces", std::int64_t(0)),
                               event.is_null() ? std::nullopt
                                               : std::optional(event.get<std::int64_t>())};
}

} // namespace nidreg::storage
