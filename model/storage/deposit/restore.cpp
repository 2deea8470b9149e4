// SPDX-License-Identifier: MIT
#include "model/storage/deposit/restore.h"

#include "model/storage/deposit/loader.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/postgres/script.h"
#include "model/storage/verifier.h"
#include "registry-data/queries.h"
#include "registry-data/schema.h"

#include <algorithm>

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
    /// The former program took it: its tables are of schema 36.
    bool isFormer() const { return m_report.header.schema == kOldestSchema; }
    Stored<Done> build();
    Stored<Done> makeFormerTables();
    Stored<Done> load();
    Stored<Done> checkSections(const std::vector<CopiedTable> &tables) const;
    Stored<Done> loadAll(const std::vector<CopiedTable> &tables);
    Stored<Done> runAll(const std::vector<std::string> &statements, int from, int to);
    Stored<Done> bringUp();
    Stored<Done> verify();
    Stored<Done> checkPeople();
    void nameUnproven();
    Stored<Done> giveRoles();
    Stored<Done> giveRole(const GivenRole &role);
    /// The bar goes from one per mille to another while a part of the work is done.
    registry::Progress part(int from, int to) const;

    Connection &m_connection;
    const RestoreOptions &m_options;
    const registry::Progress m_progress;
    std::vector<std::unique_ptr<DepositReader>> m_deposits;
    std::vector<GivenRole> m_roles; ///< that the deposit says logins have
    RestoreReport m_report;
};

constexpr int kWhole = 1000, kRead = 50, kBuilt = 70, kLoaded = 600, kChecked = 750;

/// What a restored registry's log has more than the deposit's: that it was installed.
constexpr std::int64_t kOwnEvents = 1;

} // namespace

/// The rows are what PostgreSQL refused, unless it could not work at all, or was told to stop.
static StoreError unfit(const StoreError &error)
{
    const bool isOfRows = error.kind == StoreError::Refused && !error.refusal.starts_with("5");
    return isOfRows ? registry::refused("deposit.unfit-rows", error.detail) : error;
}

/// Where two programs install at once, the second finds the schemas' names taken.
static StoreError asInstaller(const StoreError &error)
{
    if (error.refusal == "42P06" || error.refusal == "pg_namespace_nspname_index")
        return registry::refused("deposit.not-empty");
    return error.refusal == "role.wrong" ? registry::refused("schema.not-owner") : error;
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
        return base::fail(
            registry::refused("deposit.not-full", m_deposits.front()->file().toStdString()));
    for (std::size_t i = 1; i < m_deposits.size(); ++i) {
        const DepositHeader &before = m_deposits[i - 1]->header(), &next = m_deposits[i]->header();
        const std::string name = m_deposits[i]->file().toStdString();
        if (!next.since)
            return base::fail(registry::refused("deposit.no-increment", name));
        if (next.since->size != before.log.size || next.schema != before.schema)
            return base::fail(registry::refused("deposit.gap", name));
        if (next.since->root != before.log.root)
            return base::fail(registry::refused("deposit.other-history", name));
    }
    return Done();
}

Stored<Done> Restore::checkHeader() const
{
    const std::string name = m_deposits.back()->file().toStdString();
    if (m_report.header.schema > sql::kSchemaVersion)
        return base::fail(registry::refused("deposit.newer-schema", name));
    if (m_report.header.schema < kOldestSchema)
        return base::fail(registry::refused("deposit.older-schema", name));
    if (m_options.replaced.isLocal && !m_report.header.isLocal)
        return base::fail(registry::refused("deposit.shared", name));
    return Done();
}

/// Their rows' rules come with the tables that they are taken over into.
Stored<Done> Restore::makeFormerTables()
{
    if (auto roles = runScript(m_connection, sql::kRoles); !roles)
        return roles;
    if (const auto owner = m_connection.run(sql::migration::become_owner); !owner)
        return base::fail(owner.error());
    return runScript(m_connection, sql::kTablesOf36);
}

Stored<Done> Restore::build()
{
    if (const auto state = schemaState(m_connection); !state)
        return base::fail(state.error());
    if (const auto cleared = clearBeginning(m_connection, m_options.replaced); !cleared)
        return base::fail(asInstaller(cleared.error()));
    const auto built = isFormer() ? makeFormerTables() : installSchema(m_connection, false);
    if (!built)
        return base::fail(asInstaller(built.error()));
    return fixTextForm(m_connection);
}

static Stored<std::vector<std::string>> statementsOf(Connection &connection, std::string_view query,
                                                     const char *schema)
{
    const auto rows = connection.run(query, {QString::fromLatin1(schema)});
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
            return base::fail(registry::refused("cancelled"));
        if (const auto done = runScript(m_connection, statements[i]); !done)
            return base::fail(unfit(done.error()));
    }
    return Done();
}

/// Every table once, with its columns, and then the roles: what is left out nobody would miss.
Stored<Done> Restore::checkSections(const std::vector<CopiedTable> &tables) const
{
    for (const auto &deposit : m_deposits) {
        const std::vector<Section> &sections = deposit->header().sections;
        const auto [section, table] =
            std::ranges::mismatch(sections, tables, {}, {}, &CopiedTable::section);
        if (table != tables.end())
            return base::fail(registry::refused("deposit.other-tables", table->section.name));
        if (std::distance(section, sections.end()) != 1 || section->name != kRoleSection)
            return base::fail(registry::refused("deposit.other-tables", std::string(kRoleSection)));
    }
    return Done();
}

Stored<Done> Restore::loadAll(const std::vector<CopiedTable> &tables)
{
    if (auto fits = checkSections(tables); !fits)
        return fits;
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
    const char *schema = isFormer() ? kFormerTables : kTables;
    const auto tables = listTables(m_connection, schema, {});
    const auto tighten = statementsOf(m_connection, sql::deposit::list_tightening, schema);
    const auto loosen = statementsOf(m_connection, sql::deposit::list_loosening, schema);
    if (!tables || !tighten || !loosen)
        return base::fail(!tables ? tables.error() : !tighten ? tighten.error() : loosen.error());
    if (const auto loose = runAll(*loosen, kRead, kBuilt); !loose)
        return loose;
    if (const auto loaded = loadAll(*tables); !loaded)
        return loaded;
    return runAll(*tighten, kLoaded, kChecked);
}

/// The rows came with the log and the versions of another installation: this one is told after it.
Stored<Done> Restore::bringUp()
{
    if (!isFormer()) {
        const auto state = schemaState(m_connection);
        if (!state)
            return base::fail(state.error());
        if (state->applied != m_report.header.schema)
            return base::fail(registry::refused("deposit.other-tables", "schema_version"));
    }
    const auto done = isFormer() ? installSchema(m_connection, true)
                                 : installFunctions(m_connection, "upgrade", sql::kSchemaVersion);
    if (!done)
        return base::fail(unfit(done.error()));
    m_report.schema = sql::kSchemaVersion;
    return Done();
}

/// The log that the deposit states is a witness of this one, which has its own event behind it.
Stored<Done> Restore::verify()
{
    const registry::LogHead &stated = m_report.header.log;
    Verifier verifier(std::nullopt, m_connection, part(kChecked, kWhole));
    verifier.leaveOutLogins();
    auto found = verifier.run({{stated.size, stated.root, "head"}});
    if (!found)
        return base::fail(found.error());
    m_report.log = std::move(found).value();
    if (m_report.log.mismatch)
        return base::fail(registry::refused("deposit.mismatch", m_report.log.mismatch->subject));
    if (m_report.log.head.size != stated.size + kOwnEvents)
        return base::fail(registry::refused("deposit.mismatch", "head"));
    return checkPeople();
}

/// The switch is what the events say by now; the header only claims it.
Stored<Done> Restore::checkPeople()
{
    const auto state = m_connection.run(sql::deposit::read_state);
    if (!state)
        return base::fail(state.error());
    if (state->front()[3].toBool() != m_report.header.isLocal)
        return base::fail(registry::refused("deposit.mismatch", "people"));
    return Done();
}

/// The section of roles is no part of the log, so anybody could have written into it.
void Restore::nameUnproven()
{
    for (const GivenRole &each : m_roles) {
        const auto told = m_report.log.roles.find(each.login);
        if (told == m_report.log.roles.end() || !told->second.contains(each.role))
            m_report.unproven.push_back(each);
    }
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
    for (const auto &[login, roles] : m_report.log.roles) {
        for (const std::string &role : roles) {
            if (auto given = giveRole({login, role}); !given)
                return given;
        }
    }
    return Done();
}

Stored<RestoreReport> Restore::run()
{
    if (const auto locked = lockBeginning(m_connection); !locked)
        return base::fail(locked.error());
    if (const auto begun = m_connection.begin(); !begun)
        return base::fail(begun.error());
    const Rollback unlessCommitted(m_connection);
    for (const auto step : {&Restore::build, &Restore::load, &Restore::bringUp, &Restore::verify}) {
        if (const auto done = (this->*step)(); !done)
            return base::fail(done.error());
    }
    nameUnproven();
    if (const auto given = m_options.givesRoles ? giveRoles() : Done(); !given)
        return base::fail(given.error());
    if (m_progress && !m_progress(kWhole, kWhole))
        return base::fail(registry::refused("cancelled"));
    if (m_options.dryRun)
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
