// SPDX-License-Identifier: MIT
#include "model/exchange/json/urijson.h"

namespace nidreg::exchange {

static Json toJson(const TextFault &fault)
{
    return {{"offset", fault.offset ? Json(*fault.offset) : Json(nullptr)},
            {"rule", fault.rule},
            {"message", fault.message}};
}

/// {input, valid: false, … null …, error}
static Json refused(std::string_view input, std::initializer_list<const char *> keys,
                    const TextFault &fault)
{
    Json json{{"input", input}, {"valid", false}};
    for (const char *key : keys)
        json[key] = nullptr;
    json["error"] = toJson(fault);
    return json;
}

/// A finding about a place in a text.
static Json placed(const base::Finding &finding, const Words &words)
{
    Json json = toJson(finding, words);
    json["offset"] = finding.where.offset;
    json["length"] = finding.where.length;
    return json;
}

static Json placed(const base::Findings &findings, const Words &words)
{
    Json list = Json::array();
    for (const base::Finding &each : findings)
        list.push_back(placed(each, words));
    return list;
}

Json uriParse(std::string_view input, const uri::Reference &reference)
{
    const auto authority = reference.authorityParts().value_or(uri::Authority());
    const bool hasHost = authority.kind != uri::HostKind::None;
    return {{"input", input},
            {"valid", true},
            {"form", name(reference.form())},
            {"scheme", orNull(reference.scheme())},
            {"authority", orNull(reference.authority())},
            {"userinfo", orNull(reference.at(authority.userinfo))},
            {"host", hasHost ? orNull(reference.at(authority.host)) : Json(nullptr)},
            {"host_kind", hasHost ? Json(name(authority.kind)) : Json(nullptr)},
            {"port", orNull(reference.at(authority.port))},
            {"path", reference.path()},
            {"query", orNull(reference.query())},
            {"fragment", orNull(reference.fragment())},
            {"opaque_part", orNull(reference.opaquePart())},
            {"normalized",
             reference.isAbsolute() ? Json(normalized(reference, uri::LadderStep::Scheme))
                                    : Json(nullptr)},
            {"error", nullptr}};
}

Json uriParse(std::string_view input, const TextFault &fault)
{
    return refused(input,
                   {"form", "scheme", "authority", "userinfo", "host", "host_kind", "port", "path",
                    "query", "fragment", "opaque_part", "normalized"},
                   fault);
}

Json uriResolve(std::string_view input, std::string_view base, const ResolvedReference &resolved)
{
    const auto &draft = resolved.byDraft;
    const bool isElsewhere = draft && !draft->isCurrentDocument;
    return {{"input", input},
            {"base", base},
            {"valid", draft.has_value()},
            {"target", isElsewhere ? Json(draft->text()) : Json(nullptr)},
            {"current_document", draft ? Json(draft->isCurrentDocument) : Json(nullptr)},
            {"fragment", draft ? orNull(draft->fragment) : Json(nullptr)},
            {"excess_dots", draft ? Json(draft->hasExcessDots) : Json(nullptr)},
            {"rfc3986", resolved.byRfc3986 ? Json(resolved.byRfc3986->text()) : Json(nullptr)},
            {"error", resolved.fault ? toJson(*resolved.fault) : Json(nullptr)}};
}

Json uriNormalize(std::string_view input, const uri::Reference &uri, uri::LadderStep step)
{
    Json on = Json::object();
    for (const uri::LadderStep each : uri::ladderSteps()) {
        if (each != uri::LadderStep::Protocol)
            on[std::string(name(each))] = normalized(uri, each);
    }
    return {{"input", input},
            {"valid", true},
            {"normalized", normalized(uri, step)},
            {"rungs", std::move(on)},
            {"error", nullptr}};
}

Json uriNormalize(std::string_view input, const TextFault &fault)
{
    return refused(input, {"normalized", "rungs"}, fault);
}

Json uriCompare(const uri::Comparison &comparison, std::string_view message)
{
    const bool isLadder = comparison.judge == uri::Judge::Ladder;
    return {{"equivalent", comparison.equal},
            {"rung", comparison.step ? Json(name(*comparison.step)) : Json(nullptr)},
            {"decided_by", isLadder ? "ladder" : "urn-equivalence"},
            {"left", comparison.left},
            {"right", comparison.right},
            {"message", message}};
}

/// The rule that a found text breaks, and where.
static TextFault faultOf(const uri::FoundUri &found)
{
    if (const auto *uri = std::get_if<uri::UriRefusal>(&found.refusal))
        return {uri->offset, rule(uri->error), {}};
    const auto &urn = std::get<urn::NamestringRefusal>(found.refusal);
    return {urn.offset, rule(urn.error), {}};
}

Json uriFind(const uri::FoundUri &found, const std::string &whyNone, const Words &words)
{
    Json error = nullptr;
    if (!found.isValid()) {
        error = toJson(faultOf(found));
        error["message"] = whyNone;
    }
    return {{"uri", found.uri},
            {"kind", found.isUrn ? "urn" : "uri"},
            {"valid", found.isValid()},
            {"offset", found.where.begin},
            {"length", found.where.end - found.where.begin},
            {"delimited", name(found.delimited)},
            {"findings", placed(found.findings, words)},
            {"error", std::move(error)}};
}

Json urlParse(std::string_view input, std::optional<std::string_view> completed,
              const uri::Url1993 &url, const Words &words)
{
    Json parts = Json::object();
    for (const uri::Part1993 &each : url.parts())
        parts[std::string(each.name)] = uri::part(url.text(), each.where);
    return {{"input", input},
            {"valid", true},
            {"completed", orNull(completed)},
            {"scheme", url.scheme()},
            {"production", url.production()},
            {"parts", std::move(parts)},
            {"fragment", orNull(url.fragment())},
            {"findings", placed(url.findings(), words)},
            {"error", nullptr}};
}

Json urlParse(std::string_view input, std::optional<std::string_view> completed,
              const TextFault &fault)
{
    Json json = refused(
        input, {"completed", "scheme", "production", "parts", "fragment", "findings"}, fault);
    json["completed"] = orNull(completed);
    return json;
}

} // namespace nidreg::exchange
