// SPDX-License-Identifier: MIT
#include "model/exchange/table/tableformat.h"

#include "model/exchange/table/markup.h"
#include "model/exchange/table/objects.h"
#include "model/exchange/table/separated.h"
#include "model/exchange/table/xlsx.h"

#include <algorithm>
#include <array>

namespace nidreg::exchange {

// clang-format off
static constexpr std::array<TableFormat, 6> kFormats{{
    {"csv", "CSV", &csvWriter},
    {"tsv", "TSV", &tsvWriter},
    {"json", "JSON", &jsonWriter},
    {"md", "Markdown", &markdownWriter},
    {"html", "HTML", &htmlWriter},
    {"xlsx", "Excel", &xlsxWriter, false},
}};
// clang-format on

const TableFormat kJsonLines{"jsonl", "JSON Lines", &jsonLinesWriter};

std::span<const TableFormat> tableFormats()
{
    return kFormats;
}

const TableFormat *tableFormatNamed(std::string_view name)
{
    const auto found = std::ranges::find(kFormats, name, &TableFormat::name);
    return found == kFormats.end() ? nullptr : &*found;
}

base::Result<std::string, std::string> tableText(const registry::Table &table,
                                                 const TableFormat &format)
{
    std::string text;
    const auto writer = format.writer([&text](std::string_view bytes) {
        text += bytes;
        return true;
    });
    bool isWell = writer->begin(table.columns);
    for (auto row = table.rows.begin(); isWell && row != table.rows.end(); ++row)
        isWell = writer->row(*row);
    if (!isWell || !writer->end())
        return base::fail(writer->fault());
    return text;
}

} // namespace nidreg::exchange
