// SPDX-License-Identifier: MIT
#include "app/cli/tableoutput.h"

#include <utility>

namespace nidreg::app::cli {

void addTableFormat(CLI::App &verb, std::string &name)
{
    std::vector<std::string> names;
    for (const exchange::TableFormat &format : exchange::tableFormats())
        names.emplace_back(format.name);
    verb.add_option("--to", name, "A file format of tables")->check(CLI::IsMember(names));
}

const exchange::TableFormat &tableFormat(const std::string &name)
{
    const exchange::TableFormat *named = exchange::tableFormatNamed(name);
    return named ? *named : exchange::kJsonLines;
}

bool isUnfit(Context &context, const exchange::TableFormat &format, const Output &to)
{
    if (format.isText || !to.isTerminal())
        return false;
    context.failed("--to " + std::string(format.name),
                   "this cannot be shown on a terminal; use -o FILE");
    return true;
}

TableOutput::TableOutput(Context &context, const exchange::TableFormat &format, Output to)
    : m_context(context), m_file(context, std::move(to)),
      m_writer(format.writer([this](std::string_view bytes) { return m_file.write(bytes); }))
{
}

bool TableOutput::open(const std::vector<registry::TableColumn> &columns)
{
    if (!m_file.open())
        return false;
    const bool isBegun = m_writer->begin(columns);
    if (!isBegun)
        finish(); // says why
    return isBegun;
}

bool TableOutput::finish()
{
    if (m_writer->fault().empty())
        m_writer->end();
    const std::string fault = m_writer->fault();
    if (fault.empty())
        return m_file.finish();
    m_context.failed("temporary files", fault);
    return false;
}

} // namespace nidreg::app::cli
