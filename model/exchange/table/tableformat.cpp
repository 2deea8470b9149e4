// SPDX-License-Identifier: MIT
#include "model/exchange/table/tableformat.h"

#include "model/exchange/table/markup.h"
#include "model/exchange/table/objects.h"
#include "model/exchange/table/separated.h"

#include <algorithm>
#include <array>

namespace nidreg::exchange {

// clang-format off
static constexpr std::array<TableFormat, 5> kFormats{{
    {"csv", "CSV", &csvWriter},
    {"tsv", "TSV", &tsvWriter},
    {"json", "JSON", &jsonWriter},
    {"md", "Markdown", &markdownWriter},
    {"html", "HTML", &htmlWriter},
}};
// clang-format on

std::span<const TableFormat> tableFormats()
{
    return kFormats;
}

const TableFormat *tableFormatNamed(std::string_view name)
{
    const auto found = std::ranges::find(kFormats, name, &TableFormat::name);
    return found == kFormats.end() ? nullptr : &*found;
}

std::string tableText(const registry::Table &table, const TableFormat &format)
{
    std::string text;
    const auto writer = format.writer([&text](std::string_view bytes) {
        text += bytes;
        return true;
    });
    writer->begin(table.columns);
    for (const auto &row : table.rows)
        writer->row(row);
    writer->end();
    return text;
}

} // namespace nidreg::exchange
