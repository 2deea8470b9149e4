// SPDX-License-Identifier: MIT
#include "model/storage/pgstore.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

static Stored<Done> checkSchema(Connection &connection, Migrate how)
{
    const auto state = schemaState(connection);
    if (!state)
        return base::fail(state.error());
    if (state->applied == state->known && !state->isEdited)
        return Done();
    if (how == Migrate::WhenOlder)
        return migrate(connection);
    return base::fail(
        StoreError{StoreError::Refused, state->isEdited ? "schema.edited" : "schema.older", {}});
}

Stored<std::unique_ptr<registry::Store>> openStore(const Access &access, Migrate how)
{
    auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    if (const auto fits = checkSchema(**connection, how); !fits)
        return base::fail(fits.error());
    const auto identity = (*connection)->value(sql::desk::read_identity);
    if (!identity)
        return base::fail(identity.error());
    return std::unique_ptr<registry::Store>(std::make_unique<PgRegistry>(
        access, std::move(connection).value(), identity->toString().toStdString()));
}

Stored<Done> prepareLocal(const Access &access, const std::string &login)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    if (const auto migrated = checkSchema(**connection, Migrate::WhenOlder); !migrated)
        return migrated;
    if (const auto made = (*connection)->run(sql::desk::prepare_local, {qt(login)}); !made)
        return base::fail(made.error());
    return Done();
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

} // namespace nidreg::storage
