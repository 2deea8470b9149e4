// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/merkletree.h"
#include "model/storage/store/firstmisfit.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::storage {

/// What the database states about the log's end.
struct StatedHead {
    registry::LogHead head;
    std::string peaks; ///< hex, separated by spaces
    bool seesAll = true; ///< this login sees every event
};

/// Rebuilds the tree from its stored leaves and holds every stored node, the head and what
/// witnesses noted against it.
class TreeCheck {
public:
    TreeCheck(const StatedHead &stated, std::vector<registry::NotedHead> noted,
              FirstMisfit &misfit);

    /// Hangs the leaf of the next event into the tree. `nodes` are stored with that event, 32 bytes
    /// each after the other; false where they are not just those that it completes.
    bool take(std::string_view nodes);
    /// No more will come.
    void end();

    std::int64_t witnesses() const { return m_witnesses; }

private:
    void checkHead();
    void checkWitnesses();

    const StatedHead &m_stated;
    std::vector<registry::NotedHead> m_noted; ///< by size
    FirstMisfit &m_misfit;
    proof::MerkleTree m_tree;
    std::size_t m_nextNoted = 0;
    std::int64_t m_witnesses = 0;
};

} // namespace nidreg::storage
