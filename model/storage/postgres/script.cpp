// SPDX-License-Identifier: MIT
#include "model/storage/postgres/script.h"

#include "model/storage/postgres/failure.h"

namespace nidreg::storage {

registry::Stored<base::Done> runScript(Connection &connection, std::string_view script)
{
    const Answer answer(PQexec(connection.handle(), std::string(script).c_str()), &PQclear);
    connection.heed();
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_EMPTY_QUERY)
        return base::fail(failureOf(answer.get(), connection.handle()));
    return base::Done();
}

} // namespace nidreg::storage
