// SPDX-License-Identifier: MIT
#include "model/storage/postgres/successor.h"

#include "model/storage/postgres/primary.h"

#include <utility>

namespace nidreg::storage {

Successor::Successor(const Access &access, const PGconn *connection, int timeline)
    : m_access(access), m_own(serverOf(connection)), m_timeline(timeline)
{
}

void Successor::begin()
{
    m_next = std::chrono::steady_clock::now() + m_access.askOthersAfter;
}

bool Successor::hasCome()
{
    using std::chrono::steady_clock;
    if (!m_asked.valid()) {
        if (steady_clock::now() < m_next)
            return false;
        // Deferred where there is no thread to be had: then nobody is asked this time.
        m_asked = std::async(std::launch::async | std::launch::deferred, hasSuccessor, m_access,
                             m_own, m_timeline);
    }
    const auto state = m_asked.wait_for(std::chrono::seconds(0));
    if (state == std::future_status::timeout)
        return false;
    m_next = steady_clock::now() + m_access.askOthersAfter;
    std::future<bool> asked = std::exchange(m_asked, {});
    return state == std::future_status::ready && asked.get();
}

} // namespace nidreg::storage
