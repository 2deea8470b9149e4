// SPDX-License-Identifier: MIT
#include "model/storage/verifier.h"

#include "model/proof/sha256.h"
#include "model/storage/postgres/migrate.h"
#include "model/storage/postgres/script.h"
#include "model/storage/told.h"
#include "registry-data/queries.h"

#include <memory>
#include <thread>
#include <utility>

namespace nidreg::storage {

using base::Done;
using registry::LogReport;
using registry::Mismatch;
using registry::Stored;
using registry::StoreError;

/// How many events go by between two questions whether to go on.
static constexpr std::int64_t kStride = 1024;

Verifier::Done Verifier::readState()
{
    const auto rows = m_connection.run(sql::log::read_state);
    if (!rows)
        return base::fail(rows.error());
    if (rows->empty()) {
        m_mismatch.found(Mismatch::Head, 0, "head");
        return base::Done();
    }
    const QVariantList &row = rows->front();
    m_stated = {
        {row[0].toLongLong(), row[1].toString().toStdString(), row[5].toString().toStdString()},
        row[2].toString().toStdString(),
        row[3].toBool()};
    m_source = AuditSource(row[4].toBool(), m_stated.head.size);
    return base::Done();
}

/// One is missing, or this one is too many.
void Verifier::misnumbered(std::int64_t number, std::int64_t expected)
{
    const bool isGap = number > expected && expected < m_stated.head.size;
    const std::int64_t wrong = isGap ? expected : number;
    m_mismatch.found(Mismatch::Event, wrong, "event " + std::to_string(wrong));
}

/// An event in sight: its columns say what its bytes say.
void Verifier::checkEvent(const CopiedRow &row, std::int64_t number)
{
    if (!m_event.read(row))
        return m_mismatch.found(Mismatch::Event, number, "event " + std::to_string(number));
    m_bytes += std::int64_t(m_event.canonical().size());
    m_replay.take(m_event);
    m_records.take(m_event);
    ++m_events;
}

void Verifier::checkRow(const CopiedRow &row, TreeThread &tree)
{
    const std::int64_t number = row.number(EventColumn::Number);
    const std::int64_t expected = std::exchange(m_next, number + 1);
    if (number != expected)
        return misnumbered(number, expected);
    const bool isSeen = m_stated.seesAll || !row.isNull(EventColumn::Bytes);
    tree.take(number, isSeen ? std::optional(row.bytes(EventColumn::Bytes)) : std::nullopt,
              row.bytes(EventColumn::Nodes));
    if (isSeen)
        checkEvent(row, number);
    if (number % kStride == 0 && m_progress)
        m_isStopped = !m_progress(number, m_stated.head.size);
}

Verifier::Done Verifier::readEvents(TreeCheck &tree)
{
    TreeThread beside(tree);
    const auto read = m_source.read(m_connection, "event", [&](const CopiedRow &row) {
        checkRow(row, beside);
        return !m_isStopped && !m_mismatch.isInLog();
    });
    beside.finish();
    if (read && !m_isStopped)
        tree.end();
    return read;
}

/// A second connection that sees exactly what the first one sees; null where there is none to be
/// had, as on a server with all of its connections taken.
std::unique_ptr<Connection> Verifier::besideConnection()
{
    if (!m_access)
        return nullptr;
    const auto snapshot = m_connection.exportSnapshot();
    auto connection = Connection::open(*m_access);
    if (!snapshot || !connection || !(*connection)->joinSnapshot(*snapshot))
        return nullptr;
    return std::move(connection).value();
}

/// All that is held against the events.
Verifier::Done Verifier::readRecords(Connection &connection)
{
    const auto goesOn = [this] { return !m_mismatch.isInLog() && !m_isStopped; };
    if (!goesOn())
        return base::Done();
    const auto read = m_records.read(connection, m_source, goesOn);
    if (read)
        m_tablesRead = m_tables.read(connection, m_source, m_stated.seesAll, goesOn);
    return read;
}

/// The other thread speaks libpq only.
Verifier::Done Verifier::readInParallel(Connection &beside, TreeCheck &tree)
{
    Done read = base::Done();
    std::thread reader([&] { read = readRecords(beside); });
    auto events = readEvents(tree);
    reader.join();
    return events ? read : events;
}

Verifier::Done Verifier::readInTurn(TreeCheck &tree)
{
    const auto events = readEvents(tree);
    return events ? readRecords(m_connection) : events;
}

Verifier::Done Verifier::checkRecords()
{
    const auto done = m_records.finish(m_connection, m_source, m_stated.seesAll, m_mismatch);
    if (!done || m_mismatch.isThere())
        return done;
    if (m_tablesRead)
        m_tables.finish();
    return m_tablesRead;
}

/// The mails of discussions: all that events tell of, and no others.
Verifier::Done Verifier::checkMails()
{
    if (!m_stated.seesAll)
        return base::Done();
    const auto read = m_source.read(m_connection, "mail", [&](const CopiedRow &row) {
        m_mails.take(row);
        return !m_mails.mismatch();
    });
    if (!read)
        return read;
    m_mails.finish();
    if (const auto found = m_mails.mismatch()) {
        m_mismatch.found(Mismatch::Mail, found->number, found->subject);
        return base::Done();
    }
    return m_source.read(m_connection, "stray_mail", [this](const CopiedRow &row) {
        m_mismatch.found(Mismatch::Mail, row.number(0), std::string(row.bytes(1)));
        return false;
    });
}

/// What guards the tables is what was installed, and that is this program's.
Verifier::Done Verifier::checkDefinitions()
{
    if (auto read = m_definitions.read(m_connection, m_source); !read)
        return read;
    const auto differences = m_definitions.differences();
    if (!differences.empty())
        m_mismatch.found(Mismatch::Definition, 0, differences.front());
    else if (m_replay.definitionsSha256 != m_definitions.notedSha256())
        m_mismatch.found(Mismatch::Definition, 0, "list of definitions");
    else if (m_replay.schemaSha256 != schemaSha256())
        m_mismatch.found(Mismatch::Definition, 0, "installation");
    return base::Done();
}

Stored<LogReport> Verifier::report(const TreeCheck &tree)
{
    LogReport made;
    made.head = m_stated.head;
    made.mismatch = m_mismatch.first();
    made.differences = m_definitions.differences();
    made.events = m_events;
    made.revisions = m_records.revisions();
    made.versions = m_records.versions();
    made.mails = m_mails.count();
    made.witnesses = tree.witnesses();
    made.otherLogs = tree.otherLogs();
    made.bytes = m_bytes + m_records.bytes();
    made.isPartial = !m_stated.seesAll;
    if (m_stated.seesAll && !m_replay.settings.contains("local"))
        made.roles = m_replay.roles;
    return made;
}

Stored<LogReport> Verifier::run(const std::vector<registry::NotedHead> &noted)
{
    if (const auto read = readState(); !read)
        return base::fail(read.error());
    if (m_mismatch.isThere())
        return LogReport{{}, m_mismatch.first()};
    TreeCheck tree(m_stated, noted, m_mismatch);
    const auto beside = besideConnection();
    const auto done = beside ? readInParallel(*beside, tree) : readInTurn(tree);
    if (!done)
        return base::fail(done.error());
    if (m_isStopped)
        return base::fail(StoreError{StoreError::Refused, "cancelled", {}});
    if (!m_mismatch.isInLog()) { // else a stream was cancelled, and with it the transaction
        if (const auto checked = checkRecords(); !checked)
            return base::fail(checked.error());
    }
    if (!m_mismatch.isThere()) {
        if (const auto read = checkMails(); !read)
            return base::fail(read.error());
    }
    if (!m_mismatch.isInLog()) {
        if (const auto checked = checkDefinitions(); !checked)
            return base::fail(checked.error());
    }
    return report(tree);
}

Stored<Done> DefinitionCheck::read(Connection &connection, const AuditSource &source)
{
    const auto into = [](List &list) {
        return [&list](const CopiedRow &row) {
            list.insert_or_assign({std::string(row.bytes(0)), std::string(row.bytes(1))},
                                  std::string(row.bytes(2)));
            return true;
        };
    };
    if (auto noted = source.read(connection, "definition", into(m_noted)); !noted)
        return noted;
    // PostgreSQL writes names in full that are not in the path.
    if (auto path = runScript(connection, "set local search_path = pg_catalog"); !path)
        return path;
    return copyOut(connection, sql::log::list_definitions, into(m_found));
}

/// name=LENGTH:VALUE LF, as canonical_line() in the schema writes it.
static void addLine(std::string &to, std::string_view name, std::string_view value)
{
    to.append(name).append("=").append(std::to_string(value.size())).append(":");
    to.append(value).append("\n");
}

std::string DefinitionCheck::notedSha256() const
{
    std::string lines;
    for (const auto &[key, text] : m_noted) {
        addLine(lines, "kind", key.first);
        addLine(lines, "name", key.second);
        addLine(lines, "text", text);
    }
    return proof::sha256Hex(lines);
}

std::vector<std::string> DefinitionCheck::differences() const
{
    std::vector<std::string> all;
    const auto add = [&all](const List::value_type &each, const char *what) {
        all.push_back(each.first.first + ' ' + each.first.second + ' ' + what);
    };
    for (const auto &each : m_noted) {
        const auto found = m_found.find(each.first);
        if (found == m_found.end())
            add(each, "is missing");
        else if (found->second != each.second)
            add(each, "was changed");
    }
    for (const auto &each : m_found) {
        if (!m_noted.contains(each.first))
            add(each, "was added");
    }
    return all;
}

} // namespace nidreg::storage
