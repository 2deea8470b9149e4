// SPDX-License-Identifier: MIT
#include "model/reports/reportspec.h"

#include "registry-data/reports.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nidreg::reports {

static constexpr std::string_view kBehind = "\n-- behind\n";

static constexpr std::array<std::string_view, 10> kMeanings{
    "text", "number", "state", "party", "reference", "part", "style", "kind", "change", "vote"};

Meaning behindMeaning(std::string_view column)
{
    for (const Meaning each : {Meaning::State, Meaning::Kind, Meaning::Change, Meaning::Vote}) {
        if (kMeanings[std::size_t(each)] == column)
            return each;
    }
    return Meaning::Text;
}

static std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// Takes the part before the next `|` off a text.
static std::string_view nextPart(std::string_view &text)
{
    const std::size_t end = std::min(text.find('|'), text.size());
    const std::string_view part = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

static ReportColumn columnFrom(std::string_view said)
{
    ReportColumn column;
    column.name = nextPart(said);
    column.title = nextPart(said);
    const auto meaning = std::ranges::find(kMeanings, nextPart(said));
    if (meaning != kMeanings.end())
        column.meaning = static_cast<Meaning>(meaning - kMeanings.begin());
    column.isTableOnly = nextPart(said) == "table";
    return column;
}

static void take(ReportSpec &spec, std::string_view key, std::string_view said)
{
    if (key == "title") {
        spec.title = said;
    } else if (key == "about") {
        spec.about = said;
    } else if (key == "place") {
        std::from_chars(said.data(), said.data() + said.size(), spec.position);
    } else if (key == "column") {
        spec.columns.push_back(columnFrom(said));
    } else if (key == "chart") {
        spec.shape = said == "bars" ? Shape::Bars : Shape::Columns;
    } else if (key == "dates") {
        spec.dates = said;
    } else if (key == "click") {
        spec.behind = nextPart(said) == "requests" ? Behind::Requests : Behind::Namespaces;
        spec.behindTitle = nextPart(said);
    }
}

ReportSpec readReport(std::string_view name, std::string_view text)
{
    ReportSpec spec;
    spec.name = name;
    while (text.starts_with("-- ")) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(3, end - 3);
        const std::size_t colon = std::min(line.find(':'), line.size());
        take(spec, line.substr(0, colon), trimmed(line.substr(std::min(colon + 1, line.size()))));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    const std::size_t behind = text.find(kBehind);
    spec.statement = trimmed(text.substr(0, behind));
    if (behind != std::string_view::npos)
        spec.behindStatement = trimmed(text.substr(behind + kBehind.size()));
    return spec;
}

static std::vector<ReportSpec> readAll()
{
    std::vector<ReportSpec> all;
    for (const sql::Report &each : sql::kReports)
        all.push_back(readReport(each.name, each.text));
    std::ranges::stable_sort(all, {}, &ReportSpec::position);
    return all;
}

const std::vector<ReportSpec> &shippedReports()
{
    static const std::vector<ReportSpec> all = readAll();
    return all;
}

const ReportSpec *findReport(std::string_view name)
{
    const auto found = std::ranges::find(shippedReports(), name, &ReportSpec::name);
    return found == shippedReports().end() ? nullptr : &*found;
}

} // namespace nidreg::reports
