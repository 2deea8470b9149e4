// SPDX-License-Identifier: MIT
#include "model/storage/pg/migrate.h"

#include "model/storage/pg/connection.h"
#include "model/storage/pg/failure.h"
#include "model/storage/pg/script.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"

#include <QCryptographicHash>

#include <algorithm>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

static StoreError refused(const char *refusal)
{
    return {StoreError::Refused, refusal, {}};
}

static QString sha256(std::string_view text)
{
    const QByteArray bytes = QByteArray::fromRawData(text.data(), qsizetype(text.size()));
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

static const sql::Migration *migrationOf(int version)
{
    const auto found = std::ranges::find(sql::kMigrations, version, &sql::Migration::version);
    return found == sql::kMigrations.end() ? nullptr : found;
}

static Stored<int> newestApplied(Connection &connection)
{
    const auto applied = connection.run(sql::migration::list_applied);
    if (!applied)
        return base::fail(applied.error());
    int newest = 0;
    for (const QVariantList &row : *applied) {
        newest = row[0].toInt();
        const sql::Migration *ours = migrationOf(newest);
        if (!ours)
            return base::fail(refused("schema.newer"));
        if (sha256(ours->text) != row[1].toString())
            return base::fail(refused("schema.edited"));
    }
    return newest;
}

Stored<SchemaState> schemaState(Connection &connection)
{
    const auto found = connection.run(sql::migration::find_schema);
    if (!found) // the schema is there, and not for this login
        return base::fail(found.error().refusal == "wrong-role" ? refused("login-has-no-role")
                                                                : found.error());
    if (!found->front()[1].toBool())
        return base::fail(refused("schema.encoding"));
    SchemaState state{0, sql::kMigrations.back().version};
    if (!found->front()[0].toBool())
        return state;
    const auto applied = newestApplied(connection);
    if (!applied)
        return base::fail(applied.error());
    state.applied = *applied;
    return state;
}

/// The migration that makes the role nidreg_owner; all later ones run as that role, so that what
/// they make is nobody's.
static constexpr int kOwnerMigration = 15;

/// What is not checked yet bars a table from being altered by the next migration.
static constexpr std::string_view kCheckNow =
    "set constraints all immediate; set constraints all deferred";

static Stored<Done> apply(Connection &connection, const sql::Migration &migration)
{
    if (migration.version > kOwnerMigration) {
        if (const auto owner = connection.run(sql::migration::become_owner); !owner)
            return base::fail(owner.error());
    }
    if (const auto done = runScript(connection, migration.text); !done)
        return done;
    const auto noted =
        connection.run(sql::migration::record_applied,
                       {migration.version,
                        QString::fromUtf8(migration.name.data(), qsizetype(migration.name.size())),
                        sha256(migration.text)});
    if (!noted)
        return base::fail(noted.error());
    return runScript(connection, kCheckNow);
}

Stored<Done> applyMigrations(Connection &connection, int from, int to)
{
    for (const sql::Migration &each : sql::kMigrations) {
        if (each.version <= from || each.version > to)
            continue;
        if (const auto done = apply(connection, each); !done)
            return base::fail(done.error().refusal == "wrong-role" ? refused("schema.not-owner")
                                                                   : done.error());
    }
    return Done();
}

/// All that is missing or nothing: an older registry that is not brought up to date stays as it
/// was. Called with the turn taken: what was missing a moment ago may be there by now.
static Stored<Done> applyMissing(Connection &connection)
{
    const auto state = schemaState(connection);
    if (!state)
        return base::fail(state.error());
    if (const auto begun = connection.begin(); !begun)
        return begun;
    const Rollback unlessCommitted(connection);
    if (const auto done = applyMigrations(connection, state->applied, state->known); !done)
        return done;
    return connection.commit();
}

Stored<Done> migrate(Connection &connection)
{
    const auto state = schemaState(connection);
    if (!state)
        return base::fail(state.error());
    if (state->applied == state->known)
        return Done();
    if (const auto turn = connection.run(sql::migration::take_turn); !turn)
        return base::fail(turn.error());
    auto done = applyMissing(connection);
    static_cast<void>(connection.run(sql::migration::yield_turn));
    return done;
}

Stored<Done> migrate(const Access &access)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    return migrate(**connection);
}

} // namespace nidreg::storage
