// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/access.h"

#include <chrono>
#include <future>
#include <libpq-fe.h>
#include <string>

namespace nidreg::storage {

/// Notices that another server has become the primary while a statement waits for this one. A
/// server whose machine stands still answers TCP for its processes, so nothing but its place being
/// taken tells that it may never answer.
class Successor {
public:
    /// `connection` is open to a server that takes changes on `timeline`; `access` names several.
    Successor(const Access &access, const PGconn *connection, int timeline);

    /// A statement begins.
    void begin();
    /// To be called while it waits; asks on a thread of its own, after Access::askOthersAfter and
    /// again. True once another server takes changes on a newer timeline.
    bool hasCome();

private:
    Access m_access;
    std::string m_own; ///< the server of the connection
    int m_timeline;
    std::chrono::steady_clock::time_point m_next;
    std::future<bool> m_asked; ///< ends within connect_timeout of each server
};

} // namespace nidreg::storage
