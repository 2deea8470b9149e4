// SPDX-License-Identifier: MIT
#include "model/storage/pg/bulk.h"

#include "model/storage/pg/failure.h"

#include <charconv>
#include <optional>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;

std::int64_t BulkRow::number(int column) const
{
    const std::string_view digits = text(column);
    std::int64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

static void cancel(PGconn *connection)
{
    char reason[256];
    const std::unique_ptr<PGcancel, decltype(&PQfreeCancel)> request(PQgetCancel(connection),
                                                                     &PQfreeCancel);
    PQcancel(request.get(), reason, sizeof reason); // too late is as good: the rest is read anyway
}

Stored<Done> stream(Connection &connection, std::string_view statement,
                    const std::function<bool(const BulkRow &)> &visit)
{
    PGconn *handle = connection.handle();
    // QPSQL leaves the end of its last answer unread, and libpq sends nothing before that.
    while (Answer(PQgetResult(handle), &PQclear)) {
    }
    if (!PQsendQuery(handle, std::string(statement).c_str()) || !PQsetSingleRowMode(handle))
        return base::fail(failureOf(static_cast<const PGresult *>(nullptr), handle));
    bool goesOn = true;
    std::optional<StoreError> failure;
    while (const Answer answer{PQgetResult(handle), &PQclear}) {
        const ExecStatusType status = PQresultStatus(answer.get());
        if (!goesOn)
            continue; // reads away what was under way when the visitor stopped
        if (status == PGRES_SINGLE_TUPLE && !visit(BulkRow(answer.get()))) {
            goesOn = false;
            cancel(handle);
        } else if (status != PGRES_SINGLE_TUPLE && status != PGRES_TUPLES_OK) {
            failure = failureOf(answer.get(), handle);
        }
    }
    connection.heed();
    if (failure)
        return base::fail(*failure);
    return Done();
}

} // namespace nidreg::storage
