// SPDX-License-Identifier: MIT
#include "model/storage/store/registry.h"
#include "model/storage/store/verifier.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using registry::Stored;

Stored<registry::LogHead> PgRegistry::head()
{
    const auto rows = m_connection->run(sql::log::read_head);
    if (!rows)
        return base::fail(rows.error());
    return registry::LogHead{rows->front()[0].toLongLong(),
                             rows->front()[1].toString().toStdString()};
}

Stored<registry::LogReport> PgRegistry::verify(const registry::Progress &progress)
{
    if (const auto begun = m_connection->beginSnapshot(); !begun)
        return base::fail(begun.error());
    const Rollback always(*m_connection);
    return Verifier(*m_connection, progress).run();
}

} // namespace nidreg::storage
