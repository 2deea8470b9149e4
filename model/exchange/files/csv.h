// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Comma-separated values as RFC 4180 has them.
namespace nidreg::exchange {

using CsvRow = std::vector<std::string>;

enum class CsvError {
    StrayQuote, ///< a quote inside a field that does not begin with one
    AfterQuote, ///< something other than a comma or a line end after the closing quote
    OpenQuote, ///< the text ends inside quotes
    StrayReturn, ///< a CR that no LF follows
    UnevenRow, ///< not as many fields as the first row (section 2, rule 4)
};

struct CsvRefusal {
    CsvError error;
    std::size_t line; ///< from 1
};

/// Reads a whole file, strictly; lines end with CRLF or LF, the last one may lack its end.
base::Result<std::vector<CsvRow>, CsvRefusal> readCsv(std::string_view text);

/// Takes a row and the line that it begins in, from 1; false: go no further.
using TakeRow = std::function<bool(const CsvRow &row, std::size_t line)>;

/// The same, a row at a time: false when `take` stopped it.
base::Result<bool, CsvRefusal> readCsv(std::string_view text, const TakeRow &take);

/// A field as it is written: in quotes only when it holds a comma, a quote or a line end
/// (section 2, rules 5 to 7).
std::string csvField(std::string_view text);

} // namespace nidreg::exchange
