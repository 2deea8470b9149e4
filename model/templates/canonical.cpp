// SPDX-License-Identifier: MIT
#include "model/templates/canonical.h"

#include <algorithm>
#include <bitset>
#include <optional>

namespace nidreg::templates {

namespace {

/// A line at column 0, taken apart.
struct Head {
    std::optional<Field> field; ///< nothing: a text without a field
    std::string_view beside;
};

} // namespace

static std::optional<Head> headOf(const Line &line)
{
    const std::size_t colon = line.text.find(':');
    if (line.isBlank() || line.indent > 0 || colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view label = line.text.substr(0, colon);
    const std::string_view beside = withoutOuterBlanks(line.text.substr(colon + 1));
    if (label == kUnmappedLabel)
        return Head{std::nullopt, beside};
    const auto *spec = std::ranges::find(kFields, label, &FieldSpec::heading);
    if (spec == kFields.end())
        return std::nullopt;
    return Head{spec->field, beside};
}

bool isCanonical(std::span<const Line> lines)
{
    std::bitset<kFieldCount> seen;
    bool hasHead = false;
    for (const Line &line : lines) {
        if (line.isBlank() || (hasHead && line.indent >= kCanonicalIndent))
            continue;
        const auto head = headOf(line);
        if (!head || (head->field && seen[static_cast<std::size_t>(*head->field)]))
            return false;
        if (head->field)
            seen.set(static_cast<std::size_t>(*head->field));
        hasHead = true;
    }
    return hasHead;
}

static void take(NamespaceTemplate &into, const Line &line, const Head &head,
                 std::span<const Line> below)
{
    if (!head.field) {
        into.unmapped.push_back({std::string(head.beside), block(below)});
        return;
    }
    into.set(*head.field, block(head.beside, below));
    into.lines[static_cast<std::size_t>(*head.field)] = line.number;
    into.order.push_back(*head.field);
}

NamespaceTemplate readCanonical(std::span<const Line> lines)
{
    NamespaceTemplate result;
    for (std::size_t at = 0; at < lines.size();) {
        const auto head = headOf(lines[at]);
        std::size_t end = at + 1;
        while (end < lines.size() && (lines[end].isBlank() || lines[end].indent > 0))
            ++end;
        if (head)
            take(result, lines[at], *head, lines.subspan(at + 1, end - at - 1));
        at = end;
    }
    if (result.order.empty())
        result.style = Style::Unknown;
    return result;
}

} // namespace nidreg::templates
