// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/table/tableformat.h"

#include <nlohmann/json.hpp>

namespace nidreg::exchange {

std::unique_ptr<TableWriter> jsonWriter(TakeBytes take);

/// The keys of a row's object: the columns' names, and for one that stood before its number.
std::vector<std::string> keysOf(const std::vector<registry::TableColumn> &columns);

/// A cell as JSON has it: what is no number in a column of numbers (NaN) is a text.
nlohmann::ordered_json jsonOf(const registry::Cell &cell, registry::CellKind kind);

} // namespace nidreg::exchange
