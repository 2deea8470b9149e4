// SPDX-License-Identifier: MIT
#include "app/cli/dialects.h"

#include <string>
#include <vector>

namespace nidreg::app::cli {

void addDialect(CLI::App &verb, std::string &name)
{
    const std::vector<std::string> names(urn::kDialectNames.begin(), urn::kDialectNames.end());
    verb.add_option("--dialect", name, "The grammar; default: rfc8141")
        ->check(CLI::IsMember(names));
}

urn::Dialect dialectNamed(const std::string &name)
{
    return *urn::dialectNamed(name); // the parser let nothing else through
}

} // namespace nidreg::app::cli
