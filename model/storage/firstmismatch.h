// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/log.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>

namespace nidreg::storage {

/// Collects what two threads find, and keeps what comes first in the log: events and the nodes
/// above them in their order, then everything else in the order of Mismatch::Where and of its
/// number.
class FirstMismatch {
public:
    using Mismatch = registry::Mismatch;

    void found(Mismatch::Where where, std::int64_t number, std::string subject)
    {
        const std::lock_guard lock(m_mutex);
        Mismatch fresh{where, number, std::move(subject)};
        if (!m_first || rank(fresh) < rank(*m_first))
            m_first = std::move(fresh);
        m_isThere = true;
        m_isInLog = isInLog(*m_first);
    }

    bool isThere() const { return m_isThere; }
    bool isInLog() const { return m_isInLog; }
    std::optional<Mismatch> first() const
    {
        const std::lock_guard lock(m_mutex);
        return m_first;
    }

private:
    static bool isInLog(const Mismatch &mismatch) { return mismatch.where <= Mismatch::Node; }
    static std::tuple<bool, std::int64_t, std::int64_t> rank(const Mismatch &mismatch)
    {
        const auto where = std::int64_t(mismatch.where);
        if (isInLog(mismatch))
            return {false, mismatch.number, where};
        return {true, where, mismatch.number};
    }

    mutable std::mutex m_mutex;
    std::optional<Mismatch> m_first;
    std::atomic<bool> m_isThere = false;
    std::atomic<bool> m_isInLog = false; ///< what comes first is an event or a node above it
};

} // namespace nidreg::storage
