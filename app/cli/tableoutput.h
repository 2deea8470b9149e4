// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/output.h"
#include "model/exchange/table/tableformat.h"

namespace nidreg::app::cli {

/// Adds `--to`: the name of a file format of tables, checked.
void addTableFormat(CLI::App &verb, std::string &name);

/// The format of that name; the one of no name is kJsonLines.
const exchange::TableFormat &tableFormat(const std::string &name);

/// True after saying that a file of this format is nothing for a terminal.
bool isUnfit(Context &context, const exchange::TableFormat &format, const Output &to);

/// A table that is written row by row.
class TableOutput {
public:
    TableOutput(Context &context, const exchange::TableFormat &format, Output to);

    /// False after saying why not.
    bool open(const std::vector<registry::TableColumn> &columns);
    /// False where it could not be written: finish() says why.
    bool write(const std::vector<registry::Cell> &cells) { return m_writer->row(cells); }
    /// Puts the file in place; false after saying why not.
    bool finish();

private:
    Context &m_context;
    OutputFile m_file;
    std::unique_ptr<exchange::TableWriter> m_writer;
};

} // namespace nidreg::app::cli
