// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/table/tableformat.h"

namespace nidreg::exchange {

/// What a spreadsheet does not take for a formula: an apostrophe stands before a text that it
/// would.
std::string harmless(const std::string &text, registry::CellKind kind);

std::unique_ptr<TableWriter> csvWriter(TakeBytes take);
std::unique_ptr<TableWriter> tsvWriter(TakeBytes take);

} // namespace nidreg::exchange
