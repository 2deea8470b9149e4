// SPDX-License-Identifier: MIT
#include "model/storage/deposit/restore.h"

#include "model/storage/deposit/loader.h"
#include "model/storage/pg/migrate.h"
#include "model/storage/pg/script.h"
#include "model/storage/store/verifier.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

namespace {

/// One registry being rebuilt.
class Restore {
public:
    Restore(Connection &connection, const RestoreOptions &options,
            const registry::Progress &progress)
        : m_connection(connection), m_options(options), m_progress(progress)
    {
    }

    Stored<Done> open(const QStringList &files);
    Stored<RestoreReport> run();

private:
    Stored<Done> checkChain() const;
    Stored<Done> checkHeader() const;
    Stored<Done> clear();
    Stored<Done> build();
    Stored<Done> load();
    Stored<Done> loadAll(const std::vector<CopiedTable> &tables);
    Stored<Done> runAll(const std::vector<std::string> &statements, int from, int to);
    Stored<Done> verify();
    Stored<Done> giveRoles();
    Stored<Done> giveRole(const GivenRole &role);
    /// The bar goes from one per mille to another while a part of the work is done.
    registry::Progress part(int from, int to) const;

    Connection &m_connection;
    const RestoreOptions &m_options;
    const registry::Progress &m_progress;
    std::vector<std::unique_ptr<DepositReader>> m_deposits;
    std::vector<GivenRole> m_roles;
    RestoreReport m_report;
};

constexpr int kWhole = 1000, kRead = 50, kBuilt = 70, kLoaded = 600, kChecked = 750;

} // namespace

static StoreError refused(const char *refusal, std::string detail = {})
{
    return {StoreError::Refused, refusal, std::move(detail)};
}

registry::Progress Restore::part(int from, int to) const
{
    return [this, from, to](std::int64_t done, std::int64_t total) {
        const double share = total > 0 ? double(done) / double(total) : 1;
        return !m_progress || m_progress(from + std::int64_t(share * (to - from)), kWhole);
    };
}

Stored<Done> Restore::open(const QStringList &files)
{
    for (int i = 0; i < files.size(); ++i) {
        auto reader = DepositReader::open(
            files[i], part(i * kRead / int(files.size()), (i + 1) * kRead / int(files.size())));
        if (!reader)
            return base::fail(reader.error());
        m_deposits.push_back(std::move(reader).value());
    }
    if (const auto fits = checkChain(); !fits)
        return fits;
    m_report.header = m_deposits.back()->header();
    return checkHeader();
}

/// A full deposit, then increments that each go on where the one before ends.
Stored<Done> Restore::checkChain() const
{
    if (m_deposits.front()->header().since)
        return base::fail(refused("deposit.not-full", m_deposits.front()->file().toStdString()));
    for (std::size_t i = 1; i < m_deposits.size(); ++i) {
        const DepositHeader &before = m_deposits[i - 1]->header(), &next = m_deposits[i]->header();
        const std::string name = m_deposits[i]->file().toStdString();
        if (!next.since)
            return base::fail(refused("deposit.no-increment", name));
        if (next.since->size != before.log.size || next.schema != before.schema)
            return base::fail(refused("deposit.gap", name));
        if (next.since->root != before.log.root)
            return base::fail(refused("deposit.other-history", name));
    }
    return Done();
}

Stored<Done> Restore::checkHeader() const
{
    const std::string name = m_deposits.back()->file().toStdString();
    if (m_report.header.schema > sql::kMigrations.back().version)
        return base::fail(refused("deposit.newer-schema", name));
    if (m_report.header.schema < kOldestSchema)
        return base::fail(refused("deposit.older-schema", name));
    if (m_options.intoLocal && !m_report.header.isLocal)
        return base::fail(refused("deposit.shared", name));
    return Done();
}

/// A registry in which nothing was ever done goes; the lock keeps it so until the end.
Stored<Done> Restore::clear()
{
    const auto found = m_connection.run(sql::deposit::read_emptiness);
    if (!found)
        return base::fail(found.error());
    if (!found->front()[0].toBool())
        return Done();
    if (!found->front()[1].toBool())
        return base::fail(refused("deposit.not-empty"));
    const auto locked =
        runScript(m_connection, "lock table nidreg.log_head in access exclusive mode");
    const auto events = locked ? m_connection.value(sql::deposit::count_events)
                               : Stored<QVariant>(base::fail(locked.error()));
    if (!events)
        return base::fail(events.error().refusal == "wrong-role" ? refused("schema.not-owner")
                                                                 : events.error());
    if (events->toLongLong() != 0)
        return base::fail(refused("deposit.not-empty"));
    return runScript(m_connection,
                     "set local client_min_messages = warning; drop schema nidreg cascade");
}

Stored<Done> Restore::build()
{
    if (const auto state = schemaState(m_connection); !state)
        return base::fail(state.error());
    if (const auto cleared = clear(); !cleared)
        return cleared;
    if (const auto built = applyMigrations(m_connection, 0, m_report.header.schema); !built)
        return built;
    return fixTextForm(m_connection);
}

static Stored<std::vector<std::string>> statementsOf(Connection &connection, std::string_view query)
{
    const auto rows = connection.run(query);
    if (!rows)
        return base::fail(rows.error());
    std::vector<std::string> statements;
    for (const QVariantList &row : *rows)
        statements.push_back(row[0].toString().toStdString());
    return statements;
}

Stored<Done> Restore::runAll(const std::vector<std::string> &statements, int from, int to)
{
    const auto progress = part(from, to);
    for (std::size_t i = 0; i < statements.size(); ++i) {
        if (!progress(std::int64_t(i), std::int64_t(statements.size())))
            return base::fail(refused("cancelled"));
        const auto done = runScript(m_connection, statements[i]);
        if (!done && done.error().kind == StoreError::Refused && done.error().refusal != "57014")
            return base::fail(refused("deposit.unfit-rows", done.error().detail));
        if (!done)
            return done;
    }
    return Done();
}

Stored<Done> Restore::loadAll(const std::vector<CopiedTable> &tables)
{
    if (m_report.header.sections.size() != tables.size() + 1)
        return base::fail(refused("deposit.other-tables"));
    Loader loader(m_connection, tables);
    const int count = int(m_deposits.size());
    for (int i = 0; i < count; ++i) {
        loader.setLast(i + 1 == count);
        const auto progress = part(kBuilt + i * (kLoaded - kBuilt) / count,
                                   kBuilt + (i + 1) * (kLoaded - kBuilt) / count);
        if (const auto loaded = m_deposits[std::size_t(i)]->visit(loader, progress); !loaded)
            return loaded;
    }
    m_roles = loader.roles();
    m_report.rows = loader.rows();
    return Done();
}

Stored<Done> Restore::load()
{
    const auto tables = listTables(m_connection, {});
    const auto tighten = statementsOf(m_connection, sql::deposit::list_tightening);
    const auto loosen = statementsOf(m_connection, sql::deposit::list_loosening);
    if (!tables || !tighten || !loosen)
        return base::fail(!tables ? tables.error() : !tighten ? tighten.error() : loosen.error());
    if (const auto loose = runAll(*loosen, kRead, kBuilt); !loose)
        return loose;
    if (const auto loaded = loadAll(*tables); !loaded)
        return loaded;
    return runAll(*tighten, kLoaded, kChecked);
}

/// The ledger came with the rows: it has to be the one that the schema was built by.
Stored<Done> Restore::verify()
{
    const auto state = schemaState(m_connection);
    if (!state)
        return base::fail(state.error());
    if (state->applied != m_report.header.schema)
        return base::fail(refused("deposit.other-tables", "migration"));
    m_report.schema = state->known;
    if (const auto done = applyMigrations(m_connection, state->applied, state->known); !done)
        return done;
    auto found = Verifier(std::nullopt, m_connection, part(kChecked, kWhole)).run({});
    if (!found)
        return base::fail(found.error());
    m_report.log = std::move(found).value();
    if (m_report.log.misfit)
        return base::fail(refused("deposit.misfit", m_report.log.misfit->subject));
    const registry::LogHead &stated = m_report.header.log;
    if (m_report.log.head.size < stated.size
        || (m_report.schema == m_report.header.schema && m_report.log.head.root != stated.root))
        return base::fail(refused("deposit.misfit", "head"));
    return Done();
}

Stored<Done> Restore::giveRole(const GivenRole &role)
{
    const auto rows =
        m_connection.run(sql::deposit::find_role,
                         {QString::fromStdString(role.login), QString::fromStdString(role.role)});
    if (!rows)
        return base::fail(rows.error());
    if (rows->empty()) {
        m_report.missing.push_back(role);
        return Done();
    }
    const std::string grant = rows->front()[0].toString().toStdString();
    if (grant.empty())
        return Done();
    m_report.given.push_back(role);
    return runScript(m_connection, grant);
}

Stored<Done> Restore::giveRoles()
{
    for (const GivenRole &each : m_roles) {
        if (const auto given = giveRole(each); !given)
            return given;
    }
    return Done();
}

Stored<RestoreReport> Restore::run()
{
    if (const auto turn = m_connection.run(sql::migration::take_turn); !turn)
        return base::fail(turn.error().refusal == "wrong-role" ? refused("schema.not-owner")
                                                               : turn.error());
    if (const auto begun = m_connection.begin(); !begun)
        return base::fail(begun.error());
    const Rollback unlessCommitted(m_connection);
    for (const auto step : {&Restore::build, &Restore::load, &Restore::verify}) {
        if (const auto done = (this->*step)(); !done)
            return base::fail(done.error());
    }
    if (const auto given = m_options.givesRoles ? giveRoles() : Done(); !given)
        return base::fail(given.error());
    if (m_progress && !m_progress(kWhole, kWhole))
        return base::fail(refused("cancelled"));
    if (m_options.rehearse)
        return m_report;
    if (const auto committed = m_connection.commit(); !committed)
        return base::fail(committed.error());
    return m_report;
}

Stored<RestoreReport> restore(const Access &access, const QStringList &files,
                              const RestoreOptions &options, const registry::Progress &progress)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    Restore restore(**connection, options, progress);
    if (const auto opened = restore.open(files); !opened)
        return base::fail(opened.error());
    return restore.run();
}

} // namespace nidreg::storage
