// SPDX-License-Identifier: MIT
#include "model/storage/pgstore.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::Session;
using registry::Stored;
using registry::StoreError;

static Stored<Done> checkSchema(Connection &connection, Migrate how)
{
    const auto state = schemaState(connection);
    if (!state)
        return base::fail(state.error());
    if (state->isReady())
        return Done();
    if (how == Migrate::Never)
        return base::fail(unready(*state));
    if (const auto migrated = migrate(connection); !migrated)
        return base::fail(migrated.error());
    return Done();
}

Stored<std::unique_ptr<registry::Store>> openStore(const Access &access, Migrate how)
{
    auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    if (const auto fits = checkSchema(**connection, how); !fits)
        return base::fail(fits.error());
    const auto identity = (*connection)->value(sql::administration::read_identity);
    if (!identity)
        return base::fail(identity.error());
    return std::unique_ptr<registry::Store>(std::make_unique<PgRegistry>(
        access, std::move(connection).value(), identity->toString().toStdString()));
}

PgRegistry::PgRegistry(Access access, std::unique_ptr<Connection> connection, std::string identity)
    : m_access(std::move(access)), m_identity(std::move(identity)),
      m_connection(std::move(connection))
{
}

void PgRegistry::onChange(std::function<void()> changed)
{
    m_changed = std::move(changed);
    listen();
}

void PgRegistry::onLoss(std::function<void()> lost)
{
    m_lost = std::move(lost);
    listen();
}

/// To what the present connection hears.
void PgRegistry::listen()
{
    const auto call = [](const std::function<void()> &told) {
        if (told)
            told();
    };
    m_connection->listen([this, call] { call(m_changed); }, [this, call] { call(m_lost); });
    m_asking.reset();
    if (m_connection->isNotified() || !m_changed)
        return;
    m_asking = std::make_unique<QTimer>();
    QObject::connect(m_asking.get(), &QTimer::timeout, [this] { askForChanges(); });
    m_asking->start(m_access.askEvery);
}

/// Where nobody is notified.
void PgRegistry::askForChanges()
{
    const auto size = m_connection->value(sql::log::read_size);
    if (!size)
        return; // that the server is gone is told by the connection
    const qlonglong before = std::exchange(m_knownSize, size->toLongLong());
    if (before >= 0 && before != m_knownSize)
        m_changed();
}

registry::Link PgRegistry::link() const
{
    registry::Link link = m_connection->link();
    link.registry = m_identity;
    return link;
}

registry::Store::Opener PgRegistry::opener() const
{
    return [access = m_access](std::stop_token stop) {
        Access own = access;
        own.stop = std::move(stop);
        return openStore(own);
    };
}

/// A new connection in the place of one that broke.
Stored<Done> PgRegistry::reconnect()
{
    auto connection = Connection::open(m_access);
    if (!connection)
        return base::fail(connection.error());
    m_connection = std::move(connection).value();
    if (m_changed || m_lost)
        listen();
    return Done();
}

Stored<std::vector<Session>> PgRegistry::sessions()
{
    const auto rows = m_connection->run(sql::administration::list_sessions);
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
    const auto ended = m_connection->value(sql::administration::end_session, {process});
    if (ended)
        return Done();
    // What the registry's owner may not end, the login itself may: it is its own, or it is a
    // superuser.
    const bool isNotOurs = ended.error().refusal == "session.not-yours";
    if (isNotOurs && m_connection->value(sql::administration::end_own_session, {process}))
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
