// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/auditsource.h"
#include "model/storage/loggedevent.h"
#include "model/storage/postgres/bulk.h"
#include "model/storage/recordcheck.h"
#include "model/storage/replay.h"
#include "model/storage/tablecheck.h"
#include "model/storage/treecheck.h"

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::storage {

/// Compares the functions, triggers, constraints, views, owners and rights of the database with the
/// list that the newest installation recorded. The list is in the log by its hash; what it was made
/// from, by the hash of the scripts.
class DefinitionCheck {
public:
    /// Reads both, in the present transaction.
    registry::Stored<base::Done> read(Connection &connection, const AuditSource &source);

    /// SHA-256 of the noted list, in hex: what the event of the installation says.
    std::string notedSha256() const;

    /// "function nidreg.submit(…) was changed", one for each difference, by kind and name. In
    /// English: these are PostgreSQL's names.
    std::vector<std::string> differences() const;

private:
    using List =
        std::map<std::pair<std::string, std::string>, std::string>; ///< kind and name to text
    List m_noted, m_found;
};

/// Recomputes the whole log from its bytes and compares everything that it covers with it. Runs
/// inside a snapshot transaction of `connection`; reads all that is not events in the same snapshot
/// over a connection of its own, beside the events, where it gets one. Without `access` it asks for
/// none: for a transaction whose changes others cannot see yet.
class Verifier {
public:
    Verifier(std::optional<Access> access, Connection &connection,
             const registry::Progress &progress)
        : m_access(std::move(access)), m_connection(connection), m_progress(progress)
    {
    }

    /// What logins of this server hold is not compared: the registry comes from another one.
    void leaveOutLogins() { m_tables.leaveOutLogins(); }

    registry::Stored<registry::LogReport> run(const std::vector<registry::NotedHead> &noted);

private:
    using Done = registry::Stored<base::Done>;

    Done readState();
    Done checkDefinitions();
    std::unique_ptr<Connection> besideConnection();
    Done readInParallel(Connection &beside, TreeCheck &tree);
    Done readInTurn(TreeCheck &tree);
    Done readEvents(TreeCheck &tree);
    Done readRecords(Connection &connection);
    void checkRow(const CopiedRow &row, TreeThread &tree);
    void checkEvent(const CopiedRow &row, std::int64_t number);
    void misnumbered(std::int64_t number, std::int64_t expected);
    Done checkRecords();
    Done checkMails();
    registry::Stored<registry::LogReport> report(const TreeCheck &tree);

    std::optional<Access> m_access;
    Connection &m_connection;
    const registry::Progress m_progress;
    StatedHead m_stated;
    AuditSource m_source{false, 0};
    FirstMismatch m_mismatch;
    std::atomic<bool> m_isStopped = false;
    LoggedEvent m_event;
    Replay m_replay;
    RecordCheck m_records;
    TableCheck m_tables{m_replay, m_mismatch};
    DefinitionCheck m_definitions;
    /// Used only when everything before matches: a query may fail because of a manipulation.
    Done m_tablesRead = base::Done();
    MailAudit m_mails;
    std::int64_t m_events = 0, m_next = 0, m_bytes = 0;
};

} // namespace nidreg::storage
