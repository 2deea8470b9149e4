// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/listing/recordchange.h"
#include "model/registry/store.h"
#include "model/templates/lint/lint.h"
#include "model/urn/namestring.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <variant>

/// The JSON that the command line prints: the keys stay as they are and in this order, other
/// people's scripts read them. An absent value is null; text that is not known is null, too.
namespace nidreg::exchange {

using Json = nlohmann::ordered_json;

/// Text that is known, or null.
inline Json known(std::string_view text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

template <class T> Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

/// The name of an enumerator.
template <class T> Json nameOrNull(const std::optional<T> &value)
{
    return value ? Json(name(*value)) : Json(nullptr);
}

/// The sentence of a finding; the words live in forms/text.
using Words = std::function<std::string(const base::Finding &)>;

/// One line of JSON Lines, without the line end. Bytes that are not UTF-8 come out as U+FFFD.
std::string line(const Json &json);
/// The same on several lines, indented by two.
std::string pages(const Json &json);

/// {rule, severity, source, message}
Json toJson(const base::Finding &finding, const Words &words);

/// `nid check`: {nid, kind, verdict, findings}
Json nidCheck(std::string_view nid, urn::NidKind kind, const base::Findings &findings,
              const Words &words);

/// Where and why a URN is none, in words: the `error` of urnParse().
struct UrnFault {
    urn::NamestringRefusal refusal;
    std::string message;
};

/// `urn parse` of a valid URN: {input, valid, nid, nss, r, q, f, assigned_name, normalized,
/// registered, error, status}. `registered` is false of a NID that was delisted, and `status` says
/// so.
using AskedStatus = std::optional<std::optional<registry::Status>>;
/// `status`: of the NID, null where the registry never had it; nothing: no registry was asked.
Json urnParse(std::string_view input, const urn::Namestring &urn, const AskedStatus &status);
/// The `findings` of one: what toJson() says and `offset`, in bytes.
Json urnFindings(const base::Findings &findings, const Words &words);
/// `urn parse` of anything else; the parts are null.
Json urnParse(std::string_view input, const UrnFault &fault);

/// What `urn compare` is given: a URN, or why a string is none.
using UrnOrFault = std::variant<urn::Namestring, UrnFault>;

/// `urn compare`: {equivalent, left, right, differences, left_error, right_error}: the normalised
/// assigned-names, null for what is no URN; the names of the parts that differ, as far as they
/// count for the purpose; `error` as in urnParse(). What is no URN is equivalent to nothing.
Json urnCompare(const UrnOrFault &left, const UrnOrFault &right, bool equivalent,
                std::span<const urn::ComparedPart> differences);

/// `template lint`: {file, errors, warnings, findings: [{rule, severity, field, line, source,
/// message}]}. `source` is the text that `draft` was read from: lines are counted in it, from 1.
Json templateLint(std::string_view file, std::string_view source,
                  const templates::NamespaceTemplate &draft,
                  const templates::FieldFindings &findings, const Words &words);

/// A row of the listing: {nid, kind, version, date, registrant, reference, status}
Json toJson(const registry::NamespaceRow &row);
/// {nid, kind, version, stated_version, date, registrant, references, imported, source, request,
/// recorded, sha256, template}; `template` is the text, null where it is not held.
Json toJson(const registry::NamespaceVersion &version);
/// `registry show`: a row's keys, then {updated, references, template_url, versions}.
Json toJson(const registry::Namespace &found);

/// {id, nid, kind, action, procedure, state, revision, expert, waiting_on, due, updated}; several
/// experts are separated by ", ".
Json toJson(const workflow::Request &request);
/// `request show`: a request's keys, then {template, findings, events, discussion}; `template` is
/// that of the working copy, else of the newest revision; `discussion` as discussionJson() has it.
Json requestShow(const registry::RequestFile &file, const templates::FieldFindings &findings,
                 const Words &words);

/// `request figures`: {open, overdue, contested, states: {STATE: requests}, waiting_on: {WHO:
/// requests}, median_days: {STATE: days}, registrations: {YYYY-MM: number}}
Json toJson(const registry::QueueFigures &figures);

/// {number, at, person, role, what, request, nid, details}; a detail given twice is a list.
Json toJson(const registry::Event &event);

/// `audit head`: {size, root}
Json toJson(const registry::LogHead &head);
/// What a revision changed of a record: field, before, after.
Json toJson(const std::vector<listing::FieldChange> &changes);
/// `audit verify`: {valid, size, root, revisions, versions, mismatch: {where, number, subject}}
Json toJson(const registry::LogReport &report);

} // namespace nidreg::exchange
