// SPDX-License-Identifier: MIT
#include "model/actions/precheckwords.h"

#include "model/base/text.h"

namespace nidreg::actions {

static std::string counted(std::int64_t count, const char *one, const char *many)
{
    return (count == 0 ? "no" : std::to_string(count)) + ' ' + (count == 1 ? one : many);
}

std::vector<PrecheckFact> examinedFacts(const Precheck &check)
{
    std::vector<PrecheckFact> facts;
    facts.emplace_back("Namespace", check.nid.empty() ? "none is named" : check.nid);
    facts.emplace_back("Kind", registry::name(check.kind));
    facts.emplace_back("Request",
                       check.revises.empty() ? "new registration"
                                             : "revision of " + check.revises
                               + ", registered in version " + std::to_string(check.revisedVersion));
    facts.emplace_back("Procedure",
                       check.fastTrack ? "fast track (RFC 8141, section 6.3)"
                                       : "community (RFC 8141, section 6.2)");
    facts.emplace_back("Checked for", base::toString(check.on));
    facts.emplace_back("Program", check.program);
    facts.emplace_back("SHA-256", check.sha256);
    return facts;
}

static void append(std::vector<PrecheckFact> &facts, const char *label, const ListIdentity &list)
{
    facts.emplace_back(label, std::to_string(list.count));
    facts.emplace_back("SHA-256", list.sha256);
}

std::vector<PrecheckFact> registryFacts(const Precheck &check)
{
    std::vector<PrecheckFact> facts;
    append(facts, "Namespaces", check.registry.namespaces);
    if (!check.registry.newest.empty())
        facts.insert(facts.begin() + 1, {"Newest", check.registry.newest});
    append(facts, "Countries", check.registry.countries);
    append(facts, "URI schemes", check.registry.uriSchemes);
    append(facts, "Systems", check.registry.systems);
    return facts;
}

std::string verdictOf(const Precheck &check)
{
    return (check.passed() ? std::string("Ready to be submitted: ")
                           : std::string("Not ready to be submitted: "))
        + counted(check.count(base::Severity::Error), "error", "errors") + ", "
        + counted(check.count(base::Severity::Warning), "warning", "warnings") + ", "
        + counted(check.count(base::Severity::Advice), "piece of advice", "pieces of advice") + '.';
}

std::string headOf(const PrecheckFinding &finding)
{
    std::string severity(base::name(finding.severity));
    severity.front() = base::raised(severity.front());
    return severity + " in " + finding.field
        + (finding.line == 0 ? "" : ", line " + std::to_string(finding.line)) + " (" + finding.rule
        + ", " + finding.source + ")";
}

std::vector<std::string> numberedLines(const Precheck &check)
{
    constexpr std::size_t kWidth = 5;
    std::vector<std::string> lines;
    for (const std::string_view line : base::lines(check.text)) {
        std::string number = std::to_string(lines.size() + 1);
        if (number.size() < kWidth)
            number.insert(0, kWidth - number.size(), ' ');
        lines.push_back(line.empty() ? number : number + "  " + std::string(line));
    }
    return lines;
}

std::string repeatingIt()
{
    return "Whoever checks the same text for the same day with the same program against a registry "
           "of the same sums gets this report again, byte for byte. Where a sum differs, that list "
           "has changed since.";
}

} // namespace nidreg::actions
