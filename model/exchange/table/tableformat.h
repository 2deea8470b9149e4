// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/registry/table.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nidreg::exchange {

/// Takes a piece of a file; false: it takes no more.
using TakeBytes = std::function<bool(std::string_view bytes)>;

/// Writes a table row by row, so that it need not be held as a whole.
class TableWriter {
public:
    virtual ~TableWriter() = default;

    /// The columns, then each row with as many cells, then the end; each false where the bytes are
    /// not taken any more.
    virtual bool begin(const std::vector<registry::TableColumn> &columns) = 0;
    virtual bool row(const std::vector<registry::Cell> &cells) = 0;
    virtual bool end() = 0;

    /// Why it could not go on, in the system's words; empty: the bytes were not taken any more.
    virtual std::string fault() const { return {}; }
};

/// A file format of tables.
struct TableFormat {
    std::string_view name; ///< on the command line, and the ending of the file's name
    std::string_view title; ///< for a list of file types
    std::unique_ptr<TableWriter> (*writer)(TakeBytes take);
    bool isText = true; ///< UTF-8 that a terminal can show
};

/// Every one there is: a format is one more row.
///
///     csv    RFC 4180, UTF-8
///     tsv    tabs; within a field a tab, a line feed and a backslash are escaped by a backslash
///     json   a list of objects; numbers and truths as such
///     md     a Markdown table
///     html   a page with the table; clipboards have it, too
///     xlsx   a workbook of Office Open XML (ISO/IEC 29500); numbers, days, moments and truths
///            typed
///
/// In csv, tsv and html no text begins a formula: where a spreadsheet would take it for one, an
/// apostrophe stands before it. In xlsx a text is a text, whatever it begins with; see
/// xlsxWriter().
std::span<const TableFormat> tableFormats();

/// JSON Lines: what the command line prints with `--format json`, and no format of files.
extern const TableFormat kJsonLines;

/// Null where there is none of that name.
const TableFormat *tableFormatNamed(std::string_view name);

/// The whole of a table in a format, or why that cannot be, in the system's words: a workbook needs
/// room for temporary files.
base::Result<std::string, std::string> tableText(const registry::Table &table,
                                                 const TableFormat &format);

} // namespace nidreg::exchange
