// SPDX-License-Identifier: MIT
#include "model/uri/normalize.h"

#include "model/base/text.h"
#include "model/uri/authority.h"
#include "model/uri/chars.h"
#include "model/uri/dotsegments.h"
#include "model/uri/resolve.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace nidreg::uri {

struct LadderStepSpec {
    LadderStep step;
    std::string_view name;
    std::array<std::string_view, 2> sources; ///< in the order of Syntax
};

// clang-format off
static constexpr std::array kLadderSteps {
    LadderStepSpec {LadderStep::String,      "string",       {"URI 2003 draft section 6.2.1",   "RFC 3986 section 6.2.1"}},
    LadderStepSpec {LadderStep::Case,        "case",         {"URI 2003 draft section 6.2.2.1", "RFC 3986 section 6.2.2.1"}},
    LadderStepSpec {LadderStep::Escape,      "escape",       {"URI 2003 draft section 6.2.2.2", "RFC 3986 section 6.2.2.2"}},
    LadderStepSpec {LadderStep::PathSegment, "path-segment", {"URI 2003 draft section 6.2.2.3", "RFC 3986 section 6.2.2.3"}},
    LadderStepSpec {LadderStep::Scheme,      "scheme",       {"URI 2003 draft section 6.2.3",   "RFC 3986 section 6.2.3"}},
    LadderStepSpec {LadderStep::Protocol,    "protocol",     {"URI 2003 draft section 6.2.4",   "RFC 3986 section 6.2.4"}},
};
// clang-format on

std::string_view name(LadderStep step)
{
    return kLadderSteps[static_cast<std::size_t>(step)].name;
}

std::string_view source(LadderStep step, Syntax syntax)
{
    return kLadderSteps[static_cast<std::size_t>(step)].sources[static_cast<std::size_t>(syntax)];
}

std::span<const LadderStep> ladderSteps()
{
    static constexpr std::array kAll{LadderStep::String, LadderStep::Case,
                                     LadderStep::Escape, LadderStep::PathSegment,
                                     LadderStep::Scheme, LadderStep::Protocol};
    static_assert(kAll.size() == kLadderSteps.size());
    return kAll;
}

bool isUrn(const Reference &reference)
{
    return reference.scheme() && base::equalIgnoringCase(*reference.scheme(), "urn");
}

/// Escapes as they stand on a step, in one component.
static std::string escapesOn(LadderStep step, Syntax syntax, std::string_view component)
{
    if (step >= LadderStep::Escape)
        return withoutNeedlessEscapes(component, syntax);
    return syntax == Syntax::Rfc3986 ? withRaisedEscapes(component) : std::string(component);
}

/// "userinfo@", or nothing, as it stands in `authority`
static std::string_view userinfo(std::string_view authority, const Authority &parts)
{
    return authority.substr(0, parts.userinfo ? parts.userinfo->end + 1 : 0);
}

/// ":port", or nothing: on the step Scheme without the default port, and without an empty one (of
/// a scheme that is known; by RFC 3986, section 6.2.3, of any).
static std::string portOn(LadderStep step, std::string_view scheme, std::string_view authority,
                          const Authority &parts, Syntax syntax)
{
    if (!parts.port)
        return {};
    const std::string_view digits = part(authority, *parts.port);
    const SchemePort *known = step >= LadderStep::Scheme ? schemePort(scheme) : nullptr;
    const bool isAny = step >= LadderStep::Scheme && syntax == Syntax::Rfc3986;
    if (digits.empty() ? known || isAny : known && isDefaultPort(*known, digits))
        return {};
    return ":" + std::string(digits);
}

/// The authority is read again after its escapes are gone: "ex%61mple.com" is a hostname only then.
static std::string authorityOn(LadderStep step, const Reference &uri)
{
    std::string authority = escapesOn(step, uri.syntax(), *uri.authority());
    const auto parts = readAuthority(authority, {0, authority.size()}, uri.syntax());
    assert(parts);
    if (uri.syntax() == Syntax::Draft2003 && !parts->isServerBased())
        return authority;
    const std::string host = base::lowered(part(authority, parts->host));
    return std::string(userinfo(authority, *parts))
        + (uri.syntax() == Syntax::Rfc3986 ? withRaisedEscapes(host) : host)
        + portOn(step, *uri.scheme(), authority, *parts, uri.syntax());
}

/// The path of a hierarchical URI without its dots. The draft has it merged, from its first slash
/// on, with "/"; what goes above the root stays.
static std::string withoutDots(std::string_view path, Syntax syntax)
{
    if (syntax == Syntax::Rfc3986)
        return withoutDotSegments(path);
    return mergedByDraft("/", path.substr(1), ExcessDots::Keep).path;
}

static std::string pathOn(LadderStep step, const Reference &uri)
{
    std::string path = escapesOn(step, uri.syntax(), uri.path());
    if (step >= LadderStep::PathSegment && path.starts_with('/')) {
        path = withoutDots(path, uri.syntax());
        if (!uri.authority() && path.starts_with("//"))
            path.insert(0, "/.");
    }
    const bool isServer = uri.authority() && schemePort(*uri.scheme());
    return step >= LadderStep::Scheme && isServer && path.empty() ? "/" : path;
}

/// A URN takes its own rules: no escape is ever needless, and its NID is in any case.
static std::string normalizedUrn(const Reference &uri, LadderStep step)
{
    const std::size_t rest = uri.components().scheme->end;
    const auto urn = urn::Namestring::parse(uri.text());
    if (step >= LadderStep::Scheme && urn)
        return urn->normalized() + withRaisedEscapes(uri.text().substr(urn->assignedName().size()));
    const std::string_view behind = uri.text().substr(rest);
    const bool raises = step >= LadderStep::Escape || uri.syntax() == Syntax::Rfc3986;
    return "urn" + (raises ? withRaisedEscapes(behind) : std::string(behind));
}

std::string normalized(const Reference &uri, LadderStep step)
{
    assert(uri.isAbsolute());
    if (step == LadderStep::String)
        return std::string(uri.text());
    if (isUrn(uri))
        return normalizedUrn(uri, step);
    Target result;
    const auto escapes = [&](std::optional<std::string_view> component) {
        return component ? std::optional(escapesOn(step, uri.syntax(), *component)) : std::nullopt;
    };
    result.scheme = base::lowered(*uri.scheme());
    if (uri.authority())
        result.authority = authorityOn(step, uri);
    result.path = pathOn(step, uri);
    result.query = escapes(uri.query());
    result.fragment = escapes(uri.fragment());
    return result.text();
}

static int hexValue(char digit)
{
    return urn::isDigit(digit) ? digit - '0' : base::lowered(digit) - 'a' + 10;
}

char unescaped(std::string_view text)
{
    return static_cast<char>(hexValue(text[1]) * 16 + hexValue(text[2]));
}

/// Copies `text`, with `escape` in the place of each escape.
template <class Escape> static std::string mapped(std::string_view text, Escape escape)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::string_view plain = text.substr(0, text.find('%'));
        result += plain;
        text.remove_prefix(plain.size());
        if (startsWithEscaped(text))
            escape(result, text.substr(0, 3));
        else
            result += text.substr(0, 1);
        text.remove_prefix(std::min<std::size_t>(startsWithEscaped(text) ? 3 : 1, text.size()));
    }
    return result;
}

static void addRaised(std::string &result, std::string_view escape)
{
    result += {'%', base::raised(escape[1]), base::raised(escape[2])};
}

std::string withRaisedEscapes(std::string_view text)
{
    return mapped(text, addRaised);
}

std::string withoutNeedlessEscapes(std::string_view text, Syntax syntax)
{
    const auto isNeedless = syntax == Syntax::Draft2003 ? isSafelyUnescaped : urn::isUnreserved;
    return mapped(text, [isNeedless](std::string &result, std::string_view escape) {
        const char c = unescaped(escape);
        if (isNeedless(c))
            result += c;
        else
            addRaised(result, escape);
    });
}

static Comparison compareUrns(const urn::Namestring &left, const urn::Namestring &right)
{
    return {Judge::UrnEquivalence,
            areEquivalent(left, right),
            {},
            left.normalized(),
            right.normalized()};
}

/// Each step does what the lower ones do: what is the same on one is so on all above it.
static Comparison onLowestStep(const Reference &left, const Reference &right)
{
    Comparison result;
    result.equal = true;
    for (const LadderStep step : ladderSteps()) {
        result.step = step;
        result.left = normalized(left, step);
        result.right = normalized(right, step);
        if (result.left == result.right)
            break;
    }
    return result;
}

Comparison compare(const Reference &left, const Reference &right)
{
    if (isUrn(left) && isUrn(right)) {
        const auto leftUrn = urn::Namestring::parse(left.text());
        const auto rightUrn = urn::Namestring::parse(right.text());
        if (leftUrn && rightUrn)
            return compareUrns(*leftUrn, *rightUrn);
    }
    Comparison result;
    result.left = normalized(left, LadderStep::Scheme);
    result.right = normalized(right, LadderStep::Scheme);
    result.equal = result.left == result.right;
    return result.equal ? onLowestStep(left, right) : result;
}

} // namespace nidreg::uri
