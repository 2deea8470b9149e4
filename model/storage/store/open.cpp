// SPDX-License-Identifier: MIT
#include "model/storage/pg/migrate.h"
#include "model/storage/store/pgstore.h"
#include "model/storage/store/records.h"
#include "model/storage/store/registry.h"
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
    if (state->applied == state->known)
        return Done();
    if (how == Migrate::WhenOlder)
        return migrate(connection);
    return base::fail(StoreError{StoreError::Refused, "schema.older", {}});
}

Stored<std::unique_ptr<registry::Store>> openStore(const QString &conninfo, Migrate how)
{
    auto connection = Connection::open(conninfo);
    if (!connection)
        return base::fail(connection.error());
    if (const auto fits = checkSchema(**connection, how); !fits)
        return base::fail(fits.error());
    return std::unique_ptr<registry::Store>(
        std::make_unique<PgRegistry>(conninfo, std::move(connection).value()));
}

Stored<Done> prepareLocal(const QString &conninfo, const std::string &login)
{
    const auto connection = Connection::open(conninfo);
    if (!connection)
        return base::fail(connection.error());
    if (const auto migrated = checkSchema(**connection, Migrate::WhenOlder); !migrated)
        return migrated;
    if (const auto made = (*connection)->run(sql::desk::prepare_local, {qt(login)}); !made)
        return base::fail(made.error());
    return Done();
}

PgRegistry::PgRegistry(QString conninfo, std::unique_ptr<Connection> connection)
    : m_conninfo(std::move(conninfo)), m_connection(std::move(connection))
{
}

void PgRegistry::onChange(std::function<void()> changed)
{
    m_changed = std::move(changed);
    m_connection->listen(m_changed);
}

} // namespace nidreg::storage
