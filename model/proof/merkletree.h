// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// The log's tree (RFC 9162 section 2.1) and proofs about it for people who do not have the log.
namespace nidreg::proof {

/// The hash of a leaf: SHA-256(0x00 ‖ bytes).
Hash leafOf(std::string_view bytes);
/// The hash of an inner node: SHA-256(0x01 ‖ left ‖ right).
Hash above(const Hash &left, const Hash &right);
/// The root over complete subtrees, largest first; of none: SHA-256 of nothing.
Hash rootOver(const std::vector<Hash> &peaks);

/// The tree, grown leaf by leaf.
class MerkleTree {
public:
    /// A complete subtree: it covers the leaves index * 2^level and the following 2^level - 1.
    struct Node {
        int level;
        std::int64_t index;
        Hash hash;
    };

    /// Appends a leaf and answers the nodes that it completes, the leaf's own first. The answer is
    /// good until the next append.
    const std::vector<Node> &append(std::string_view bytes) { return appendLeaf(leafOf(bytes)); }
    const std::vector<Node> &appendLeaf(const Hash &leaf);

    std::int64_t size() const { return m_size; }
    /// The roots of the complete subtrees that make up the tree, largest first.
    const std::vector<Hash> &peaks() const { return m_peaks; }
    Hash root() const { return rootOver(m_peaks); }

private:
    std::int64_t m_size = 0;
    std::vector<Hash> m_peaks;
    std::vector<Node> m_completed;
};

/// Hash of the complete subtree (level, index); nothing where it is not known.
using NodeLookup = std::function<std::optional<Hash>(int level, std::int64_t index)>;

/// The path of leaf `index` in the tree of the first `size` leaves (RFC 9162 section 2.1.3.1);
/// 0 <= index < size. Nothing where `node` lacks one that it takes.
std::optional<std::vector<Hash>> inclusionPath(std::int64_t index, std::int64_t size,
                                               const NodeLookup &node);
/// That the tree of `size` leaves begins with that of `old` (section 2.1.4.1); 0 < old <= size.
std::optional<std::vector<Hash>> consistencyPath(std::int64_t old, std::int64_t size,
                                                 const NodeLookup &node);
/// The root of the first `size` leaves.
std::optional<Hash> rootOf(std::int64_t size, const NodeLookup &node);

/// True when the path leads from the leaf to the root (section 2.1.3.2).
bool isIncluded(const Hash &leaf, std::int64_t index, std::int64_t size,
                const std::vector<Hash> &path, const Hash &root);
/// True when the path leads from the old root to the new one (section 2.1.4.2).
bool isConsistent(std::int64_t old, const Hash &oldRoot, std::int64_t size, const Hash &root,
                  const std::vector<Hash> &path);

} // namespace nidreg::proof
