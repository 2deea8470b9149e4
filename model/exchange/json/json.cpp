// SPDX-License-Identifier: MIT
#include "model/exchange/json/json.h"

#include "model/base/text.h"
#include "model/exchange/json/reviewjson.h"
#include "model/exchange/json/templatejson.h"
#include "model/listing/namespacecolumns.h"
#include "model/templates/reader.h"

#include <algorithm>
#include <cmath>

namespace nidreg::exchange {

namespace {

std::string dumped(const Json &json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// A text that is not known is null.
/// A record's key, null where it has none.
template <class Tag> Json keyOf(base::Id<Tag> id)
{
    return id ? Json(id.value) : Json(nullptr);
}

template <class Range, class Function> Json list(const Range &range, Function &&toItem)
{
    Json all = Json::array();
    for (const auto &each : range)
        all.push_back(toItem(each));
    return all;
}

/// "registered" when the only thing wrong is that the NID is taken; the word of nid check.
std::string_view word(urn::NidVerdict verdict)
{
    switch (verdict) {
    case urn::NidVerdict::Available:
        return "available";
    case urn::NidVerdict::Registered:
        return "registered";
    case urn::NidVerdict::Rejected:
        return "rejected";
    }
    return {};
}

Json referenceJson(const registry::Reference &reference)
{
    return {{"type", registry::name(reference.type)},
            {"data", known(reference.data)},
            {"label", registry::labelOf(reference)}};
}

Json references(const std::vector<registry::Reference> &all)
{
    return list(all, referenceJson);
}

/// Those who are asked to review and are still on the request.
std::string experts(const workflow::Request &request)
{
    std::string names;
    for (const workflow::Assignment &each : request.experts) {
        if (!each.isOff())
            names += (names.empty() ? "" : ", ") + each.expert;
    }
    return names;
}

Json fieldFinding(const templates::FieldFinding &found, Json line, const Words &words)
{
    const base::Rule &rule = *found.finding.rule;
    return {{"rule", rule.id},
            {"severity", base::name(rule.severity)},
            {"field", templates::spec(found.field).key},
            {"line", std::move(line)},
            {"source", rule.source},
            {"message", words(found.finding)}};
}

/// The findings with the lines of `source` that they stand on; null where a field is missing.
Json fieldFindings(std::string_view source, const templates::NamespaceTemplate &draft,
                   const templates::FieldFindings &findings, const Words &words)
{
    return list(findings, [&](const templates::FieldFinding &each) {
        const std::size_t at = lineOf(source, draft, each.field, each.finding.where.offset);
        return fieldFinding(each, at ? Json(at) : Json(nullptr), words);
    });
}

std::int64_t count(const templates::FieldFindings &findings, base::Severity severity)
{
    return std::ranges::count_if(findings, [severity](const templates::FieldFinding &each) {
        return each.finding.rule->severity == severity;
    });
}

/// The text that a request stands for: the working copy, else the newest revision.
const std::string &textOf(const registry::RequestFile &file)
{
    if (!file.workingCopy.empty() || file.revisions.empty())
        return file.workingCopy;
    return file.revisions.back().text;
}

} // namespace

std::string line(const Json &json)
{
    return dumped(json, -1);
}

std::string pages(const Json &json)
{
    return dumped(json, 2);
}

Json toJson(const base::Finding &finding, const Words &words)
{
    return {{"rule", finding.rule->id},
            {"severity", base::name(finding.rule->severity)},
            {"source", finding.rule->source},
            {"message", words(finding)}};
}

Json nidCheck(std::string_view nid, urn::NidKind kind, const base::Findings &findings,
              const Words &words)
{
    return {{"nid", nid},
            {"kind", registry::name(kind)},
            {"verdict", word(urn::verdict(findings))},
            {"findings",
             list(findings, [&](const base::Finding &each) { return toJson(each, words); })}};
}

static Json toJson(const UrnFault &fault)
{
    return {{"offset", fault.refusal.offset},
            {"rule", urn::rule(fault.refusal.error)},
            {"message", fault.message}};
}

Json urnParse(std::string_view input, const urn::Namestring &urn, const AskedStatus &asked)
{
    const auto status = asked.value_or(std::nullopt);
    const bool isRegistered = status && registry::isRegistered(*status);
    return {{"input", input},
            {"valid", true},
            {"nid", urn.nid()},
            {"nss", urn.nss()},
            {"r", orNull(urn.r())},
            {"q", orNull(urn.q())},
            {"f", orNull(urn.f())},
            {"assigned_name", urn.assignedName()},
            {"normalized", urn.normalized()},
            {"registered", asked ? Json(isRegistered) : Json(nullptr)},
            {"error", nullptr},
            {"status", nameOrNull(status)}};
}

Json urnParse(std::string_view input, const UrnFault &fault)
{
    Json json{{"input", input}, {"valid", false}};
    for (const char *part :
         {"nid", "nss", "r", "q", "f", "assigned_name", "normalized", "registered"})
        json[part] = nullptr;
    json["error"] = toJson(fault);
    json["status"] = nullptr;
    return json;
}

Json urnFindings(const base::Findings &findings, const Words &words)
{
    return list(findings, [&](const base::Finding &each) {
        Json json = toJson(each, words);
        json["offset"] = each.where.offset;
        return json;
    });
}

Json urnCompare(const UrnOrFault &left, const UrnOrFault &right, bool equivalent,
                std::span<const urn::ComparedPart> differences)
{
    const auto name = [](const UrnOrFault &side) {
        const auto *urn = std::get_if<urn::Namestring>(&side);
        return urn ? Json(urn->normalized()) : Json(nullptr);
    };
    const auto error = [](const UrnOrFault &side) {
        const auto *fault = std::get_if<UrnFault>(&side);
        return fault ? toJson(*fault) : Json(nullptr);
    };
    return {{"equivalent", equivalent},
            {"left", name(left)},
            {"right", name(right)},
            {"differences",
             list(differences, [](urn::ComparedPart each) { return Json(urn::name(each)); })},
            {"left_error", error(left)},
            {"right_error", error(right)}};
}

Json templateLint(std::string_view file, std::string_view source,
                  const templates::NamespaceTemplate &draft,
                  const templates::FieldFindings &findings, const Words &words)
{
    return {{"file", file},
            {"errors", count(findings, base::Severity::Error)},
            {"warnings", count(findings, base::Severity::Warning)},
            {"findings", fieldFindings(source, draft, findings, words)}};
}

/// In the usual columns; of these only numbers are no texts.
Json toJson(const registry::NamespaceRow &row)
{
    Json json = Json::object();
    for (const listing::NamespaceColumn &column : listing::namespaceColumns()) {
        if (!column.isUsual)
            continue;
        const registry::Cell cell = column.cell(row);
        const bool isNumber = cell && column.kind == registry::CellKind::Number;
        json[std::string(column.name)] = isNumber ? Json::parse(*cell) : orNull(cell);
    }
    return json;
}

Json toJson(const registry::NamespaceVersion &version)
{
    const bool dated = version.recorded != base::Instant{};
    return {{"nid", version.nid},
            {"kind", registry::name(version.kind)},
            {"version", version.version},
            {"revision", version.revision},
            {"stated_version", known(version.statedVersion)},
            {"date", known(version.templateDate)},
            {"registrant", known(version.registrant)},
            {"references", references(version.references)},
            {"imported", version.imported},
            {"source", known(version.source)},
            {"request", keyOf(version.request)},
            {"status", registry::name(version.status)},
            {"in_force", known(version.inForce)},
            {"recorded", dated ? Json(base::toString(version.recorded)) : Json(nullptr)},
            {"sha256", known(version.sha256)},
            {"template", known(version.text)}};
}

Json toJson(const std::vector<listing::FieldChange> &changes)
{
    return list(changes, [](const listing::FieldChange &each) {
        return Json{
            {"field", each.field}, {"before", known(each.here)}, {"after", known(each.there)}};
    });
}

Json toJson(const registry::Namespace &found)
{
    Json json = toJson(found.row);
    json["updated"] = known(found.row.updated);
    json["references"] = references(found.row.references);
    json["template_url"] = known(found.row.templateUrl);
    json["former_nids"] = found.formerNids();
    json["versions"] = Json::array();
    const registry::NamespaceVersion *before = nullptr;
    for (const registry::NamespaceVersion &each : found.versions) {
        json["versions"].push_back(toJson(each));
        json["versions"].back()["changes"] =
            before ? toJson(listing::recordChanges(*before, each)) : Json::array();
        before = &each;
    }
    return json;
}

Json toJson(const workflow::Request &request)
{
    const auto turn = workflow::waitingOn(request);
    const auto due = request.due();
    return {{"id", keyOf(request.id)},
            {"nid", known(request.nid)},
            {"kind", registry::name(request.kind)},
            {"action", workflow::name(request.purpose)},
            {"procedure", workflow::name(request.procedure)},
            {"state", workflow::name(request.state)},
            {"revision", request.revision},
            {"expert", known(experts(request))},
            {"waiting_on", turn ? Json(workflow::name(*turn)) : Json(nullptr)},
            {"due", due ? Json(base::toString(*due)) : Json(nullptr)},
            {"updated", base::toString(request.updated)}};
}

Json toJson(const registry::QueueFigures &figures)
{
    Json json = {{"open", figures.open},           {"overdue", figures.overdue},
                 {"contested", figures.contested}, {"states", Json::object()},
                 {"waiting_on", Json::object()},   {"median_days", Json::object()},
                 {"registrations", Json::object()}};
    for (const auto &[state, requests] : figures.openByState)
        json["states"][std::string(name(state))] = requests;
    for (const auto &[turn, requests] : figures.openByTurn)
        json["waiting_on"][std::string(name(turn))] = requests;
    for (const registry::StayFigure &stay : figures.stays)
        json["median_days"][std::string(name(stay.state))] =
            std::round(stay.medianDays * 1000) / 1000;
    for (const registry::MonthFigure &each : figures.months) {
        const std::string day = base::toString(each.month / std::chrono::day(1));
        json["registrations"][day.substr(0, 7)] = each.registrations;
    }
    return json;
}

Json requestShow(const registry::RequestFile &file, const templates::FieldFindings &findings,
                 const Words &words)
{
    const std::string &text = textOf(file);
    const templates::NamespaceTemplate draft = templates::read(text).front();
    Json json = toJson(file.request);
    json["template"] = text.empty() ? Json(nullptr) : toJson(draft);
    json["findings"] = fieldFindings(text, draft, findings, words);
    json["events"] = list(file.events, [](const registry::Event &each) { return toJson(each); });
    json["discussion"] = discussionJson(file);
    return json;
}

} // namespace nidreg::exchange
