// SPDX-License-Identifier: MIT
#include "model/storage/postgres/failure.h"

namespace nidreg::storage {

using registry::StoreError;

static std::string_view field(const PGresult *result, int code)
{
    const char *text = result ? PQresultErrorField(result, code) : nullptr;
    return text ? text : "";
}

/// What a standby is to replay removes rows that a statement still reads, or changes their table;
/// of two transactions that changed the same, the states are these too. The names of PostgreSQL's
/// functions tell (15, and 16 and later): what a server is, a pooler tells of an earlier time.
static bool isOfReplay(const PGresult *result)
{
    const std::string_view function = field(result, PG_DIAG_SOURCE_FUNCTION);
    return field(result, PG_DIAG_SQLSTATE).starts_with("40")
        && (function == "ProcessInterrupts"
            || function.find("RecoveryConflict") != std::string_view::npos);
}

/// Every failure that the server tells has its SQLSTATE. One without is libpq's: the server is
/// gone, which PQstatus() learns only when libpq has read to the end what it left.
static StoreError::Kind kindOf(const PGresult *result, const PGconn *connection)
{
    const std::string_view state = field(result, PG_DIAG_SQLSTATE);
    if (PQstatus(connection) != CONNECTION_OK || state.empty() || state.starts_with("08")
        || state.starts_with("57P"))
        return StoreError::Unreachable;
    if (isOfReplay(result))
        return StoreError::Refused;
    if (state == "NR001" || state.starts_with("40"))
        return StoreError::Stale;
    return state == "NR003" ? StoreError::NotFound : StoreError::Refused;
}

static std::string refusalOf(const PGresult *result)
{
    if (isOfReplay(result))
        return kStandbyConflict;
    const std::string_view state = field(result, PG_DIAG_SQLSTATE);
    const std::string_view constraint = field(result, PG_DIAG_CONSTRAINT_NAME);
    if (state == "42501") // insufficient_privilege
        return "role.wrong";
    if (state == "55P03") // lock_not_available: somebody holds it
        return "registry.busy";
    if (state == "25P03") // idle_in_transaction_session_timeout
        return "session.idle";
    return std::string(constraint.empty() ? state : constraint);
}

registry::StoreError failureOf(const PGresult *result, const PGconn *connection)
{
    std::string words(field(result, PG_DIAG_MESSAGE_PRIMARY));
    if (field(result, PG_DIAG_SQLSTATE).empty()) // no server said it: a refusal may have no words
        words = PQerrorMessage(connection);
    return {kindOf(result, connection), refusalOf(result), words};
}

} // namespace nidreg::storage
