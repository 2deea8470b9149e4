// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/bulk.h"

#include <functional>
#include <string_view>

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

} // namespace nidreg::storage
