// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nidreg::registry {

/// What the values of a column are; all of them come as text.
enum class CellKind { Text, Number, Truth, Day, Moment };

struct TableColumn {
    std::string name;
    CellKind kind = CellKind::Text;

    friend bool operator==(const TableColumn &, const TableColumn &) = default;
};

/// Nothing: there is no value (SQL's NULL). Numbers have a point, days are YYYY-MM-DD, moments
/// RFC 3339 in UTC, truths `true` and `false`.
using Cell = std::optional<std::string>;

/// Takes a row of a table, with a cell for each column; false: no more rows are wanted.
using TakeRow = std::function<bool(const std::vector<Cell> &)>;

/// What a report or a query answers.
struct Table {
    std::vector<TableColumn> columns;
    std::vector<std::vector<Cell>> rows;
    bool isCut = false; ///< there are more rows than requested, or than the limit

    friend bool operator==(const Table &, const Table &) = default;
};

} // namespace nidreg::registry
