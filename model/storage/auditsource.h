// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/log.h"
#include "model/storage/postgres/bulk.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

namespace nidreg::storage {

/// Reads the views that a verification compares with the log (registry-data/schema/audit.sql), in a
/// transaction that has begun. The owner copies them out of the tables; others ask a function for
/// what they may see, in pages.
class AuditSource {
public:
    /// `isOwner`: the login may read the tables themselves. `events`: how many the log has.
    AuditSource(bool isOwner, std::int64_t events) : m_isOwner(isOwner), m_events(events) { }

    /// Visits the rows of nidreg_data.audit_`view` as they come; the visitor answers false to stop.
    /// `view` is a constant.
    registry::Stored<base::Done> read(Connection &connection, std::string_view view,
                                      const std::function<bool(const CopiedRow &)> &visit) const;

private:
    registry::Stored<base::Done> readPages(
        Connection &connection, std::string_view view,
        const std::function<bool(const CopiedRow &)> &visit) const;

    bool m_isOwner;
    std::int64_t m_events;
};

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
