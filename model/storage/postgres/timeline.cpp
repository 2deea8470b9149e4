// SPDX-License-Identifier: MIT
#include "model/storage/postgres/timeline.h"

#include "model/storage/postgres/conninfo.h"

#include <cstdlib>

namespace nidreg::storage {

using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;

int timelineOf(PGconn *connection)
{
    // The file's name begins with its timeline. What the control file says is older: it changes
    // with the first checkpoint.
    const Answer answer(PQexec(connection,
                               "select case when not pg_is_in_recovery() then "
                               "('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)"
                               "::integer end"),
                        &PQclear);
    return PQntuples(answer.get()) == 1 ? std::atoi(PQgetvalue(answer.get(), 0, 0)) : 0;
}

std::string serverOf(const PGconn *connection)
{
    const std::string_view address = PQhostaddr(connection); // none of a Unix socket
    return std::string(address.empty() ? PQhost(connection) : address) + ' ' + PQport(connection);
}

Handle atNewestTimeline(const Access &access)
{
    Handle newest(nullptr, &PQfinish);
    int found = 0;
    for (const Conninfo &server : serversOf(access.conninfo)) {
        Handle handle = connected(server, access.password);
        const int timeline = timelineOf(handle.get());
        if (timeline > found) {
            found = timeline;
            newest = std::move(handle);
        }
    }
    if (newest)
        *access.timeline = found;
    return newest;
}

bool hasNewerTimeline(const Access &access, const std::string &own, int timeline)
{
    for (const Conninfo &server : serversOf(access.conninfo)) {
        const Handle handle = connected(server, access.password);
        if (PQstatus(handle.get()) != CONNECTION_OK || serverOf(handle.get()) == own)
            continue;
        const int other = timelineOf(handle.get());
        if (other > timeline) {
            *access.timeline = other;
            return true;
        }
    }
    return false;
}

} // namespace nidreg::storage
