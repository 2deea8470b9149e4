// SPDX-License-Identifier: MIT
#include "model/storage/deposit/dump.h"

#include "model/storage/deposit/depositreader.h"
#include "model/storage/deposit/depositwriter.h"
#include "model/storage/deposit/tables.h"
#include "model/storage/lognodes.h"
#include "model/storage/postgres/copytext.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/postgres/script.h"
#include "registry-data/queries.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace nidreg::storage {

using base::Done;
using registry::LogHead;
using registry::Stored;
using registry::StoreError;

namespace {

/// One deposit under way, inside of its snapshot.
class Dump {
public:
    Dump(Connection &connection, const registry::Progress &progress)
        : m_connection(connection), m_progress(progress)
    {
    }

    Stored<DepositReport> run(const QString &file, const DumpOptions &options);

private:
    Stored<Done> readSince(const QString &earlier);
    Stored<Done> checkSchema();
    Stored<Done> begin();
    Stored<Done> readState();
    Stored<Done> checkHistory();
    Stored<Done> listSections();
    Stored<Done> write(const QString &file, DepositWriter::Form form);
    Stored<Done> writeSections(DepositWriter &writer);
    Stored<Done> copy(const std::string &statement, std::int64_t share, DepositWriter &writer);

    Connection &m_connection;
    const registry::Progress m_progress;
    std::optional<DepositHeader> m_earlier;
    std::vector<CopiedTable> m_tables;
    DepositReport m_report;
    std::int64_t m_done = 0, m_total = 0;
};

} // namespace

Stored<Done> Dump::readSince(const QString &earlier)
{
    const auto reader = DepositReader::open(earlier, m_progress);
    if (!reader)
        return base::fail(reader.error());
    m_earlier = (*reader)->header();
    return Done();
}

/// Who may not become the owner may not look at the versions either, or not at all.
static StoreError asOwners(const StoreError &error)
{
    const bool isDenied = error.refusal == "role.wrong" || error.refusal == "login.without-role";
    return isDenied ? registry::refused("deposit.not-owner") : error;
}

/// A registry of this program's schema; an older one is migrated first.
Stored<Done> Dump::checkSchema()
{
    const auto state = schemaState(m_connection);
    if (!state)
        return base::fail(asOwners(state.error()));
    if (state->applied == 0)
        return base::fail(registry::refused("deposit.no-registry"));
    if (state->applied < state->known)
        return base::fail(registry::refused("schema.older"));
    m_report.header.schema = state->applied;
    return Done();
}

/// Neither statement takes the snapshot: it is of after a migration that the lock waited for, and
/// the next one waits until the deposit is taken.
static constexpr std::string_view kHold =
    "set local role nidreg_owner; lock table nidreg_data.schema_version in access share mode";

Stored<Done> Dump::begin()
{
    if (const auto fits = checkSchema(); !fits)
        return fits;
    if (const auto begun = m_connection.beginSnapshot(); !begun)
        return begun;
    if (const auto held = runScript(m_connection, kHold); !held)
        return base::fail(asOwners(held.error()));
    if (const auto fits = checkSchema(); !fits)
        return fits;
    return fixTextForm(m_connection);
}

Stored<Done> Dump::readState()
{
    const auto rows = m_connection.run(sql::deposit::read_state);
    if (!rows)
        return base::fail(rows.error());
    if (rows->empty())
        return base::fail(registry::refused("deposit.no-registry"));
    const QVariantList &row = rows->front();
    m_report.header.registry = row[0].toString().toStdString();
    m_report.header.server = row[1].toString().toStdString();
    m_report.header.taken = row[2].toString().toStdString();
    m_report.header.isLocal = row[3].toBool();
    m_report.header.log = {row[4].toLongLong(), row[5].toString().toStdString(),
                           row[6].toString().toStdString()};
    return Done();
}

/// The log is the earlier deposit's, and more.
Stored<Done> Dump::checkHistory()
{
    if (!m_earlier)
        return Done();
    if (m_earlier->schema != m_report.header.schema)
        return base::fail(registry::refused("deposit.schema-changed"));
    const LogHead &then = m_earlier->log;
    if (then.size > m_report.header.log.size)
        return base::fail(registry::refused("deposit.other-history"));
    const auto rows = m_connection.run(sql::log::read_consistency, {qlonglong(then.size)});
    if (!rows)
        return base::fail(rows.error());
    const LogNodes nodes(rows->front()[2].toString().toStdString());
    if (then.size > 0 && nodes.rootOf(then.size) != then.root)
        return base::fail(registry::refused("deposit.other-history"));
    m_report.header.since = then;
    return Done();
}

Stored<Done> Dump::listSections()
{
    const auto &since = m_report.header.since;
    auto tables =
        listTables(m_connection, kTables, since ? std::optional(since->size) : std::nullopt);
    if (!tables)
        return base::fail(tables.error());
    m_tables = std::move(tables).value();
    const auto roles = m_connection.value(sql::deposit::list_roles);
    if (!roles)
        return base::fail(roles.error());
    m_tables.push_back({{std::string(kRoleSection), {"login", "role"}, false},
                        0,
                        roles->toString().toStdString(),
                        {}});
    for (const CopiedTable &each : m_tables) {
        m_report.header.sections.push_back(each.section);
        m_total += each.bytes;
    }
    return Done();
}

/// `share` is what the section counts for in the progress, however many bytes it has as text.
Stored<Done> Dump::copy(const std::string &statement, std::int64_t share, DepositWriter &writer)
{
    static constexpr std::int64_t kStride = 512;
    bool isStopped = false, isWritten = true;
    std::int64_t rows = 0, bytes = 0;
    const auto copied = copyTextOut(m_connection, statement, [&](std::string_view row) {
        bytes += std::int64_t(row.size());
        if (++rows % kStride == 0 && m_progress)
            isStopped = !m_progress(m_done + std::min(bytes, share), m_total);
        isWritten = writer.row(row);
        return isWritten && !isStopped;
    });
    m_done += share;
    if (!isWritten)
        return base::fail(registry::refused("deposit.unwritable"));
    if (isStopped || (m_progress && !m_progress(m_done, m_total)))
        return base::fail(registry::refused("cancelled"));
    return copied;
}

Stored<Done> Dump::writeSections(DepositWriter &writer)
{
    writer.begin(m_report.header);
    for (const CopiedTable &each : m_tables) {
        writer.beginSection(each.section.name);
        if (const auto copied = copy(each.copyOut, each.bytes, writer); !copied)
            return copied;
        writer.endSection();
    }
    if (!writer.finish())
        return base::fail(registry::refused("deposit.unwritable"));
    return Done();
}

Stored<Done> Dump::write(const QString &name, DepositWriter::Form form)
{
    const auto unwritable = [&name](const QString &why) {
        return base::fail(
            registry::refused("deposit.unwritable", (name + ": " + why).toStdString()));
    };
    const bool isNew = !QFileInfo::exists(name);
    QSaveFile file(name); // unbuffered: what a full disk took only in part is an error at once
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return unwritable(file.errorString());
    if (isNew && !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return unwritable(file.errorString());
    DepositWriter writer(file, form);
    if (const auto written = writeSections(writer); !written)
        return written.error().refusal == "deposit.unwritable" ? unwritable(file.errorString())
                                                               : base::fail(written.error());
    m_report.rows = writer.rows();
    m_report.bytes = file.size();
    if (!file.commit())
        return unwritable(file.errorString());
    return Done();
}

static Stored<Done> checkTarget(const QString &file, const QString &earlier)
{
    const QFileInfo target(file);
    if (target.exists() && !target.isFile())
        return base::fail(registry::refused("deposit.no-file", file.toStdString()));
    if (!earlier.isEmpty() && target.exists()
        && target.canonicalFilePath() == QFileInfo(earlier).canonicalFilePath())
        return base::fail(registry::refused("deposit.same-file", file.toStdString()));
    return Done();
}

Stored<DepositReport> Dump::run(const QString &file, const DumpOptions &options)
{
    if (const auto fits = checkTarget(file, options.since); !fits)
        return base::fail(fits.error());
    if (!options.since.isEmpty()) {
        if (const auto read = readSince(options.since); !read)
            return base::fail(read.error());
    }
    const Rollback always(m_connection);
    for (const auto step :
         {&Dump::begin, &Dump::readState, &Dump::checkHistory, &Dump::listSections}) {
        if (const auto done = (this->*step)(); !done)
            return base::fail(done.error());
    }
    const auto form =
        options.isPlain ? DepositWriter::Form::Plain : DepositWriter::Form::Compressed;
    if (const auto written = write(file, form); !written)
        return base::fail(written.error());
    return m_report;
}

Stored<DepositReport> dump(const Access &access, const QString &file, const DumpOptions &options,
                           const registry::Progress &progress)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    return Dump(**connection, progress).run(file, options);
}

Stored<bool> mayDump(const Access &access)
{
    const auto connection = Connection::open(access);
    if (!connection)
        return base::fail(connection.error());
    const auto may = (*connection)->value(sql::deposit::may_dump);
    return may ? Stored<bool>(may->toBool()) : base::fail(may.error());
}

Stored<DepositReport> inspect(const QString &file, const registry::Progress &progress)
{
    const auto reader = DepositReader::open(file, progress);
    if (!reader)
        return base::fail(reader.error());
    return DepositReport{(*reader)->header(), 0, (*reader)->bytes()};
}

} // namespace nidreg::storage
