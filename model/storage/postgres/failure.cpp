// SPDX-License-Identifier: MIT
#include "model/storage/postgres/failure.h"

namespace nidreg::storage {

using registry::StoreError;

/// What a standby is to replay removes rows that a statement still reads, or changes their table.
/// On a primary these states are of two transactions that changed the same.
static bool isOfReplay(std::string_view state, const PGconn *connection)
{
    const char *isStandby = PQparameterStatus(connection, "in_hot_standby");
    return state.starts_with("40") && isStandby && std::string_view(isStandby) == "on";
}

/// Every failure that the server tells has its SQLSTATE. One without is libpq's: the server is
/// gone, which PQstatus() learns only when libpq has read to the end what it left.
static StoreError::Kind kindOf(std::string_view state, const PGconn *connection)
{
    if (PQstatus(connection) != CONNECTION_OK || state.empty() || state.starts_with("08")
        || state.starts_with("57P"))
        return StoreError::Unreachable;
    if (isOfReplay(state, connection))
        return StoreError::Refused;
    if (state == "NR001" || state.starts_with("40"))
        return StoreError::Stale;
    return state == "NR003" ? StoreError::NotFound : StoreError::Refused;
}

static std::string refusalOf(std::string_view state, std::string_view constraint,
                             const PGconn *connection)
{
    if (isOfReplay(state, connection))
        return kStandbyConflict;
    if (state == "42501") // insufficient_privilege
        return "role.wrong";
    if (state == "55P03") // lock_not_available: somebody holds it
        return "registry.busy";
    if (state == "25P03") // idle_in_transaction_session_timeout
        return "session.idle";
    return std::string(constraint.empty() ? state : constraint);
}

static std::string_view field(const PGresult *result, int code)
{
    const char *text = result ? PQresultErrorField(result, code) : nullptr;
    return text ? text : "";
}

registry::StoreError failureOf(const PGresult *result, const PGconn *connection)
{
    const std::string_view state = field(result, PG_DIAG_SQLSTATE);
    std::string words(field(result, PG_DIAG_MESSAGE_PRIMARY));
    if (state.empty()) // no server said it: a refusal may have no words
        words = PQerrorMessage(connection);
    return {kindOf(state, connection),
            refusalOf(state, field(result, PG_DIAG_CONSTRAINT_NAME), connection), words};
}

} // namespace nidreg::storage
