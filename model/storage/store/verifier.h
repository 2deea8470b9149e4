// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/pg/bulk.h"
#include "model/storage/store/mailaudit.h"
#include "model/storage/store/merkletree.h"

#include <optional>

namespace nidreg::storage {

/// Recomputes the whole log from its bytes and holds everything that it covers against it. Runs
/// inside a snapshot transaction of `connection`.
class Verifier {
public:
    Verifier(Connection &connection, const registry::Progress &progress)
        : m_connection(connection), m_progress(progress)
    {
    }

    registry::Stored<registry::LogReport> run();

private:
    using Misfit = registry::Misfit;
    using Check = void (Verifier::*)(const BulkRow &);

    registry::Stored<base::Done> readState();
    registry::Stored<base::Done> checkRows(std::string_view statement, Check check);
    registry::Stored<base::Done> checkPlaces();

    void checkEvent(const BulkRow &row);
    void checkNodes(const std::vector<MerkleTree::Node> &nodes, std::string_view stored);
    void checkHead();
    void checkRevision(const BulkRow &row);
    void checkVersion(const BulkRow &row);
    void checkMail(const BulkRow &row);
    registry::Stored<base::Done> checkMails();
    void checkCounts();
    void misfit(Misfit::Where where, std::int64_t number, std::string subject);

    Connection &m_connection;
    const registry::Progress &m_progress;
    MerkleTree m_tree;
    MailAudit m_mails;
    registry::LogReport m_report;
    std::string m_peaks; ///< as the database states them, hex, separated by spaces
    std::int64_t m_nodesStored = 0, m_revisionsStored = 0, m_versionsStored = 0;
    std::int64_t m_nodesSeen = 0;
    bool m_isStopped = false;
};

} // namespace nidreg::storage
