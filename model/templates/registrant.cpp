// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "model/templates/organization.h"
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

constexpr std::string_view kNameLabel = kOrganizationLabels.back();

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
        return withContinuation(isLabelled ? valueOf(lines[i]) : unmarked(lines[i].text),
                                isLabelled ? std::span(lines) : std::span<const Line>(), i);
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

/// The first line with text.
static std::string firstText(const std::vector<Line> &lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].isBlank())
            return withContinuation(unmarked(lines[i].text), {}, i);
    }
    return {};
}

/// The first line without a label that is an organization's name. One word in capitals amid an
/// address is a country.
static std::string organizationAlone(const std::vector<Line> &lines)
{
    bool isAddress = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view text = unmarked(lines[i].text);
        const bool isLabelled = text.find(':') != std::string_view::npos;
        const bool mayBe = !isLabelled && (!isAddress || text.find(' ') != text.npos);
        if (mayBe && namesOrganization(text))
            return withContinuation(text, lines, i);
        const bool isMail = text.find('@') != text.npos;
        isAddress = isAddress || (!isMail && text.find_first_of("0123456789") != text.npos);
    }
    return {};
}

static std::string labelledOrganization(const std::vector<Line> &lines)
{
    for (const std::string_view label : kOrganizationLabels) {
        std::string found = label == kNameLabel ? std::string() : named(label, lines);
        if (!found.empty())
            return found;
    }
    return {};
}

/// A name, which may be a person's: then an organization goes before it.
static std::string someName(const std::vector<Line> &lines)
{
    std::string found = named(kNameLabel, lines);
    if (found.empty())
        found = firstText(lines);
    if (namesOrganization(found))
        return found;
    std::string organization = organizationAlone(lines);
    return organization.empty() ? found : organization;
}

std::string registrantOf(const NamespaceTemplate &from)
{
    const std::string_view text = from.text(Field::Registrant);
    if (standsForNoName(text))
        return {};
    const std::vector<Line> lines = splitLines(text);
    std::string found = labelledOrganization(lines);
    if (found.empty())
        found = nameAfterOnBehalf(lines);
    return tidyName(found.empty() ? someName(lines) : found);
}

} // namespace nidreg::templates
