// SPDX-License-Identifier: MIT
#include "model/storage/treethread.h"

#include <utility>

namespace nidreg::storage {

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
