// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/template.h"
#include "model/templates/textblock.h"

#include <algorithm>
#include <array>

namespace nidreg::templates {

/// Labels of the line that names the organization, the surest first.
constexpr std::array<std::string_view, 9> kOrganizationLabels{
    "registering organization",
    "registering organisation",
    "registrant organization",
    "organization",
    "organisation",
    "company",
    "institution",
    "affiliation",
    "name",
};

static std::string_view labelOf(const Line &line)
{
    const std::size_t colon = line.text.find(':');
    std::string_view label = line.text.substr(0, colon);
    if (label.starts_with("- "))
        label.remove_prefix(2);
    return withoutOuterBlanks(label);
}

static std::string_view valueOf(const Line &line)
{
    const std::size_t colon = line.text.find(':');
    if (colon == std::string_view::npos)
        return {};
    return withoutOuterBlanks(line.text.substr(colon + 1));
}

/// A name that goes on in deeper lines without labels of their own.
static std::string withContinuation(std::string_view value, const std::vector<Line> &lines,
                                    std::size_t at)
{
    std::string name(value);
    for (std::size_t i = at + 1; i < lines.size(); ++i) {
        const bool goesOn = !lines[i].isBlank() && lines[i].indent > lines[at].indent
            && lines[i].text.find(':') == std::string_view::npos;
        if (!goesOn)
            break;
        name.append(" ").append(lines[i].text);
    }
    return name;
}

/// The first line with text after `at`; of "Name:" what follows that.
static std::string nextName(const std::vector<Line> &lines, std::size_t at)
{
    for (std::size_t i = at + 1; i < lines.size(); ++i) {
        const bool isName = base::equalIgnoringCase(labelOf(lines[i]), "name");
        if (lines[i].isBlank() || (isName && valueOf(lines[i]).empty()))
            continue;
        return isName ? withContinuation(valueOf(lines[i]), lines, i) : std::string(lines[i].text);
    }
    return {};
}

static std::string named(std::string_view label, const std::vector<Line> &lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].isBlank() || !base::equalIgnoringCase(labelOf(lines[i]), label))
            continue;
        const std::string_view value = valueOf(lines[i]);
        return value.empty() ? nextName(lines, i) : withContinuation(value, lines, i);
    }
    return {};
}

static std::string firstText(const std::vector<Line> &lines)
{
    const auto first =
        std::ranges::find_if(lines, [](const Line &line) { return !line.isBlank(); });
    return first == lines.end() ? std::string() : std::string(first->text);
}

std::string registrantOf(const NamespaceTemplate &from)
{
    const std::vector<Line> lines = splitLines(from.text(Field::Registrant));
    for (const std::string_view label : kOrganizationLabels) {
        std::string found = named(label, lines);
        if (!found.empty())
            return found;
    }
    return firstText(lines);
}

} // namespace nidreg::templates
