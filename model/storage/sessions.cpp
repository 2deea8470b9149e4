// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::Session;
using registry::Stored;
using registry::StoreError;

Stored<std::vector<Session>> PgRegistry::sessions()
{
    const auto rows = m_connection->run(sql::desk::list_sessions);
    if (!rows)
        return base::fail(rows.error());
    std::vector<Session> sessions;
    for (const QVariantList &row : *rows) {
        sessions.push_back({row[0].toInt(),
                            row[1].toString().toStdString(),
                            row[2].toString().toStdString(),
                            row[3].toString().toStdString(),
                            row[4].toString().toStdString(),
                            {}});
        for (const auto &each : parsed(row[5].toString()))
            sessions.back().waitsFor.push_back(each.get<int>());
    }
    return sessions;
}

Stored<Done> PgRegistry::endSession(int process)
{
    const auto ended = m_connection->value(sql::desk::end_session, {process});
    if (ended)
        return Done();
    // What the registry's owner may not end, the login itself may: it is its own, or it is a
    // superuser.
    const bool isNotOurs = ended.error().refusal == "session.not-yours";
    if (isNotOurs && m_connection->value(sql::desk::end_own_session, {process}))
        return Done();
    return base::fail(ended.error());
}

/// "rita (psql) since 2026-01-31T10:00:00Z": who holds what this waited for, as far as the server
/// says.
static std::string named(const Session &holder)
{
    std::string text = holder.login;
    if (!holder.program.empty())
        text += " (" + holder.program + ')';
    if (!holder.since.empty())
        text += " since " + holder.since.substr(0, 19) + 'Z';
    return text + ", process " + std::to_string(holder.process);
}

/// What waited too long says for whom.
StoreError PgRegistry::busy(StoreError why)
{
    if (why.refusal != "registry.busy")
        return why;
    why.detail.clear();
    if (const auto all = sessions(); all && !all->empty())
        why.detail = named(all->front());
    return why;
}

} // namespace nidreg::storage
