// SPDX-License-Identifier: MIT
#include "model/exchange/site/publishedheader.h"

#include "model/base/text.h"
#include "model/exchange/iana/ianaxmlwriter.h"
#include "model/exchange/iana/listingheader.h"

#include <algorithm>
#include <array>

namespace nidreg::exchange {

namespace {

using listing::Document;
using listing::Registry;
using registry::Reference;

/// The two registries of the publication.
struct Part {
    const char *id;
    const char *title;
};
constexpr std::array<Part, 2> kParts{{{"urn-namespaces-1", "Formal URN Namespaces"},
                                      {"urn-namespaces-2", "Informal URN Namespaces"}}};

Registry partOf(const Part &part)
{
    Registry made;
    made.head.id = part.id;
    made.head.title = listing::proseOf(part.title);
    made.head.references = {{Reference::Rfc, "rfc8141", {}}};
    made.head.registrationRule = listing::proseOf("Expert Review");
    return made;
}

/// What a registry says of itself that took over no listing.
Document usualHeader()
{
    Document header;
    header.instructions = usualInstructions();
    header.registry.head.id = "urn-namespaces";
    header.registry.head.title = listing::proseOf(kListingTitle);
    header.registry.head.categories = {"Uniform Resource Names (URN)"};
    for (const Part &each : kParts)
        header.registry.registries.push_back(partOf(each));
    return header;
}

} // namespace

Document headerOf(const Front &front)
{
    auto taken = readListingHeader(front.head.header);
    Document header = taken ? std::move(*taken) : usualHeader();
    // A listing that was taken over and not changed since comes out as it was, to the byte.
    const bool isCopy = taken && front.head.headerEvent >= 0;
    if (!isCopy)
        header.registry.head.updated = base::toString(front.updated);
    if (!isCopy || front.hasStylesheet)
        setStylesheet(header.instructions, front.hasStylesheet);
    return header;
}

bool namesStylesheet(const Front &front)
{
    const Document header = headerOf(front);
    return std::ranges::count(header.instructions, "xml-stylesheet", &listing::Instruction::target)
        > 0;
}

std::size_t indexOf(Document &header, urn::NidKind kind)
{
    const Part &part = kParts[static_cast<std::size_t>(kind)];
    auto &registries = header.registry.registries;
    for (std::size_t i = 0; i < registries.size(); ++i) {
        if (registries[i].head.id == part.id)
            return i;
    }
    registries.push_back(partOf(part));
    return registries.size() - 1;
}

/// "Peter Saint-Andre (team leader)"
static NamedExpert expertIn(std::string_view words)
{
    words = base::trimmed(words);
    if (words.starts_with("and "))
        words = base::trimmed(words.substr(4));
    const std::size_t open = words.rfind(" (");
    if (open == words.npos || !words.ends_with(')'))
        return {std::string(words), {}};
    return {std::string(base::trimmed(words.substr(0, open))),
            std::string(words.substr(open + 2, words.size() - open - 3))};
}

std::vector<NamedExpert> expertsIn(std::string_view words)
{
    static constexpr std::string_view kAnd = " and ";
    std::vector<NamedExpert> experts;
    int depth = 0;
    std::size_t from = 0;
    const auto take = [&](std::size_t end) {
        if (NamedExpert each = expertIn(words.substr(from, end - from)); !each.name.empty())
            experts.push_back(std::move(each));
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        depth += words[i] == '(' ? 1 : words[i] == ')' && depth > 0 ? -1 : 0;
        const bool isMark = words[i] == ',' || words[i] == ';';
        const bool isAnd = words.substr(i).starts_with(kAnd);
        if (depth > 0 || (!isMark && !isAnd))
            continue;
        take(i);
        from = i + (isMark ? 1 : kAnd.size());
    }
    take(words.size());
    return experts;
}

std::string lineOf(const listing::Prose &prose)
{
    std::string line;
    for (const char c : listing::plain(prose)) {
        const bool isBlank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!isBlank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    return std::string(base::trimmed(line));
}

std::vector<RegistryRules> rulesOf(const Front &front)
{
    Document header = headerOf(front);
    std::vector<RegistryRules> rules;
    for (const urn::NidKind kind : {urn::NidKind::Formal, urn::NidKind::Informal}) {
        const std::size_t index = indexOf(header, kind);
        RegistryRules each{kind, header.registry.registries[index].head, {}};
        if (each.head.expert)
            each.experts = expertsIn(lineOf(*each.head.expert));
        rules.push_back(std::move(each));
    }
    return rules;
}

} // namespace nidreg::exchange
