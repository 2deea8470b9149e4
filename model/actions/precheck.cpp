// SPDX-License-Identifier: MIT
#include "model/actions/precheck.h"

#include "model/base/text.h"
#include "model/templates/reader.h"
#include "model/templates/writer.h"

#include <algorithm>

namespace nidreg::actions {

using templates::Field;
using templates::NamespaceTemplate;

std::int64_t Precheck::count(base::Severity severity) const
{
    return std::ranges::count(findings, severity, &PrecheckFinding::severity);
}

static ListIdentity identity(const std::vector<std::string> &lines, const PrecheckTools &tools)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + '\n';
    return {static_cast<std::int64_t>(lines.size()), tools.sha256(text)};
}

static registry::Stored<std::vector<registry::NamespaceRow>> allRows(registry::Directory &directory)
{
    std::vector<registry::NamespaceRow> rows;
    registry::NamespaceQuery query;
    query.sort = registry::SortBy::Nid;
    query.isCounted = false;
    for (;;) {
        auto page = directory.namespaces(query);
        if (!page)
            return base::fail(page.error());
        if (page->rows.empty())
            return rows;
        query.after = page->rows.back();
        rows.insert(rows.end(), page->rows.begin(), page->rows.end());
    }
}

/// Sorted here: databases and files order by their own rules.
static std::vector<std::string> namespaceLines(const std::vector<registry::NamespaceRow> &rows)
{
    std::vector<std::pair<std::string, std::string>> byNid;
    for (const registry::NamespaceRow &row : rows) {
        const std::string nid = base::lowered(row.nid);
        byNid.emplace_back(nid,
                           std::string(registry::name(row.kind)) + ' ' + nid + ' '
                               + std::to_string(row.version) + ' '
                               + std::string(registry::name(row.status)));
    }
    std::ranges::sort(byNid);
    std::vector<std::string> lines;
    lines.reserve(byNid.size());
    for (auto &[nid, line] : byNid)
        lines.push_back(std::move(line));
    return lines;
}

static std::vector<std::string> countryLines(const urn::NidKnowledge &knowledge)
{
    std::vector<std::string> lines;
    for (const urn::Country &each : knowledge.countries)
        lines.push_back(each.alpha2 + '\t' + each.alpha3 + '\t' + each.name + '\t'
                        + each.officialName + '\t' + each.commonName
                        + (each.formerlyUsed ? "\tformerly" : ""));
    std::ranges::sort(lines);
    return lines;
}

registry::Stored<RegistryIdentity> identify(registry::Directory &directory,
                                            const urn::NidKnowledge &knowledge,
                                            const PrecheckTools &tools)
{
    const auto rows = allRows(directory);
    if (!rows)
        return base::fail(rows.error());
    std::vector<std::string> systems;
    for (const urn::IdentifierSystem &each : knowledge.systems)
        systems.push_back(each.name + '\t' + each.title);
    RegistryIdentity result;
    result.namespaces = identity(namespaceLines(rows.value()), tools);
    for (const registry::NamespaceRow &row : rows.value())
        result.newest = std::max(result.newest, row.date);
    result.countries = identity(countryLines(knowledge), tools);
    result.uriSchemes = identity(knowledge.uriSchemes, tools);
    result.systems = identity(systems, tools);
    return result;
}

/// The line of the canonical text that byte `offset` of a field stands on: text of one line stands
/// beside its heading, longer text below it.
static std::size_t lineIn(const NamespaceTemplate &canonical, Field field, std::size_t offset)
{
    const std::size_t heading = canonical.lines[static_cast<std::size_t>(field)];
    const std::string_view text = canonical.text(field);
    if (heading == 0 || text.find('\n') == text.npos)
        return heading;
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    return heading + 1 + static_cast<std::size_t>(std::ranges::count(before, '\n'));
}

static std::vector<PrecheckFinding> told(const templates::FieldFindings &findings,
                                         const NamespaceTemplate &canonical,
                                         const PrecheckTools &tools)
{
    std::vector<PrecheckFinding> result;
    for (const auto &[field, finding] : findings)
        result.push_back({finding.rule->severity, std::string(templates::spec(field).heading),
                          lineIn(canonical, field, finding.where.offset),
                          std::string(finding.rule->id), std::string(finding.rule->source),
                          tools.words(finding)});
    return result;
}

registry::Stored<Precheck> precheck(registry::Directory &directory, const base::Clock &clock,
                                    const urn::NidKnowledge &knowledge,
                                    const NamespaceTemplate &draft, const Examination &what,
                                    const PrecheckTools &tools)
{
    Precheck result;
    result.program = tools.program;
    result.text = templates::write(draft);
    result.sha256 = tools.sha256(result.text);
    const NamespaceTemplate canonical = templates::read(result.text).front();
    const auto rules = examine(directory, clock, knowledge, canonical, what);
    if (!rules)
        return base::fail(rules.error());
    const auto registry = identify(directory, knowledge, tools);
    if (!registry)
        return base::fail(registry.error());
    result.nid = templates::nidOf(canonical).value_or(std::string());
    result.kind = rules->kind;
    result.fastTrack = rules->fastTrack;
    result.revises = rules->revisedNid;
    result.revisedVersion = rules->previousVersion;
    result.on = rules->today;
    result.registry = registry.value();
    result.findings = told(templates::lint(canonical, *rules), canonical, tools);
    return result;
}

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
