// SPDX-License-Identifier: MIT
#include "model/exchange/template/precheckreport.h"

#include "model/actions/precheck.h"
#include "model/templates/wrap.h"
#include "model/templates/writer.h"

namespace nidreg::exchange {

static std::string underlined(const std::string &title, char line)
{
    return title + '\n' + std::string(title.size(), line) + "\n\n";
}

static std::string facts(const std::vector<actions::PrecheckFact> &all)
{
    constexpr std::size_t kLabelWidth = 14;
    std::string text;
    for (const auto &[label, value] : all) {
        std::string line = label + ':';
        line.append(kLabelWidth - line.size(), ' ');
        text += line + templates::oneLine(value) + '\n';
    }
    return text + '\n';
}

static std::string indented(const std::string &text)
{
    constexpr std::size_t kIndent = 3;
    return templates::wrapped(std::string(kIndent, ' ') + templates::oneLine(text)) + '\n';
}

static std::string findings(const actions::Precheck &check)
{
    std::string text;
    for (const actions::PrecheckFinding &each : check.findings)
        text += templates::wrapped(templates::oneLine(actions::headOf(each))) + '\n'
            + indented(each.message) + '\n';
    return text.empty() ? "None.\n\n" : text;
}

std::string precheckReport(const actions::Precheck &check)
{
    std::string text = underlined("Check of a URN namespace registration template", '=')
        + facts(actions::examinedFacts(check)) + templates::wrapped(actions::verdictOf(check))
        + "\n\n" + underlined("Findings", '-') + findings(check)
        + underlined("The registry it was checked against", '-')
        + facts(actions::registryFacts(check)) + templates::wrapped(actions::repeatingIt()) + "\n\n"
        + underlined("The text that was examined", '-');
    for (const std::string &line : actions::numberedLines(check))
        text += line + '\n';
    return text;
}

static Json toJson(const actions::ListIdentity &list)
{
    return {{"count", list.count}, {"sha256", list.sha256}};
}

static Json orNull(const std::string &text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

static Json findingsOf(const actions::Precheck &check)
{
    Json all = Json::array();
    for (const actions::PrecheckFinding &each : check.findings)
        all.push_back({{"rule", each.rule},
                       {"severity", base::name(each.severity)},
                       {"field", each.field},
                       {"line", each.line},
                       {"source", each.source},
                       {"message", each.message}});
    return all;
}

Json toJson(const actions::Precheck &check)
{
    Json namespaces = toJson(check.registry.namespaces);
    namespaces["newest"] = orNull(check.registry.newest);
    return {{"program", check.program},
            {"sha256", check.sha256},
            {"nid", orNull(check.nid)},
            {"kind", registry::name(check.kind)},
            {"procedure", check.fastTrack ? "fast-track" : "community"},
            {"revises", orNull(check.revises)},
            {"revised_version", check.revises.empty() ? Json(nullptr) : Json(check.revisedVersion)},
            {"on", base::toString(check.on)},
            {"registry",
             {{"namespaces", namespaces},
              {"countries", toJson(check.registry.countries)},
              {"uri_schemes", toJson(check.registry.uriSchemes)},
              {"systems", toJson(check.registry.systems)}}},
            {"verdict", check.passed() ? "ready" : "not-ready"},
            {"errors", check.count(base::Severity::Error)},
            {"warnings", check.count(base::Severity::Warning)},
            {"advice", check.count(base::Severity::Advice)},
            {"findings", findingsOf(check)}};
}

} // namespace nidreg::exchange
