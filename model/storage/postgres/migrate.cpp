// SPDX-License-Identifier: MIT
#include "model/storage/postgres/migrate.h"

#include "model/base/version.h"
#include "model/storage/postgres/connection.h"
#include "model/storage/postgres/failure.h"
#include "model/storage/postgres/installation.h"
#include "model/storage/postgres/rulerows.h"
#include "model/storage/postgres/script.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"

#include <QCryptographicHash>

#include <array>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

/// The one older schema whose registries are taken over, and the SHA-256 over the hashes of its
/// migrations.
static constexpr int kFormerSchema = 36;
static constexpr std::string_view kFormerSha256 =
    "18c50392e63bac604146eb7de81c85499ad6efbb5edb65006a6d42b463d4512d";

static StoreError refused(const char *refusal)
{
    return {StoreError::Refused, refusal, {}};
}

std::string schemaSha256()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](std::string_view text) {
        hash.addData(QByteArray::fromRawData(text.data(), qsizetype(text.size())));
    };
    add(sql::kRoles);
    for (const sql::Script &each : sql::kSchema) {
        for (const std::string_view part : {each.name, each.rules, each.tables, each.functions})
            add(part);
    }
    return hash.result().toHex().toStdString();
}

Stored<Done> lockBeginning(Connection &connection)
{
    if (const auto locked = connection.run(sql::administration::lock_beginning); !locked)
        return base::fail(locked.error());
    return Done();
}

/// The oldest schema whose tables become today's where they stand, one step after the other.
static constexpr int kFirstInPlace = 37;

/// A registry of before this schema was written: whether it is the one that can be taken over.
static Stored<int> formerSchema(Connection &connection)
{
    const auto rows = connection.run(sql::migration::read_former);
    if (!rows)
        return base::fail(rows.error().refusal == "role.wrong" ? refused("login.without-role")
                                                               : rows.error());
    const int version = rows->front()[0].toInt();
    if (version > kFormerSchema)
        return base::fail(refused("schema.newer"));
    if (version < kFormerSchema)
        return base::fail(refused("schema.too-old"));
    if (rows->front()[1].toString().toStdString() != kFormerSha256)
        return base::fail(refused("schema.edited"));
    return version;
}

Stored<SchemaState> schemaState(Connection &connection)
{
    const auto found = connection.run(sql::migration::find_schema);
    if (!found) // the schema is there, and not for this login
        return base::fail(found.error().refusal == "role.wrong" ? refused("login.without-role")
                                                                : found.error());
    const QVariantList &row = found->front();
    if (!row[2].toBool())
        return base::fail(refused("schema.encoding"));
    SchemaState state{0, sql::kSchemaVersion, false, row[3].toString().toStdString(),
                      row[4].toBool()};
    if (!row[0].toBool()) {
        if (!row[1].toBool())
            return state;
        const auto former = formerSchema(connection);
        if (!former)
            return base::fail(former.error());
        state.applied = *former;
        return state;
    }
    const auto applied = connection.run(sql::migration::list_applied);
    if (!applied && !state.missingRoles.empty()) // nobody but a superuser may look
        return base::fail(
            StoreError{StoreError::Refused, "schema.roles-missing", state.missingRoles});
    if (!applied)
        return base::fail(applied.error().refusal == "role.wrong" ? refused("login.without-role")
                                                                  : applied.error());
    if (applied->empty())
        return state;
    state.applied = applied->back()[0].toInt();
    if (state.applied > state.known)
        return base::fail(refused("schema.newer"));
    state.isEdited = state.applied == state.known
        && applied->back()[1].toString().toStdString() != schemaSha256();
    return state;
}

StoreError unready(const SchemaState &state)
{
    if (state.applied == 0)
        return refused("schema.none");
    if (!state.missingRoles.empty())
        return {StoreError::Refused, "schema.roles-missing", state.missingRoles};
    if (state.isDisowned)
        return refused("schema.disowned");
    return refused(state.isEdited ? "schema.edited" : "schema.older");
}

static Stored<Done> becomeOwner(Connection &connection)
{
    if (const auto owner = connection.run(sql::migration::become_owner); !owner)
        return base::fail(owner.error());
    return runScript(connection, kPath);
}

static Stored<Done> runAll(Connection &connection, std::string_view sql::Script::*part)
{
    for (const sql::Script &each : sql::kSchema) {
        if ((each.*part).empty())
            continue;
        if (auto done = runScript(connection, each.*part); !done)
            return base::fail(StoreError{done.error().kind, done.error().refusal,
                                         std::string(each.name) + ": " + done.error().detail});
    }
    return Done();
}

/// What PostgreSQL says of everything that was made becomes the list that a verification compares
/// with.
static Stored<Done> noteDefinitions(Connection &connection)
{
    if (const auto emptied = connection.run(sql::migration::note_definitions); !emptied)
        return base::fail(emptied.error());
    if (auto done = runScript(connection, kFullNames); !done)
        return done;
    if (auto done = runScript(connection, notingDefinitions()); !done)
        return done;
    return runScript(connection, kPath);
}

static Stored<Done> recordInstallation(Connection &connection, const char *what)
{
    if (const auto brought =
            connection.run(sql::migration::bring_rules, {edgeRows(), stepRows(), policyRows()});
        !brought)
        return base::fail(brought.error());
    if (auto noted = noteDefinitions(connection); !noted)
        return noted;
    const auto recorded = connection.run(
        sql::migration::record_installation,
        {QString::fromLatin1(what), sql::kSchemaVersion, QString::fromStdString(schemaSha256()),
         QString::fromStdString("nidreg " + std::string(base::version()))});
    if (!recorded)
        return base::fail(recorded.error());
    return runScript(connection, kCheckNow);
}

/// What makes the tables of schema `from` today's: nothing where they are.
static Stored<Done> alterTables(Connection &connection, int from)
{
    const std::array steps{sql::kFrom37, sql::kFrom38, sql::kFrom39};
    for (std::size_t i = std::size_t(from - kFirstInPlace); i < steps.size(); ++i) {
        if (auto altered = runScript(connection, steps[i]); !altered)
            return altered;
    }
    return Done();
}

Stored<Done> installFunctions(Connection &connection, const char *what, int from)
{
    if (auto owner = becomeOwner(connection); !owner)
        return owner;
    if (auto full = runScript(connection, kFullNames); !full)
        return full;
    if (auto done = runScript(connection, sql::kDrop); !done)
        return done;
    if (auto path = runScript(connection, kPath); !path)
        return path;
    if (auto done = runAll(connection, &sql::Script::rules); !done)
        return done;
    if (auto altered = alterTables(connection, from); !altered)
        return altered;
    if (auto done = runAll(connection, &sql::Script::functions); !done)
        return done;
    return recordInstallation(connection, what);
}

Stored<Done> installSchema(Connection &connection, bool from36)
{
    if (auto roles = runScript(connection, sql::kRoles); !roles)
        return roles;
    if (auto owner = becomeOwner(connection); !owner)
        return owner;
    if (from36) {
        if (auto renamed = runScript(connection, "alter schema nidreg rename to nidreg_36");
            !renamed)
            return renamed;
    }
    if (auto made = runScript(connection, kMakeSchemas); !made)
        return made;
    for (const auto part : {&sql::Script::rules, &sql::Script::tables}) {
        if (auto done = runAll(connection, part); !done)
            return done;
    }
    if (from36) {
        if (auto copied = runScript(connection, sql::kFrom36); !copied)
            return copied;
    }
    if (auto done = runAll(connection, &sql::Script::functions); !done)
        return done;
    return recordInstallation(connection, from36 ? "upgrade" : "install");
}

/// One program migrates at a time: it holds the table that says what is installed. In a database
/// without a registry the schemas' names are what programs wait for.
static Stored<Done> lockLedger(Connection &connection, const SchemaState &state)
{
    if (auto bounded = runScript(connection, "set local lock_timeout = '60s'"); !bounded)
        return bounded;
    if (state.applied == 0)
        return Done();
    return runScript(connection,
                     state.applied == kFormerSchema
                         ? "lock table nidreg.migration in access exclusive mode"
                         : "lock table nidreg_data.schema_version in access exclusive mode");
}

/// Another program did it in the meantime: the schema is there by now, or the former one gone, or
/// both waited for each other and this one gave way.
static bool wasOvertaken(const StoreError &why)
{
    return why.refusal == "42P06" || why.refusal == "42P01" || why.refusal == "40P01"
        || why.refusal == "XX000" // a right that both give: "tuple concurrently updated"
        || why.refusal == "pg_namespace_nspname_index";
}

static Stored<Migrated> attempt(Connection &connection, bool always)
{
    if (const auto begun = connection.begin(); !begun)
        return base::fail(begun.error());
    const Rollback unlessCommitted(connection);
    auto state = schemaState(connection);
    if (!state)
        return base::fail(state.error());
    if (const auto locked = lockLedger(connection, *state); !locked)
        return base::fail(locked.error().refusal == "role.wrong" ? refused("schema.not-owner")
                                                                 : locked.error());
    state = schemaState(connection); // what was missing a moment ago may be there by now
    if (!state)
        return base::fail(state.error());
    if (state->isReady() && !always)
        return Migrated{state->applied};
    if (state->lacksRoles()) {
        if (auto made = runScript(connection, sql::kRoles); !made)
            return base::fail(made.error());
    }
    const bool isInPlace = state->applied >= kFirstInPlace;
    const auto done = isInPlace ? installFunctions(connection, "upgrade", state->applied)
                                : installSchema(connection, state->applied == kFormerSchema);
    if (!done)
        return base::fail(done.error().refusal == "role.wrong" ? refused("schema.not-owner")
                                                               : done.error());
    if (const auto committed = connection.commit(); !committed)
        return base::fail(committed.error());
    return Migrated{state->applied, state->applied > 0 ? state->missingRoles : std::string(),
                    state->applied > 0 && state->isDisowned};
}

Stored<Migrated> migrate(Connection &connection, bool always)
{
    const auto state = schemaState(connection);
    if (!state)
        return base::fail(state.error());
    if (state->isReady() && !always)
        return Migrated{state->applied};
    auto done = attempt(connection, always);
    for (int again = 0; !done && wasOvertaken(done.error()) && again < 5; ++again)
        done = attempt(connection, always);
    return done;
}

Stored<Migrated> migrate(const Access &access, bool always)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    // Who may not take its turn may not migrate either: what follows says so.
    if (const auto locked = lockBeginning(**connection);
        !locked && locked.error().refusal != "role.wrong")
        return base::fail(locked.error());
    return migrate(**connection, always);
}

} // namespace nidreg::storage
