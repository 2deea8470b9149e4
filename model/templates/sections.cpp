// SPDX-License-Identifier: MIT
#include "model/templates/sections.h"

#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

std::string oneLine(std::string_view text)
{
    std::string blanked(text);
    std::ranges::replace_if(
        blanked, [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; }, ' ');
    std::string line;
    for (const std::string_view word : words(blanked))
        line.append(line.empty() ? "" : " ").append(word);
    return line;
}

static void appendUnmapped(std::vector<Section> &into, const NamespaceTemplate &from)
{
    std::size_t number = 0;
    for (const Unmapped &each : from.unmapped)
        into.push_back({std::nullopt, "unmapped-" + std::to_string(++number), oneLine(each.heading),
                        each.text});
}

std::vector<Section> sections(const NamespaceTemplate &from)
{
    std::vector<Section> result;
    for (const FieldSpec &spec : kFields) {
        if (spec.field == Field::RevisionInformation)
            appendUnmapped(result, from);
        if (from.fields[static_cast<std::size_t>(spec.field)])
            result.push_back({spec.field, std::string(spec.key), std::string(spec.heading),
                              from.text(spec.field)});
    }
    return result;
}

std::string titleOf(const NamespaceTemplate &from)
{
    constexpr std::size_t kLongest = 64;
    const std::string nid = oneLine(nidOf(from).value_or(std::string()));
    return nid.empty() || nid.size() > kLongest ? "URN Namespace Registration"
                                                : "URN Namespace \"" + nid + "\"";
}

} // namespace nidreg::templates
