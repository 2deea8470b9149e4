// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <libpq-fe.h>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace nidreg::storage {

/// After a stop request, cancels what the connection's server does, repeatedly from a thread of its
/// own: a cancel may come between two statements, and a statement that waits for a lock answers
/// nothing else.
class Interrupter {
public:
    /// `connection` is open; it may be closed before this ends.
    Interrupter(PGconn *connection, std::stop_token stop);
    ~Interrupter();
    Interrupter(const Interrupter &) = delete;
    Interrupter &operator=(const Interrupter &) = delete;

private:
    void watch();

    std::unique_ptr<PGcancel, decltype(&PQfreeCancel)> m_cancel;
    std::stop_token m_stop;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    bool m_isOver = false;
    std::thread m_thread; ///< the last member: it uses the others
};

} // namespace nidreg::storage
