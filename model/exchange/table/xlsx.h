// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/table/tableformat.h"

namespace nidreg::exchange {

/// A workbook with a sheet, its first row bold, in sight and with filters. The same table gives the
/// same bytes. Rows go through temporary files without names (in TMPDIR, else /tmp), and the bytes
/// are handed on at the end; fault() says where there is no room for them.
///
///   * A text is a string: never a formula, never a link. What XML cannot carry is U+FFFD, a line
///     ends with LF, and of a text that is longer than a cell holds (32,767 UTF-16 units) the
///     beginning is kept and the cut is told at its end.
///   * A number of more than 15 digits, a day or moment before 1900-03-01 and a month stay text: a
///     spreadsheet would change them.
///   * Rows that a sheet has no room for (1,048,576 with the names) go on in the next sheet.
std::unique_ptr<TableWriter> xlsxWriter(TakeBytes take);

} // namespace nidreg::exchange
