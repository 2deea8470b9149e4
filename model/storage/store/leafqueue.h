// SPDX-License-Identifier: MIT
#pragma once

#include "model/proof/sha256.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace nidreg::storage {

/// Hands the tree's leaves, in their order, from the thread that reads the tree to the one that
/// reads the events.
class LeafQueue {
public:
    void push(const proof::Hash &leaf)
    {
        m_made.push_back(leaf);
        if (m_made.size() == kBatch)
            hand(false);
    }
    /// No more will come.
    void end() { hand(true); }

    /// Leaf `number`, which must not be less than the one asked for before; waits for it. Nothing
    /// where the tree ends before it.
    std::optional<proof::Hash> leaf(std::int64_t number)
    {
        while (number >= m_begin + std::int64_t(m_current.size())) {
            if (!next())
                return std::nullopt;
        }
        return m_current[std::size_t(number - m_begin)];
    }

private:
    static constexpr std::size_t kBatch = 1024;

    void hand(bool isLast)
    {
        const std::lock_guard lock(m_mutex);
        m_batches.push_back(std::exchange(m_made, {}));
        m_isEnded = m_isEnded || isLast;
        m_changed.notify_one();
    }

    bool next()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_batches.empty() || m_isEnded; });
        if (m_batches.empty())
            return false;
        m_begin += std::int64_t(m_current.size());
        m_current = std::move(m_batches.front());
        m_batches.pop_front();
        return true;
    }

    std::vector<proof::Hash> m_made; ///< of the pushing thread
    std::vector<proof::Hash> m_current; ///< of the asking thread
    std::int64_t m_begin = 0; ///< the number of the first of m_current

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::vector<proof::Hash>> m_batches;
    bool m_isEnded = false;
};

} // namespace nidreg::storage
