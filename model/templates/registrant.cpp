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

/// A line without the marks that Markdown sets before its text.
static std::string_view unmarked(std::string_view text)
{
    for (const std::string_view mark : {": ", "<br/>", "> ", "- ", "* "}) {
        if (text.starts_with(mark))
            text = withoutOuterBlanks(text.substr(mark.size()));
    }
    return text;
}

static std::string_view labelOf(const Line &line)
{
    const std::string_view text = unmarked(line.text);
    return withoutOuterBlanks(text.substr(0, text.find(':')));
}

static std::string_view valueOf(const Line &line)
{
    const std::string_view text = unmarked(line.text);
    const std::size_t colon = text.find(':');
    return colon == std::string_view::npos ? std::string_view()
                                           : withoutOuterBlanks(text.substr(colon + 1));
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

static bool isMarkupOnly(std::string_view text)
{
    return text.empty() || text.starts_with('{');
}

static bool labelsOrganization(const Line &line)
{
    return std::ranges::any_of(kOrganizationLabels, [&](std::string_view label) {
        return base::equalIgnoringCase(labelOf(line), label);
    });
}

/// The first line with text after `at`; of "Name:" and the like what follows that.
static std::string nextName(const std::vector<Line> &lines, std::size_t at)
{
    for (std::size_t i = at + 1; i < lines.size(); ++i) {
        const bool isLabelled = labelsOrganization(lines[i]);
        if (isMarkupOnly(lines[i].text) || (isLabelled && valueOf(lines[i]).empty()))
            continue;
        return isLabelled ? withContinuation(valueOf(lines[i]), lines, i)
                          : std::string(unmarked(lines[i].text));
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
    return first == lines.end() ? std::string() : std::string(unmarked(first->text));
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
