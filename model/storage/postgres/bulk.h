// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/storage/postgres/connection.h"

#include <array>
#include <chrono>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <vector>

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

private:
    const PGresult *m_result;
};

/// PostgreSQL counts the microseconds of an instant from 2000 on.
constexpr base::Instant instantOf(std::int64_t since2000)
{
    return std::chrono::sys_days(std::chrono::year(2000) / 1 / 1)
        + std::chrono::microseconds(since2000);
}

/// One row of a binary COPY; valid during the visit only.
class CopiedRow {
public:
    /// Parses the row; false for bytes that are not a row.
    bool read(std::string_view bytes);

    /// The same of a value that is a row itself (a composite type); one that is NULL has NULL in
    /// every column.
    bool readComposite(std::string_view bytes);

    /// The parsed row, and its format.
    std::string_view whole() const { return m_whole; }
    bool isComposite() const { return m_isComposite; }
    /// The value's bytes as PostgreSQL sends them; empty for NULL.
    std::string_view bytes(int column) const { return m_values[std::size_t(column)]; }
    bool isNull(int column) const { return m_values[std::size_t(column)].data() == nullptr; }
    /// True when a column is null that is not among `others`: the database allows none, unless its
    /// tables were changed.
    bool hasNullBeside(std::initializer_list<int> others) const
    {
        std::uint32_t nulls = m_nulls;
        for (const int column : others)
            nulls &= ~(std::uint32_t(1) << column);
        return nulls != 0;
    }
    /// Of a smallint, integer or bigint; of a timestamp: microseconds since 2000-01-01 UTC; of a
    /// date: days since then; of a boolean: 0 or 1.
    std::int64_t number(int column) const;
    /// Of a timestamp.
    base::Instant instant(int column) const { return instantOf(number(column)); }

private:
    /// Before each value stand `skipped` bytes that are none of it.
    bool readValues(std::string_view bytes, std::ptrdiff_t columns, std::ptrdiff_t skipped);

    static constexpr std::size_t kMaxColumns = 32;
    std::string_view m_whole;
    bool m_isComposite = false;
    std::array<std::string_view, kMaxColumns> m_values;
    std::uint32_t m_nulls = 0; ///< a bit for each column, the first one the lowest
};

/// The same as stream() by COPY in binary form, which takes a third of the time.
registry::Stored<base::Done> copyOut(Connection &connection, std::string_view statement,
                                     const std::function<bool(const CopiedRow &)> &visit);

/// Runs a statement of nidreg::sql that has no parameters and visits its rows as they come; no more
/// than one is held. The visitor answers false to stop.
registry::Stored<base::Done> stream(Connection &connection, std::string_view statement,
                                    const std::function<bool(const BulkRow &)> &visit);

} // namespace nidreg::storage
