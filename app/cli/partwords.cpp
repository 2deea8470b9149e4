// SPDX-License-Identifier: MIT
#include "app/cli/partwords.h"

#include "forms/words/uriwords.h"

#include <string>
#include <vector>

namespace nidreg::app::cli {

void addPart(std::string &text, std::string_view label, std::optional<std::string_view> value)
{
    if (value)
        text.append("\n  ").append(label).append(": ").append(*value);
}

exchange::TextFault faultOf(const uri::UriRefusal &refusal)
{
    return {refusal.offset, rule(refusal.error), forms::wording(refusal.error).toStdString()};
}

std::string faultText(std::string_view input, const exchange::TextFault &fault,
                      std::string_view source)
{
    const std::string place = fault.offset ? " at byte " + std::to_string(*fault.offset) : "";
    return shownLine(input) + ": invalid" + place + ": " + fault.message + " ("
        + std::string(fault.rule) + ", " + std::string(source) + ")";
}

std::string findingsText(const base::Findings &findings)
{
    std::string text;
    for (const base::Finding &each : findings)
        text += "\n  " + std::string(name(each.rule->severity)) + " " + std::string(each.rule->id)
            + ": " + shownLine(words(each)) + " (" + std::string(each.rule->source) + ")";
    return text;
}

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
