// SPDX-License-Identifier: MIT
#include "model/storage/newregistry.h"

#include "model/storage/pgstore.h"
#include "model/storage/postgres/conninfo.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/postgres/script.h"
#include "model/storage/records.h"
#include "registry-data/queries.h"

#include <tuple>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

namespace {

Stored<std::unique_ptr<Connection>> openAt(const Access &access, const QString &database)
{
    const auto there = atDatabase(access.conninfo, database);
    if (!there)
        return base::fail(there.error());
    Access way = access;
    way.conninfo = *there;
    return Connection::open(way);
}

/// A database that every server has, but where somebody dropped it.
Stored<std::unique_ptr<Connection>> openServer(const Access &access)
{
    auto opened = openAt(access, QStringLiteral("postgres"));
    if (!opened && opened.error().refusal == "server.no-database")
        return openAt(access, QStringLiteral("template1"));
    return opened;
}

/// What the statement says, if anything, is refused.
Stored<Done> mustBeFine(Connection &connection, std::string_view check, const QVariantList &values)
{
    const auto rows = connection.run(check, values);
    if (!rows)
        return base::fail(rows.error());
    if (rows->empty())
        return Done();
    const QVariantList &first = rows->front();
    return base::fail(StoreError{StoreError::Refused, first[0].toString().toStdString(),
                                 first[1].toString().toStdString()});
}

/// Runs the command that PostgreSQL makes of the statement; false where there is nothing to do.
Stored<bool> carryOut(Connection &connection, std::string_view statement,
                      const QVariantList &values)
{
    const auto command = connection.value(statement, values);
    if (!command)
        return base::fail(command.error());
    if (command->isNull())
        return false;
    if (const auto done = runScript(connection, command->toString().toStdString()); !done)
        return base::fail(done.error());
    return true;
}

/// One registry being made.
class Creation {
public:
    Creation(const Access &access, const NewRegistry &registry)
        : m_access(access), m_registry(registry)
    {
    }

    Stored<CreatedRegistry> run();

private:
    Stored<Done> make();
    Stored<Done> prepareServer();
    Stored<Done> prepareDatabase();
    Stored<Done> install(Connection &connection, const Access &way);
    Stored<Done> fill(const Access &way);
    Stored<Done> appoint(Connection &connection);
    void takeBack();

    const Access &m_access;
    const NewRegistry &m_registry;
    std::unique_ptr<Connection> m_server;
    CreatedRegistry m_made;
};

Stored<CreatedRegistry> Creation::run()
{
    auto server = openServer(m_access);
    if (!server)
        return base::fail(server.error());
    m_server = std::move(server).value();
    const auto done = make();
    if (!done) {
        takeBack();
        return base::fail(done.error());
    }
    return m_made;
}

Stored<Done> Creation::make()
{
    if (auto locked = lockBeginning(*m_server); !locked)
        return locked;
    if (auto ready = prepareServer(); !ready)
        return ready;
    return prepareDatabase();
}

Stored<Done> Creation::prepareServer()
{
    const QString database = qt(m_registry.database), registrar = qt(m_registry.registrar);
    if (auto fine = mustBeFine(*m_server, sql::creation::check_server,
                               {database, registrar, bool(m_registry.fill)});
        !fine)
        return fine;
    const auto login = carryOut(*m_server, sql::creation::make_login, {registrar});
    if (!login)
        return base::fail(login.error());
    m_made.madeLogin = *login;
    const auto made = carryOut(*m_server, sql::creation::make_database, {database});
    if (!made)
        return base::fail(made.error());
    m_made.madeDatabase = *made;
    return Done();
}

Stored<Done> Creation::prepareDatabase()
{
    // Its standbys may have the new database a moment later.
    const auto here = atServerOf(m_access.conninfo, m_server->handle());
    const auto there = here ? atDatabase(*here, qt(m_registry.database)) : here;
    if (!there)
        return base::fail(there.error());
    Access way = m_access;
    way.conninfo = *there;
    const auto opened = Connection::open(way);
    if (!opened)
        return base::fail(opened.error());
    if (auto fine = mustBeFine(**opened, sql::creation::check_database, {}); !fine)
        return fine;
    if (auto installed = install(**opened, way); !installed)
        return installed;
    if (const auto admitted = carryOut(**opened, sql::creation::admit, {}); !admitted)
        return base::fail(admitted.error());
    if (auto filled = fill(way); !filled)
        return filled;
    return appoint(**opened);
}

Stored<Done> Creation::install(Connection &connection, const Access &way)
{
    if (m_registry.install) {
        m_made.madeSchema = true;
        return m_registry.install(way);
    }
    const auto state = schemaState(connection);
    if (!state)
        return base::fail(state.error());
    if (state->applied > 0)
        return state->isReady() ? Stored<Done>(Done()) : base::fail(unready(*state));
    m_made.madeSchema = true;
    if (const auto migrated = migrate(connection); !migrated)
        return base::fail(migrated.error());
    return Done();
}

Stored<Done> Creation::fill(const Access &way)
{
    if (!m_registry.fill || !m_made.madeSchema)
        return Done();
    const auto store = openStore(way);
    if (!store)
        return base::fail(store.error());
    const auto access = (*store)->access();
    if (!access)
        return base::fail(access.error());
    return m_registry.fill(**store, access->acting.person);
}

Stored<Done> Creation::appoint(Connection &connection)
{
    if (m_registry.registrar.empty())
        return Done();
    const auto rows = connection.run(sql::creation::appoint, {qt(m_registry.registrar)});
    if (!rows)
        return base::fail(rows.error());
    m_made.appointed = rows->front().front().toBool();
    return Done();
}

/// What is left where this fails too, the next run finds and goes on with.
void Creation::takeBack()
{
    if (m_made.madeDatabase)
        std::ignore = carryOut(*m_server, sql::creation::drop_database, {qt(m_registry.database)});
    if (m_made.madeLogin)
        std::ignore = carryOut(*m_server, sql::creation::drop_login, {qt(m_registry.registrar)});
}

} // namespace

Stored<CreatedRegistry> createRegistry(const Access &access, const NewRegistry &registry)
{
    return Creation(access, registry).run();
}

} // namespace nidreg::storage
