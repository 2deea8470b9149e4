// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::storage {

using Hash = std::array<unsigned char, 32>;

/// SHA-256 of all parts, one after the other.
Hash sha256(std::string_view first, std::string_view second = {}, std::string_view third = {});
std::string toHex(const Hash &hash);

/// The tree of RFC 9162 section 2.1, grown leaf by leaf:
///
///     leaf = SHA-256(0x00 ‖ bytes), node = SHA-256(0x01 ‖ left ‖ right)
class MerkleTree {
public:
    /// A complete subtree: it covers the leaves index * 2^level and the following 2^level - 1.
    struct Node {
        int level;
        std::int64_t index;
        Hash hash;
    };

    /// Appends a leaf and answers the nodes that it completes, the leaf's own first.
    std::vector<Node> append(std::string_view bytes);

    std::int64_t size() const { return m_size; }
    /// The roots of the complete subtrees that make up the tree, largest first.
    const std::vector<Hash> &peaks() const { return m_peaks; }
    Hash root() const;

private:
    std::int64_t m_size = 0;
    std::vector<Hash> m_peaks;
};

} // namespace nidreg::storage
