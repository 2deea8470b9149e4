// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/json.h"
#include "model/uri/find.h"
#include "model/uri/normalize.h"
#include "model/uri/resolve.h"
#include "model/uri/url1993.h"

/// The JSON of the areas `uri` and `url`; absent components are null.
namespace nidreg::exchange {

/// Why a text was refused, in words: the `error` of each answer, {offset, rule, message}.
struct TextFault {
    std::optional<std::size_t> offset; ///< absent where the fault has no position
    std::string_view rule;
    std::string message;
};

/// `uri parse`: {input, valid, form, scheme, authority, userinfo, host, host_kind, port, path,
/// query, fragment, opaque_part, normalized, error}. `normalized`: on the step Scheme; null for a
/// relative reference. `host_kind` is "ipv4", "ipv6", "ipvfuture", "hostname" or "reg-name".
Json uriParse(std::string_view input, const uri::Reference &reference);
Json uriParse(std::string_view input, const TextFault &fault);

/// What resolving one reference came to, by both algorithms.
struct ResolvedReference {
    std::optional<uri::Target> byDraft, byRfc3986;
    std::optional<TextFault> fault; ///< by the draft
};

/// `uri resolve`: {input, base, valid, target, current_document, fragment, excess_dots, rfc3986,
/// error}. `target` is the 2003 draft's, null for the current document; `rfc3986` that of RFC 3986.
Json uriResolve(std::string_view input, std::string_view base, const ResolvedReference &resolved);

/// `uri normalize`: {input, valid, normalized, rungs: {string, case, escape, path-segment, scheme},
/// error}. `normalized` is the URI on `step`.
Json uriNormalize(std::string_view input, const uri::Reference &uri, uri::LadderStep step);
Json uriNormalize(std::string_view input, const TextFault &fault);

/// `uri compare`: {equivalent, rung, decided_by: "ladder" | "urn-equivalence", left, right,
/// message}
Json uriCompare(const uri::Comparison &comparison, std::string_view message);

/// `uri find`: {uri, kind: "uri" | "urn", valid, offset, length, delimited, findings, error}. The
/// error's offset is in `uri`, those of the findings in the text.
Json uriFind(const uri::FoundUri &found, const std::string &whyNone, const Words &words);

/// `url parse`: {input, valid, completed, scheme, production, parts, fragment, findings, error}.
/// `completed` is the full form of a partial one, else null.
Json urlParse(std::string_view input, std::optional<std::string_view> completed,
              const uri::Url1993 &url, const Words &words);
Json urlParse(std::string_view input, std::optional<std::string_view> completed,
              const TextFault &fault);

} // namespace nidreg::exchange
