// SPDX-License-Identifier: MIT
#include "model/templates/writer.h"

#include "model/base/text.h"
#include "model/templates/canonical.h"
#include "model/templates/textblock.h"
#include "model/templates/words.h"

#include <algorithm>

namespace nidreg::templates {

static void appendIndented(std::string &text, std::string_view value)
{
    for (const Line &line : splitLines(value)) {
        if (!line.isBlank())
            text.append(kCanonicalIndent + line.indent, ' ').append(line.text);
        text += '\n';
    }
}

static void startField(std::string &text, std::string_view heading)
{
    if (!text.empty())
        text += '\n';
    text.append(heading).append(":");
}

static void appendField(std::string &text, std::string_view heading, std::string_view value)
{
    const std::string kept = normalized(value);
    startField(text, heading);
    if (kept.find('\n') == std::string::npos) {
        text.append(kept.empty() ? "" : " ").append(kept).append("\n");
        return;
    }
    text += '\n';
    appendIndented(text, kept);
}

/// A heading goes beside the label when it is one line; else it joins its text, so that nothing
/// of it is taken for a heading or lost.
static void appendUnmapped(std::string &text, const Unmapped &unmapped)
{
    const std::string heading = normalized(unmapped.heading);
    const bool isOneLine = heading.find('\n') == std::string::npos;
    startField(text, kUnmappedLabel);
    if (isOneLine && !heading.empty())
        text.append(" ").append(heading);
    text += '\n';
    appendIndented(text, normalized(isOneLine ? unmapped.text : heading + '\n' + unmapped.text));
}

std::string write(const NamespaceTemplate &from)
{
    std::string text;
    for (const FieldSpec &spec : kFields) {
        if (spec.field == Field::RevisionInformation) {
            for (const Unmapped &unmapped : from.unmapped)
                appendUnmapped(text, unmapped);
        }
        if (const auto &value = from.fields[static_cast<std::size_t>(spec.field)])
            appendField(text, spec.heading, *value);
    }
    return text;
}

NamespaceTemplate blank(std::string_view nid, std::string_view date)
{
    NamespaceTemplate result;
    for (const FieldSpec &spec : kFields)
        result.set(spec.field, {});
    result.set(Field::NamespaceIdentifier, std::string(nid));
    result.set(Field::Version, "1");
    result.set(Field::Date, std::string(date));
    return result;
}

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

std::string anchorOf(const NamespaceTemplate &from)
{
    std::string name = "urn-namespace";
    const std::string nid = base::lowered(nidOf(from).value_or(std::string()));
    for (const char c : nid.empty() ? nid : '-' + nid) {
        if (isAlphanum(c) || c == '-')
            name += c;
    }
    return name;
}

} // namespace nidreg::templates
