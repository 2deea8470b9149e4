// SPDX-License-Identifier: MIT
#include "model/storage/postgres/successor.h"

#include "model/storage/postgres/asking.h"
#include "model/storage/postgres/primary.h"

#include <algorithm>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <utility>

namespace nidreg::storage {

using std::chrono::steady_clock;

/// How long others are asked without a pause where the computer does not answer.
static constexpr std::chrono::seconds kWhileSilent{3};

Successor::Successor(const Access &access, const PGconn *connection, int timeline)
    : m_access(access), m_connection(connection), m_own(serverOf(connection)), m_timeline(timeline)
{
}

Successor::~Successor()
{
    m_end.request_stop(); // or the thread would be waited for
}

/// Longer than an answer is on its way.
static constexpr std::chrono::milliseconds kSilence{200};

/// Whether the other computer owes an answer to what was sent, or to the question whether it is
/// there (tcp(7), keepalives). False of a Unix socket.
static bool owesAnswer(int socket)
{
    tcp_info told{};
    socklen_t size = sizeof told;
    return ::getsockopt(socket, IPPROTO_TCP, TCP_INFO, &told, &size) == 0
        && (told.tcpi_retransmits > 0 || told.tcpi_probes > 0);
}

void Successor::begin()
{
    m_heard = steady_clock::now();
    m_pause = m_access.askOthersAfter;
    m_next = m_heard + m_pause;
}

bool Successor::isSilent()
{
    if (!owesAnswer(PQsocket(m_connection)))
        m_heard = steady_clock::now();
    return steady_clock::now() - m_heard > kSilence;
}

bool Successor::hasCome()
{
    if (!m_asked.valid()) {
        const bool isLost = isSilent();
        if (!isLost && steady_clock::now() < m_next)
            return false;
        // Deferred where there is no thread to be had: then nobody is asked this time.
        m_asked =
            std::async(std::launch::async | std::launch::deferred, hasSuccessor, m_access, m_own,
                       m_timeline, isLost ? kWhileSilent : kWhileSilent * 0, m_end.get_token());
    }
    const auto state = m_asked.wait_for(std::chrono::seconds(0));
    if (state == std::future_status::timeout)
        return false;
    m_next = steady_clock::now() + m_pause;
    m_pause = std::min(2 * m_pause, 8 * m_access.askOthersAfter);
    std::future<bool> asked = std::exchange(m_asked, {});
    return state == std::future_status::ready && asked.get();
}

} // namespace nidreg::storage
