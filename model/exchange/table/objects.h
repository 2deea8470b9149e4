// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/table/tableformat.h"

#include <nlohmann/json.hpp>

namespace nidreg::exchange {

std::unique_ptr<TableWriter> jsonWriter(TakeBytes take);
/// An object a line, without a list around them (JSON Lines).
std::unique_ptr<TableWriter> jsonLinesWriter(TakeBytes take);

/// The keys of a row's object: the columns' names, and for one that stood before its number.
std::vector<std::string> keysOf(const std::vector<registry::TableColumn> &columns);

/// A cell as JSON: in a column of numbers a value that is not a number (NaN) is a text.
nlohmann::ordered_json jsonOf(const registry::Cell &cell, registry::CellKind kind);

/// Whether a cell of kind Truth says so.
inline bool isTrue(std::string_view cell)
{
    return cell == "true" || cell == "t";
}

} // namespace nidreg::exchange
