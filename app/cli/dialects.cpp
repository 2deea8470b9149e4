// SPDX-License-Identifier: MIT
#include "app/cli/dialects.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::app::cli {

static constexpr std::pair<std::string_view, urn::Dialect> kDialects[] = {
    {"rfc8141", urn::Dialect::Rfc8141},
    {"urnbis-2015", urn::Dialect::Urnbis2015},
    {"urnbis-2012", urn::Dialect::Urnbis2012},
    {"rfc2141", urn::Dialect::Rfc2141},
};

void addDialect(CLI::App &verb, std::string &name)
{
    std::vector<std::string> names;
    for (const auto &[known, dialect] : kDialects)
        names.emplace_back(known);
    verb.add_option("--dialect", name, "The grammar; default: rfc8141")
        ->check(CLI::IsMember(names));
}

urn::Dialect dialectNamed(const std::string &name)
{
    const auto known = std::ranges::find(kDialects, std::string_view(name),
                                         &std::pair<std::string_view, urn::Dialect>::first);
    return known->second; // the parser let nothing else through
}

} // namespace nidreg::app::cli
