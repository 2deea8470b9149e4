// SPDX-License-Identifier: MIT
#include "model/storage/postgres/primary.h"

#include "model/storage/postgres/conninfo.h"

#include <cstdlib>

namespace nidreg::storage {

namespace {

struct State {
    int timeline = 0; ///< on which it writes; 0 of a standby
    bool isReadOnly = true;
};

} // namespace

static State stateOf(PGconn *connection)
{
    // A WAL file's name begins with its timeline. The control file gets it with the next
    // checkpoint.
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(
        PQexec(connection,
               "select case when not pg_is_in_recovery() then "
               "('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer end, "
               "current_setting('default_transaction_read_only')"),
        &PQclear);
    if (PQntuples(answer.get()) != 1)
        return {};
    return {std::atoi(PQgetvalue(answer.get(), 0, 0)),
            std::string_view(PQgetvalue(answer.get(), 0, 1)) == "on"};
}

Primary findPrimary(const Access &access, bool mayBeReadOnly)
{
    Primary newest;
    for (const Conninfo &server : serversOf(access.conninfo)) {
        Handle connection = connected(server, access.password);
        const State state = stateOf(connection.get());
        if (PQstatus(connection.get()) != CONNECTION_OK) {
            newest.words += PQerrorMessage(connection.get());
        } else if (state.timeline == 0 || (state.isReadOnly && !mayBeReadOnly)) {
            newest.words += "session is read-only\n"; // as libpq has it
        } else if (state.timeline > newest.timeline) {
            newest.connection = std::move(connection);
            newest.timeline = state.timeline;
            if (newest.timeline >= *access.timeline)
                break;
        }
    }
    if (newest.connection)
        *access.timeline = newest.timeline;
    return newest;
}

std::string serverOf(const PGconn *connection)
{
    const std::string_view address = PQhostaddr(connection); // none of a Unix socket
    return std::string(address.empty() ? PQhost(connection) : address) + ' ' + PQport(connection);
}

bool hasSuccessor(const Access &access, const std::string &own, int timeline)
{
    for (const Conninfo &server : serversOf(access.conninfo)) {
        const Handle connection = connected(server, access.password);
        if (PQstatus(connection.get()) != CONNECTION_OK || serverOf(connection.get()) == own)
            continue;
        const int other = stateOf(connection.get()).timeline;
        if (other > timeline) {
            *access.timeline = other;
            return true;
        }
    }
    return false;
}

} // namespace nidreg::storage
