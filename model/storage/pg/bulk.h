// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/pg/connection.h"

#include <functional>
#include <string_view>

namespace nidreg::storage {

/// One row of an answer that is read row by row; valid during the visit only.
class BulkRow {
public:
    explicit BulkRow(const PGresult *result) : m_result(result) { }

    /// The value as text; empty for NULL.
    std::string_view text(int column) const
    {
        return {PQgetvalue(m_result, 0, column),
                static_cast<std::size_t>(PQgetlength(m_result, 0, column))};
    }
    bool isNull(int column) const { return PQgetisnull(m_result, 0, column) != 0; }
    std::int64_t number(int column) const;

private:
    const PGresult *m_result;
};

/// Runs a statement of nidreg::sql that has no parameters and visits its rows as they come; no more
/// than one is held. The visitor answers false to stop.
registry::Stored<base::Done> stream(Connection &connection, std::string_view statement,
                                    const std::function<bool(const BulkRow &)> &visit);

} // namespace nidreg::storage
