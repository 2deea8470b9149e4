// SPDX-License-Identifier: MIT
#include "model/storage/store/treecheck.h"

#include "registry-data/queries.h"

#include <algorithm>

namespace nidreg::storage {

using base::Done;
using proof::Hash;
using registry::Misfit;
using registry::NotedHead;
using registry::Stored;

namespace {

/// The columns of log/copy_nodes.sql.
enum Column { CompletedBy, Level, Index, NodeHash };

} // namespace

TreeCheck::TreeCheck(const StatedHead &stated, std::vector<NotedHead> noted, FirstMisfit &misfit,
                     const std::atomic<bool> &isStopped)
    : m_stated(stated), m_noted(std::move(noted)), m_misfit(misfit), m_isStopped(isStopped)
{
    std::ranges::stable_sort(m_noted, {}, &NotedHead::size);
}

void TreeCheck::misfitAt(std::int64_t event)
{
    m_isWhole = false;
    m_misfit.found(Misfit::Node, event, "nodes of event " + std::to_string(event));
}

bool TreeCheck::isDue(const CopiedRow &row) const
{
    if (!m_due || m_seen == m_due->size())
        return false;
    const proof::MerkleTree::Node &due = (*m_due)[m_seen];
    return row.number(CompletedBy) == m_tree.size() - 1 && row.number(Level) == due.level
        && row.number(Index) == due.index && row.bytes(NodeHash) == proof::bytesOf(due.hash);
}

/// Rows come by event, then level: a leaf and what it completes. False at the first misfit.
bool TreeCheck::checkNode(const CopiedRow &row)
{
    if (row.hasNullBeside({})) {
        misfitAt(std::min(row.isNull(CompletedBy) ? m_tree.size() : row.number(CompletedBy),
                          m_tree.size()));
        return false;
    }
    const bool isComplete = !m_due || m_seen == m_due->size();
    if (!isComplete) {
        if (isDue(row))
            ++m_seen;
        else
            misfitAt(m_tree.size() - 1);
    } else {
        const auto leaf = proof::hashFrom(row.bytes(NodeHash));
        const bool isNext = row.number(CompletedBy) == m_tree.size() && row.number(Level) == 0
            && row.number(Index) == m_tree.size();
        if (!isNext || !leaf) {
            misfitAt(std::min(row.number(CompletedBy), m_tree.size()));
        } else {
            m_leaves.push(*leaf);
            m_due = &m_tree.appendLeaf(*leaf);
            m_seen = 1;
            checkWitnesses();
        }
    }
    return m_isWhole && !m_isStopped && !m_misfit.isBefore(m_tree.size() - 1);
}

void TreeCheck::checkWitnesses()
{
    for (; m_nextNoted < m_noted.size() && m_noted[m_nextNoted].size == m_tree.size();
         ++m_nextNoted) {
        const NotedHead &noted = m_noted[m_nextNoted];
        if (noted.root == proof::toHex(m_tree.root()))
            ++m_witnesses;
        else
            m_misfit.found(Misfit::Rewritten, noted.size, noted.name);
    }
}

void TreeCheck::checkHead()
{
    std::string peaks;
    for (const Hash &peak : m_tree.peaks())
        peaks += (peaks.empty() ? "" : " ") + proof::toHex(peak);
    const registry::LogHead &head = m_stated.head;
    if (head.size != m_tree.size() || head.root != proof::toHex(m_tree.root())
        || peaks != m_stated.peaks)
        m_misfit.found(Misfit::Head, m_tree.size(), "head");
    for (; m_nextNoted < m_noted.size(); ++m_nextNoted)
        m_misfit.found(Misfit::Truncated, m_noted[m_nextNoted].size, m_noted[m_nextNoted].name);
}

Stored<Done> TreeCheck::run(Connection &connection)
{
    checkWitnesses(); // of an empty log
    auto done = copyOut(connection, sql::log::copy_nodes,
                        [this](const CopiedRow &row) { return checkNode(row); });
    if (done && m_isWhole && m_due && m_seen != m_due->size())
        misfitAt(m_tree.size() - 1);
    if (done && m_isWhole && !m_isStopped && !m_misfit.isThere())
        checkHead();
    m_leaves.end();
    return done;
}

} // namespace nidreg::storage
