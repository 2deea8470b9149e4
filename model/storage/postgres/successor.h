// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/access.h"

#include <chrono>
#include <future>
#include <libpq-fe.h>
#include <stop_token>
#include <string>

namespace nidreg::storage {

/// Notices that another server has become the primary while a statement waits for this one. Where
/// the computer of this one does not answer any more, the others are asked at once and until one
/// has; but one whose processes stand still answers TCP for them, so that nothing but its place
/// being taken tells that it may never answer.
class Successor {
public:
    /// `connection` is open to a server that takes changes on `timeline`, and outlives this;
    /// `access` names several.
    Successor(const Access &access, const PGconn *connection, int timeline);
    ~Successor();
    Successor(const Successor &) = delete;
    Successor &operator=(const Successor &) = delete;

    /// A statement begins.
    void begin();
    /// To be called while it waits; asks on a thread of its own, after Access::askOthersAfter and
    /// again after pauses that grow to eight times as long. True once another server takes changes
    /// on a newer timeline.
    bool hasCome();

private:
    bool isSilent();

    Access m_access;
    const PGconn *m_connection;
    std::string m_own; ///< the server of the connection
    int m_timeline;
    std::chrono::steady_clock::time_point m_heard, m_next;
    std::chrono::milliseconds m_pause{}; ///< until it is asked again
    std::stop_source m_end;
    std::future<bool> m_asked;
};

} // namespace nidreg::storage
