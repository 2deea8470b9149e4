// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/log.h"

#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>

namespace nidreg::storage {

/// Collects what two threads find, and keeps what comes first in the log: events and the nodes
/// above them in their order, then everything else in the order of Misfit::Where.
class FirstMisfit {
public:
    using Misfit = registry::Misfit;

    void found(Misfit::Where where, std::int64_t number, std::string subject)
    {
        const std::lock_guard lock(m_mutex);
        Misfit fresh{where, number, std::move(subject)};
        if (!m_first || rank(fresh) < rank(*m_first))
            m_first = std::move(fresh);
        m_isThere = true;
        if (isInLog(*m_first))
            m_event = m_first->number;
    }

    bool isThere() const { return m_isThere; }
    bool isInLog() const { return m_event != kNone; }
    /// True once something that comes before event `number` does not fit: no need to look there.
    bool isBefore(std::int64_t number) const { return m_event < number; }
    std::optional<Misfit> first() const
    {
        const std::lock_guard lock(m_mutex);
        return m_first;
    }

private:
    static bool isInLog(const Misfit &misfit) { return misfit.where <= Misfit::Node; }
    static std::tuple<bool, std::int64_t, int> rank(const Misfit &misfit)
    {
        return {!isInLog(misfit), isInLog(misfit) ? misfit.number : std::int64_t(misfit.where),
                int(misfit.where)};
    }

    mutable std::mutex m_mutex;
    std::optional<Misfit> m_first;
    std::atomic<bool> m_isThere = false;
    static constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();
    std::atomic<std::int64_t> m_event = kNone; ///< what comes first in the log
};

} // namespace nidreg::storage
