// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/pg/bulk.h"
#include "model/storage/store/firstmisfit.h"
#include "model/storage/store/loggedevent.h"

#include <atomic>

namespace nidreg::storage {

/// Holds revisions and versions against the events that tell of them, byte by byte.
class RecordCheck {
public:
    RecordCheck(FirstMisfit &misfit, const std::atomic<bool> &isStopped)
        : m_misfit(misfit), m_isStopped(isStopped)
    {
    }

    /// `seesAll`: a revision that no visible event tells of is one too many.
    registry::Stored<base::Done> run(Connection &connection, bool seesAll);

    std::int64_t revisions() const { return m_revisions; }
    std::int64_t versions() const { return m_versions; }
    std::int64_t bytes() const { return m_bytes; }

private:
    void checkRevision(const CopiedRow &row);
    void checkVersion(const CopiedRow &row);
    registry::Stored<base::Done> checkCounts(Connection &connection);
    bool isNext(std::string_view event);
    std::string hashed(std::string_view bytes);

    FirstMisfit &m_misfit;
    const std::atomic<bool> &m_isStopped;
    InstantWriter m_instant;
    std::int64_t m_lastEvent = -1;
    std::int64_t m_revisions = 0, m_versions = 0, m_bytes = 0;
};

} // namespace nidreg::storage
