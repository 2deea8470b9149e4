// SPDX-License-Identifier: MIT
#include "model/exchange/iana/knowledge.h"

#include "model/base/text.h"
#include "registry-data/reserved/data.h"

#include <algorithm>
#include <string_view>

namespace nidreg::exchange {

/// Takes the text up to the next comma off the front of `row`.
static std::string takeField(std::string_view &row)
{
    const auto end = std::min(row.find(','), row.size());
    std::string field(row.substr(0, end));
    row.remove_prefix(std::min(end + 1, row.size()));
    return field;
}

/// The rows below the one that names the columns.
static std::vector<std::string_view> rowsBelowHeading(std::string_view csv)
{
    auto lines = base::lines(csv);
    lines.erase(lines.begin());
    return lines;
}

urn::NidKnowledge embeddedKnowledge()
{
    urn::NidKnowledge knowledge;
    for (std::string_view row : rowsBelowHeading(data::kUriSchemesCsv))
        knowledge.uriSchemes.push_back(takeField(row));
    for (std::string_view row : rowsBelowHeading(data::kIdentifierSystemsCsv)) {
        std::string name = takeField(row);
        knowledge.systems.push_back({std::move(name), takeField(row)});
    }
    std::ranges::sort(knowledge.uriSchemes);
    std::ranges::sort(knowledge.systems, {}, &urn::IdentifierSystem::name);
    return knowledge;
}

base::Result<urn::NidKnowledge, ReadFailure> loadKnowledge(
    const std::vector<std::string> &dataFolders)
{
    const auto countries = loadCountries(dataFolders);
    if (!countries)
        return base::fail(countries.error());
    urn::NidKnowledge knowledge = embeddedKnowledge();
    knowledge.countries = *countries;
    return knowledge;
}

} // namespace nidreg::exchange
