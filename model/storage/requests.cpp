// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

#include <algorithm>

namespace nidreg::storage {

using nlohmann::json;
using registry::Stored;
using registry::StoreError;

template <class T>
static std::vector<T> recordsOf(const nlohmann::json &list, T (*make)(const nlohmann::json &))
{
    std::vector<T> records;
    for (const auto &each : list)
        records.push_back(make(each));
    return records;
}

template <class T>
static std::vector<T> recordsOf(const Rows &rows, T (*make)(const nlohmann::json &))
{
    std::vector<T> records;
    for (const QVariantList &row : rows)
        records.push_back(make(parsed(row[0].toString())));
    return records;
}

/// "registry on db.example.org"; a socket's folder says nothing to people.
static std::string serverName(PGconn *connection)
{
    const std::string_view host = PQhost(connection) ? PQhost(connection) : "";
    const std::string database = PQdb(connection);
    return host.empty() || host.starts_with('/') ? database : database + "@" + std::string(host);
}

Stored<registry::RegistryAccess> PgRegistry::access()
{
    const auto read = answer(sql::administration::read_access, {});
    if (!read)
        return base::fail(read.error());
    registry::RegistryAccess access = accessFrom(*read);
    if (!access.local)
        access.name = serverName(m_connection->handle());
    return access;
}

Stored<registry::RequestFile> PgRegistry::request(workflow::RequestId id)
{
    const auto rows = m_connection->run(sql::request::read_file, {qlonglong(id.value)});
    if (!rows)
        return base::fail(rows.error());
    if (rows->empty())
        return base::fail(StoreError{StoreError::NotFound, "request.unknown", {}});
    const QVariantList &row = rows->front();
    return registry::RequestFile{requestFrom(parsed(row[0].toString())),
                                 row[1].toString().toStdString(),
                                 recordsOf(parsed(row[2].toString()), &revisionFrom),
                                 recordsOf(parsed(row[3].toString()), &eventFrom),
                                 recordsOf(parsed(row[4].toString()), &mailFrom)};
}

Stored<std::vector<registry::Event>> PgRegistry::history(std::string_view nid)
{
    const auto found = find(nid);
    if (!found)
        return base::fail(found.error());
    const auto rows =
        m_connection->run(sql::event::list_of_namespace, {qt(base::lowered(found->row.nid))});
    if (!rows)
        return base::fail(rows.error());
    return recordsOf(*rows, &eventFrom);
}

Stored<std::int64_t> PgRegistry::eventAt(base::Instant at)
{
    const auto found = m_connection->value(sql::event::find_at, {qt(base::toString(at))});
    if (!found)
        return base::fail(found.error());
    return found->toLongLong();
}

Stored<std::vector<registry::Event>> PgRegistry::events(std::int64_t from, int limit)
{
    const auto rows = m_connection->run(sql::event::list_from, {qlonglong(from), limit});
    if (!rows)
        return base::fail(rows.error());
    return recordsOf(*rows, &eventFrom);
}

static bool isStorableMail(const workflow::ListMail &mail)
{
    return isStorable(mail.messageId) && isStorable(mail.sender) && isStorable(mail.subject)
        && isStorable(mail.body) && isStorable(mail.sha256)
        && std::ranges::all_of(mail.references, isStorable)
        && std::ranges::all_of(mail.attachments, isStorable);
}

Stored<registry::Discussed> PgRegistry::discuss(const registry::Act &act, workflow::RequestId id,
                                                const std::vector<workflow::ListMail> &mails)
{
    if (!std::ranges::all_of(mails, isStorableMail))
        return base::fail(StoreError{StoreError::Refused, "text.not-utf8", {}});
    json list = json::array();
    for (const workflow::ListMail &mail : mails)
        list.push_back(toJson(mail));
    const auto done = perform(act,
                              {"discuss",
                               sql::request::discuss,
                               {qlonglong(id.value), QString::fromStdString(list.dump())}});
    if (!done)
        return base::fail(done.error());
    registry::Discussed discussed{requestFrom(done->value("request", json::object())),
                                  done->value("event", std::int64_t(-1)), done->value("taken", 0),
                                  done->value("held", 0)};
    if (discussed.request.id != id) // what a key did before, to another request
        return base::fail(StoreError{StoreError::Refused, "act.key-taken", {}});
    return discussed;
}

} // namespace nidreg::storage
