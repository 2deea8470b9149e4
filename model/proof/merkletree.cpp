// SPDX-License-Identifier: MIT
#include "model/proof/merkletree.h"

#include <bit>

namespace nidreg::proof {

Hash leafOf(std::string_view bytes)
{
    return sha256({"\x00", 1}, bytes);
}

Hash above(const Hash &left, const Hash &right)
{
    return sha256({"\x01", 1}, bytesOf(left), bytesOf(right));
}

Hash rootOver(const std::vector<Hash> &peaks)
{
    if (peaks.empty())
        return sha256({});
    Hash root = peaks.back();
    for (std::size_t i = peaks.size() - 1; i-- > 0;)
        root = above(peaks[i], root);
    return root;
}

const std::vector<MerkleTree::Node> &MerkleTree::appendLeaf(const Hash &leaf)
{
    m_completed.assign(1, Node{0, m_size, leaf});
    while (m_completed.back().index % 2 == 1) {
        const Node last = m_completed.back();
        m_completed.push_back({last.level + 1, last.index / 2, above(m_peaks.back(), last.hash)});
        m_peaks.pop_back();
    }
    m_peaks.push_back(m_completed.back().hash);
    ++m_size;
    return m_completed;
}

/// The largest power of two below `size`; size > 1.
static std::int64_t splitOf(std::int64_t size)
{
    return std::int64_t(std::bit_floor(std::uint64_t(size - 1)));
}

/// MTH(D[begin:end]) of section 2.1.1; `begin` is a multiple of the largest power of two inside.
static std::optional<Hash> hashOfRange(std::int64_t begin, std::int64_t end, const NodeLookup &node)
{
    const std::int64_t size = end - begin;
    if (std::has_single_bit(std::uint64_t(size))) {
        const int level = std::countr_zero(std::uint64_t(size));
        return node(level, begin >> level);
    }
    const auto left = hashOfRange(begin, begin + splitOf(size), node);
    const auto right = hashOfRange(begin + splitOf(size), end, node);
    if (!left || !right)
        return std::nullopt;
    return above(*left, *right);
}

std::optional<Hash> rootOf(std::int64_t size, const NodeLookup &node)
{
    return size == 0 ? std::optional(sha256({})) : hashOfRange(0, size, node);
}

static bool append(std::vector<Hash> &path, std::optional<Hash> hash)
{
    if (hash)
        path.push_back(*hash);
    return hash.has_value();
}

/// PATH(m, D[begin:end]); m counts from `begin`.
static bool addPath(std::int64_t m, std::int64_t begin, std::int64_t end, const NodeLookup &node,
                    std::vector<Hash> &path)
{
    if (end - begin == 1)
        return true;
    const std::int64_t middle = begin + splitOf(end - begin);
    if (begin + m < middle)
        return addPath(m, begin, middle, node, path)
            && append(path, hashOfRange(middle, end, node));
    return addPath(begin + m - middle, middle, end, node, path)
        && append(path, hashOfRange(begin, middle, node));
}

std::optional<std::vector<Hash>> inclusionPath(std::int64_t index, std::int64_t size,
                                               const NodeLookup &node)
{
    std::vector<Hash> path;
    if (index < 0 || index >= size || !addPath(index, 0, size, node, path))
        return std::nullopt;
    return path;
}

/// SUBPROOF(m, D[begin:end], isWhole); m counts from `begin`.
static bool addSubproof(std::int64_t m, std::int64_t begin, std::int64_t end, bool isWhole,
                        const NodeLookup &node, std::vector<Hash> &path)
{
    if (m == end - begin)
        return isWhole || append(path, hashOfRange(begin, end, node));
    const std::int64_t middle = begin + splitOf(end - begin);
    if (begin + m <= middle)
        return addSubproof(m, begin, middle, isWhole, node, path)
            && append(path, hashOfRange(middle, end, node));
    return addSubproof(begin + m - middle, middle, end, false, node, path)
        && append(path, hashOfRange(begin, middle, node));
}

std::optional<std::vector<Hash>> consistencyPath(std::int64_t old, std::int64_t size,
                                                 const NodeLookup &node)
{
    std::vector<Hash> path;
    if (old < 1 || old > size || !addSubproof(old, 0, size, true, node, path))
        return std::nullopt;
    return path;
}

bool isIncluded(const Hash &leaf, std::int64_t index, std::int64_t size,
                const std::vector<Hash> &path, const Hash &root)
{
    if (index < 0 || index >= size)
        return false;
    std::int64_t place = index;
    std::int64_t last = size - 1;
    Hash hash = leaf;
    for (const Hash &each : path) {
        if (last == 0)
            return false;
        if (place % 2 == 1 || place == last) {
            hash = above(each, hash);
            for (; place % 2 == 0 && place != 0; place /= 2)
                last /= 2;
        } else {
            hash = above(hash, each);
        }
        place /= 2;
        last /= 2;
    }
    return last == 0 && hash == root;
}

/// The two roots that a consistency path of at least one hash leads to.
static bool leadsToBoth(std::int64_t old, const Hash &oldRoot, std::int64_t size, const Hash &root,
                        const std::vector<Hash> &path)
{
    std::int64_t place = old - 1;
    std::int64_t last = size - 1;
    for (; place % 2 == 1; place /= 2)
        last /= 2;
    Hash before = path.front();
    Hash now = path.front();
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (last == 0)
            return false;
        if (place % 2 == 1 || place == last) {
            before = above(path[i], before);
            now = above(path[i], now);
            for (; place % 2 == 0 && place != 0; place /= 2)
                last /= 2;
        } else {
            now = above(now, path[i]);
        }
        place /= 2;
        last /= 2;
    }
    return last == 0 && before == oldRoot && now == root;
}

bool isConsistent(std::int64_t old, const Hash &oldRoot, std::int64_t size, const Hash &root,
                  const std::vector<Hash> &path)
{
    if (old < 1 || old > size)
        return false;
    if (old == size)
        return path.empty() && oldRoot == root;
    std::vector<Hash> whole = path;
    if (std::has_single_bit(std::uint64_t(old)))
        whole.insert(whole.begin(), oldRoot);
    return !whole.empty() && leadsToBoth(old, oldRoot, size, root, whole);
}

} // namespace nidreg::proof
