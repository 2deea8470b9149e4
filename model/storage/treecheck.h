// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/merkletree.h"
#include "model/storage/firstmismatch.h"

#include <optional>
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
              FirstMismatch &mismatch);

    /// The next event: `nodes` are stored with it, 32 bytes each after the other. Its leaf, which
    /// they begin with, is hung into the tree, and they are just those that it completes; the leaf
    /// is that of `canonical`, where this login sees the event.
    void take(std::int64_t number, std::optional<std::string_view> canonical,
              std::string_view nodes);
    /// No more will come.
    void end();

    std::int64_t witnesses() const { return m_witnesses; }

private:
    bool hangs(std::string_view nodes);
    void checkHead();
    void checkWitnesses();

    const StatedHead &m_stated;
    std::vector<registry::NotedHead> m_noted; ///< by size
    FirstMismatch &m_mismatch;
    proof::MerkleTree m_tree;
    std::size_t m_nextNoted = 0;
    std::int64_t m_witnesses = 0;
};

} // namespace nidreg::storage
