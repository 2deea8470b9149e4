// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/merkletree.h"
#include "model/storage/pg/bulk.h"
#include "model/storage/store/firstmisfit.h"
#include "model/storage/store/leafqueue.h"

#include <atomic>
#include <string>
#include <vector>

namespace nidreg::storage {

/// What the database states about the log's end.
struct StatedHead {
    registry::LogHead head;
    std::string peaks; ///< hex, separated by spaces
    bool seesAll = true; ///< this login sees every event
};

/// Rebuilds the tree from its stored leaves and holds every stored node, the head and what
/// witnesses noted against it. Whoever reads the events takes the leaves from leaves().
class TreeCheck {
public:
    TreeCheck(const StatedHead &stated, std::vector<registry::NotedHead> noted, FirstMisfit &misfit,
              const std::atomic<bool> &isStopped);

    registry::Stored<base::Done> run(Connection &connection);

    LeafQueue &leaves() { return m_leaves; }
    /// After run().
    std::int64_t size() const { return m_tree.size(); }
    std::int64_t witnesses() const { return m_witnesses; }

private:
    bool checkNode(const CopiedRow &row);
    bool isDue(const CopiedRow &row) const;
    void checkHead();
    void checkWitnesses();
    void misfitAt(std::int64_t event);

    const StatedHead &m_stated;
    std::vector<registry::NotedHead> m_noted; ///< by size
    FirstMisfit &m_misfit;
    const std::atomic<bool> &m_isStopped;
    LeafQueue m_leaves;

    proof::MerkleTree m_tree;
    const std::vector<proof::MerkleTree::Node> *m_due = nullptr; ///< that the last leaf completed
    std::size_t m_seen = 0; ///< how many of them were there
    bool m_isWhole = true; ///< no stored node was amiss
    std::size_t m_nextNoted = 0;
    std::int64_t m_witnesses = 0;
};

} // namespace nidreg::storage
