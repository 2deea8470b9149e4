// SPDX-License-Identifier: MIT
#include "model/storage/postgres/interrupter.h"

#include <chrono>
#include <utility>

namespace nidreg::storage {

static constexpr std::chrono::milliseconds kAgainAfter(100);

Interrupter::Interrupter(PGconn *connection, std::stop_token stop)
    : m_cancel(PQgetCancel(connection), &PQfreeCancel), m_stop(std::move(stop)),
      m_thread([this] { watch(); })
{
}

Interrupter::~Interrupter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void Interrupter::watch()
{
    std::unique_lock lock(m_mutex);
    m_wake.wait(lock, m_stop, [this] { return m_isOver; });
    while (!m_isOver) {
        lock.unlock();
        char reason[256];
        PQcancel(m_cancel.get(), reason, sizeof reason); // a server that is gone needs none
        lock.lock();
        m_wake.wait_for(lock, kAgainAfter, [this] { return m_isOver; });
    }
}

} // namespace nidreg::storage
