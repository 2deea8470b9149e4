// SPDX-License-Identifier: MIT
#include "model/storage/postgres/successor.h"

#include "model/storage/postgres/connecting.h"
#include "model/storage/postgres/conninfo.h"

#include <utility>

namespace nidreg::storage {

/// The same of all connections to one server: one name may stand for several.
static std::string serverOf(const PGconn *connection)
{
    const std::string_view address = PQhostaddr(connection); // none of a Unix socket
    return std::string(address.empty() ? PQhost(connection) : address) + ' ' + PQport(connection);
}

static bool takesAnother(const Access &access, const std::string &own)
{
    const auto pieces = parseConninfo(access.conninfo);
    if (!pieces)
        return false;
    const Handle found = connected(*pieces, access.password);
    return PQstatus(found.get()) == CONNECTION_OK && serverOf(found.get()) != own;
}

Successor::Successor(const Access &access, const PGconn *connection)
    : m_access(access), m_own(serverOf(connection))
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
        m_asked =
            std::async(std::launch::async | std::launch::deferred, takesAnother, m_access, m_own);
    }
    const auto state = m_asked.wait_for(std::chrono::seconds(0));
    if (state == std::future_status::timeout)
        return false;
    m_next = steady_clock::now() + m_access.askOthersAfter;
    std::future<bool> asked = std::exchange(m_asked, {});
    return state == std::future_status::ready && asked.get();
}

} // namespace nidreg::storage
