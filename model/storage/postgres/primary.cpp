// SPDX-License-Identifier: MIT
#include "model/storage/postgres/primary.h"

#include "model/storage/postgres/conninfo.h"

#include <chrono>
#include <cstdlib>
#include <optional>
#include <poll.h>

namespace nidreg::storage {

namespace {

struct State {
    int timeline = 0; ///< on which it writes; 0 of a standby
    bool isReadOnly = true;
};

} // namespace

/// A pooler welcomes clients while its server stands still.
static constexpr std::chrono::seconds kLimit{3};

static bool hasAnswered(PGconn *connection)
{
    const auto end = std::chrono::steady_clock::now() + kLimit;
    while (PQisBusy(connection) != 0) {
        pollfd socket{PQsocket(connection), POLLIN, 0};
        ::poll(&socket, 1, 100);
        if (PQconsumeInput(connection) == 0 || std::chrono::steady_clock::now() > end)
            return false;
    }
    return true;
}

/// Nothing where the server does not answer.
static std::optional<State> stateOf(PGconn *connection)
{
    // A WAL file's name begins with its timeline. The control file gets it with the next
    // checkpoint.
    if (PQsendQuery(connection,
                    "select case when not pg_is_in_recovery() then "
                    "('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer "
                    "end, current_setting('default_transaction_read_only')")
            == 0
        || !hasAnswered(connection))
        return std::nullopt;
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQgetResult(connection), &PQclear);
    if (PQntuples(answer.get()) != 1)
        return std::nullopt;
    while (PGresult *rest = PQgetResult(connection))
        PQclear(rest);
    return State{std::atoi(PQgetvalue(answer.get(), 0, 0)),
                 std::string_view(PQgetvalue(answer.get(), 0, 1)) == "on"};
}

Primary findPrimary(const Access &access, bool mayBeReadOnly)
{
    Primary newest;
    for (const Conninfo &server : serversOf(access.conninfo)) {
        Handle connection = connected(server, access.password);
        if (PQstatus(connection.get()) != CONNECTION_OK) {
            newest.words += PQerrorMessage(connection.get());
            continue;
        }
        const auto state = stateOf(connection.get());
        if (!state) {
            const std::string_view why = PQerrorMessage(connection.get());
            newest.words += why.empty() ? "timeout expired\n" : why; // as libpq has it
        } else if (state->timeline == 0 || (state->isReadOnly && !mayBeReadOnly)) {
            newest.words += "session is read-only\n";
        } else if (state->timeline > newest.timeline) {
            newest.connection = std::move(connection);
            newest.timeline = state->timeline;
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
        const auto other = stateOf(connection.get());
        if (other && other->timeline > timeline) {
            *access.timeline = other->timeline;
            return true;
        }
    }
    return false;
}

} // namespace nidreg::storage
