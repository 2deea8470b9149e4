// SPDX-License-Identifier: MIT
#include "model/storage/treecheck.h"

#include "model/base/text.h"

#include <algorithm>
#include <utility>

namespace nidreg::storage {

using proof::Hash;
using registry::Mismatch;
using registry::NotedHead;

static constexpr std::size_t kHashBytes = sizeof(Hash);

TreeCheck::TreeCheck(const StatedHead &stated, std::vector<NotedHead> noted,
                     FirstMismatch &mismatch)
    : m_stated(stated), m_noted(std::move(noted)), m_mismatch(mismatch)
{
    m_otherLogs = std::int64_t(std::erase_if(m_noted, [&stated](const NotedHead &each) {
        return !each.log.empty() && each.log != stated.head.log;
    }));
    std::ranges::stable_sort(m_noted, {}, &NotedHead::size);
    checkWitnesses(); // of an empty log
}

void TreeCheck::take(std::int64_t number, std::optional<std::string_view> canonical,
                     std::string_view nodes)
{
    const bool isOfTree = hangs(nodes);
    const bool isOfEvent =
        !canonical || nodes.starts_with(proof::bytesOf(proof::leafOf(*canonical)));
    if (!isOfTree || !isOfEvent)
        m_mismatch.found(Mismatch::Node, number, "nodes of event " + std::to_string(number));
}

/// Hangs the leaf that `nodes` begin with into the tree; whether they are all that it completes.
bool TreeCheck::hangs(std::string_view nodes)
{
    const auto leaf = proof::hashFrom(nodes.substr(0, kHashBytes));
    if (!leaf)
        return false;
    const auto &due = m_tree.appendLeaf(*leaf);
    checkWitnesses();
    return std::ranges::all_of(due,
                               [&](const proof::MerkleTree::Node &node) {
                                   const bool isHere = nodes.starts_with(proof::bytesOf(node.hash));
                                   nodes.remove_prefix(isHere ? kHashBytes : 0);
                                   return isHere;
                               })
        && nodes.empty();
}

void TreeCheck::checkWitnesses()
{
    for (; m_nextNoted < m_noted.size() && m_noted[m_nextNoted].size == m_tree.size();
         ++m_nextNoted) {
        const NotedHead &noted = m_noted[m_nextNoted];
        if (noted.root == proof::toHex(m_tree.root()))
            ++m_witnesses;
        else
            m_mismatch.found(Mismatch::Rewritten, noted.size, noted.name);
    }
}

/// A head with another root and size than those of the events that there are: the events that it
/// counts beyond them are gone.
void TreeCheck::checkHead()
{
    const std::string peaks =
        base::joined(m_tree.peaks(), " ", [](const Hash &peak) { return proof::toHex(peak); });
    const registry::LogHead &head = m_stated.head;
    const bool isOfRoot = head.root == proof::toHex(m_tree.root());
    if (head.size > m_tree.size() && !isOfRoot && peaks != m_stated.peaks)
        m_mismatch.found(Mismatch::Event, m_tree.size(), "event " + std::to_string(m_tree.size()));
    else if (head.size != m_tree.size() || !isOfRoot || peaks != m_stated.peaks)
        m_mismatch.found(Mismatch::Head, m_tree.size(), "head");
}

void TreeCheck::end()
{
    if (m_mismatch.isThere())
        return;
    checkHead();
    for (; m_nextNoted < m_noted.size(); ++m_nextNoted)
        m_mismatch.found(Mismatch::Truncated, m_noted[m_nextNoted].size, m_noted[m_nextNoted].name);
}

/// Of events that are handed over together: enough to make waking a thread cheap, and little enough
/// to stay in a processor's cache.
static constexpr std::size_t kBatchBytes = 256 << 10;

void TreeThread::take(std::int64_t number, std::optional<std::string_view> canonical,
                      std::string_view nodes)
{
    const std::string_view seen = canonical.value_or(std::string_view());
    m_filling.leaves.push_back({number, seen.size(), nodes.size(), canonical.has_value()});
    m_filling.bytes.append(seen).append(nodes);
    if (m_filling.bytes.size() >= kBatchBytes)
        handOver();
}

void TreeThread::handOver()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_waiting.leaves.empty(); });
    std::swap(m_filling, m_waiting);
    m_changed.notify_one();
}

void TreeThread::finish()
{
    if (!m_thread.joinable())
        return;
    handOver();
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
        m_changed.notify_one();
    }
    m_thread.join();
}

void TreeThread::work()
{
    Batch batch;
    for (;;) {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return m_isOver || !m_waiting.leaves.empty(); });
            if (m_waiting.leaves.empty())
                return;
            std::swap(batch, m_waiting);
            m_changed.notify_one();
        }
        check(batch);
    }
}

void TreeThread::check(Batch &batch)
{
    std::string_view rest = batch.bytes;
    const auto next = [&rest](std::size_t size) {
        const std::string_view taken = rest.substr(0, size);
        rest.remove_prefix(size);
        return taken;
    };
    for (const Batch::Leaf &leaf : batch.leaves) {
        const std::string_view canonical = next(leaf.canonical);
        m_tree.take(leaf.number, leaf.isSeen ? std::optional(canonical) : std::nullopt,
                    next(leaf.nodes));
    }
    batch.leaves.clear();
    batch.bytes.clear();
}

} // namespace nidreg::storage
