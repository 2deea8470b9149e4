// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/storage/lognodes.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "model/storage/verifier.h"
#include "registry-data/queries.h"

#include <limits>

namespace nidreg::storage {

using registry::LogHead;
using registry::Stored;
using registry::StoreError;

static LogHead headFrom(const QVariant &size, const QVariant &root, const QVariant &log)
{
    return {size.toLongLong(), root.toString().toStdString(), log.toString().toStdString()};
}

Stored<LogHead> PgRegistry::head()
{
    const auto rows = m_connection->run(sql::log::read_head);
    if (!rows)
        return base::fail(rows.error());
    const QVariantList &row = rows->front();
    return headFrom(row[0], row[1], row[2]);
}

Stored<registry::LogReport> PgRegistry::verify(const registry::Progress &progress,
                                               const std::vector<registry::NotedHead> &noted)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return base::fail(begun.error());
    const Rollback always(*m_connection);
    return Verifier(m_access, *m_connection, progress).run(noted);
}

Stored<std::vector<registry::Event>> PgRegistry::eventsBy(const registry::EventQuery &query)
{
    if (!isStorable(query.person) || !isStorable(query.what) || !isStorable(query.nid))
        return std::vector<registry::Event>(); // nothing is named so
    const qlonglong before = query.before.value_or(std::numeric_limits<std::int64_t>::max());
    const auto rows = m_connection->run(
        sql::event::list_newest,
        {before, query.limit, qt(query.person), qt(base::lowered(query.nid)), qt(query.what)});
    if (!rows)
        return base::fail(rows.error());
    std::vector<registry::Event> events;
    for (const QVariantList &row : *rows)
        events.push_back(eventFrom(parsed(row[0].toString())));
    return events;
}

static StoreError notFound(std::string detail)
{
    return {StoreError::NotFound, {}, std::move(detail)};
}

/// One number that a query answers; NotFound where it answers none.
static Stored<std::int64_t> numberFound(const Stored<QVariant> &value, std::string detail)
{
    if (!value)
        return base::fail(value.error());
    if (value->isNull())
        return base::fail(notFound(std::move(detail)));
    return value->toLongLong();
}

Stored<std::int64_t> PgRegistry::eventOf(const registry::LogPosition &position)
{
    if (const auto *event = std::get_if<registry::EventPosition>(&position))
        return event->number;
    if (const auto *revision = std::get_if<registry::RevisionPosition>(&position))
        return numberFound(
            m_connection->value(sql::log::find_revision,
                                {qlonglong(revision->request.value), revision->revision}),
            "no such revision");
    const auto &version = std::get<registry::VersionPosition>(position);
    if (!isStorable(version.nid))
        return base::fail(notFound("no such version"));
    return numberFound(
        m_connection->value(sql::log::find_version,
                            {qt(base::lowered(version.nid)), qlonglong(version.version)}),
        "no such version");
}

Stored<registry::Inclusion> PgRegistry::prove(const registry::LogPosition &position)
{
    const auto number = eventOf(position);
    if (!number)
        return base::fail(number.error());
    const auto rows = m_connection->run(sql::log::read_inclusion, {qlonglong(*number)});
    if (!rows)
        return base::fail(rows.error());
    if (rows->empty())
        return base::fail(notFound("no such event"));
    const QVariantList &row = rows->front();
    const LogNodes nodes(row[3].toString().toStdString());
    const std::int64_t size = row[0].toLongLong();
    auto path = nodes.inclusion(*number, size);
    if (!path)
        return base::fail(StoreError{StoreError::Refused, "log.node-missing", {}});
    return registry::Inclusion{headFrom(row[0], row[1], row[4]), *number,
                               QByteArray::fromHex(row[2].toByteArray()).toStdString(),
                               std::move(*path)};
}

Stored<registry::Consistency> PgRegistry::proveSince(std::int64_t size)
{
    const auto rows = m_connection->run(sql::log::read_consistency, {qlonglong(size)});
    if (!rows)
        return base::fail(rows.error());
    const QVariantList &row = rows->front();
    const LogHead now = headFrom(row[0], row[1], row[3]);
    if (size < 1 || size > now.size)
        return base::fail(StoreError{StoreError::Refused, "log.never-had-that-size", {}});
    const LogNodes nodes(row[2].toString().toStdString());
    auto path = nodes.consistency(size, now.size);
    const auto root = nodes.rootOf(size);
    if (!path || !root)
        return base::fail(StoreError{StoreError::Refused, "log.node-missing", {}});
    return registry::Consistency{{size, *root, now.log}, now, std::move(*path)};
}

Stored<std::int64_t> PgRegistry::publicationOf(const std::vector<std::string> &sha256s, bool wholly)
{
    return numberFound(m_connection->value(sql::log::find_publication,
                                           {jsonText(nlohmann::json(sha256s)), wholly}),
                       "no publication wrote it");
}

Stored<std::int64_t> PgRegistry::recordPublication(const registry::Act &act,
                                                   const registry::PublicationRecord &publication)
{
    nlohmann::json lines = nlohmann::json::array();
    for (const registry::PublishedFile &file : publication.files) {
        if (!isStorable(file.name))
            return base::fail(notUtf8());
        lines.push_back(file.sha256 + "  " + file.name);
    }
    const auto done = perform(act,
                              {"publish",
                               sql::administration::record_publication,
                               {qlonglong(publication.namespaces), jsonText(lines)}});
    if (!done)
        return base::fail(done.error());
    return done->value("event", std::int64_t(0));
}

} // namespace nidreg::storage
