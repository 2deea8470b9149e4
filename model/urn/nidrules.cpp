// SPDX-License-Identifier: MIT
#include "model/urn/nidrules.h"

#include "model/base/text.h"
#include "model/urn/country.h"
#include "model/urn/printable.h"
#include "model/urn/syntax/chars.h"
#include "model/urn/syntax/nidsyntax.h"

#include <algorithm>
#include <array>
#include <optional>

namespace nidreg::urn {

using base::Severity;

// The RFC's list of what a formal NID must not be is in section 5.1; the numbers are its items.
// clang-format off
static constexpr std::array kNidRules {
    base::Rule {"nid.syntax",             Severity::Error,   "RFC 8141 section 2"},
    base::Rule {"nid.registered",         Severity::Error,   "RFC 8141 section 5.1 (1)"},
    base::Rule {"nid.delisted",           Severity::Error,   "RFC 8141 section 5.1 (1)"},
    base::Rule {"nid.informal-prefix",    Severity::Error,   "RFC 8141 section 5.1 (2)"},
    base::Rule {"nid.urn-reserved",       Severity::Error,   "urnbis 2012 draft section 2.1"},
    base::Rule {"nid.too-short",          Severity::Error,   "RFC 8141 section 5.1 (3)"},
    base::Rule {"nid.country-code",       Severity::Error,   "RFC 8141 section 5.1 (3)"},
    base::Rule {"nid.a-label",            Severity::Error,   "RFC 8141 section 5.1 (3)"},
    base::Rule {"nid.experimental",       Severity::Error,   "RFC 8141 section 5.1 (4)"},
    base::Rule {"nid.informal-form",      Severity::Error,   "RFC 8141 section 5.2"},
    base::Rule {"nid.informal-requested", Severity::Error,   "RFC 8141 section 5.2"},
    base::Rule {"nid.informal-not-next",  Severity::Error,   "RFC 8141 section 5.2"},
    base::Rule {"nid.alpha-3",            Severity::Warning, "RFC 8141 section 5.1"},
    base::Rule {"nid.country-name",       Severity::Warning, "RFC 8141 section 5.1"},
    base::Rule {"nid.uri-scheme",         Severity::Warning, "RFC 8141 section 5.1"},
    base::Rule {"nid.identifier-system",  Severity::Warning, "RFC 8141 section 5.1"},
    base::Rule {"nid.contested",          Severity::Warning, "RFC 8141 section 6.2"},
    base::Rule {"nid.similar",            Severity::Advice,  "RFC 8141 section 5.1"},
};
// clang-format on

std::span<const base::Rule> nidRules()
{
    return kNidRules;
}

namespace {

/// One NID under examination, and what was found so far.
struct Examination {
    std::string_view text;
    std::string folded; ///< `text` in lower case
    NidKind kind;
    NidPurpose purpose;
    const NidKnowledge &knowledge;
    const NidFacts &facts;
    base::Findings findings;

    bool isFormal() const { return kind == NidKind::Formal; }
    bool isFormalNid() const { return isFormal() && !nidFault(text); }
    void report(std::string_view id, std::vector<std::string> more, base::Span where);
    void report(std::string_view id, std::vector<std::string> more = {})
    {
        report(id, std::move(more), {0, text.size()});
    }
};

using Check = void (*)(Examination &);

} // namespace

void Examination::report(std::string_view id, std::vector<std::string> more, base::Span where)
{
    const auto rule = std::ranges::find(kNidRules, id, &base::Rule::id);
    more.insert(more.begin(), printable(text));
    findings.push_back({&*rule, std::move(more), where});
}

static std::string_view name(NidError error)
{
    switch (error) {
    case NidError::TooShort:
        return "too-short";
    case NidError::TooLong:
        return "too-long";
    case NidError::BadFirst:
        return "bad-first";
    case NidError::BadInner:
        return "bad-inner";
    case NidError::BadLast:
        return "bad-last";
    }
    return {};
}

static void isWellFormed(Examination &nid)
{
    const auto fault = nidFault(nid.text);
    if (!fault)
        return;
    const bool length = fault->error == NidError::TooShort || fault->error == NidError::TooLong;
    const auto character = length ? std::string_view() : characterAt(nid.text, fault->offset);
    const std::size_t end = length ? nid.text.size() : fault->offset + character.size();
    nid.report("nid.syntax", {printable(character), std::string(name(fault->error))},
               {fault->offset, end - fault->offset});
}

static void isFree(Examination &nid)
{
    if (nid.facts.registered)
        nid.report("nid.registered");
}

static void wasNeverRegistered(Examination &nid)
{
    if (nid.facts.delisted)
        nid.report("nid.delisted");
}

static void leavesInformalNidsAlone(Examination &nid)
{
    if (nid.isFormal() && nid.folded.starts_with("urn-"))
        nid.report("nid.informal-prefix", {}, {0, 4});
}

static void isNotTheScheme(Examination &nid)
{
    if (nid.isFormal() && nid.folded == "urn")
        nid.report("nid.urn-reserved");
}

static void isLongerThanTwo(Examination &nid)
{
    const std::size_t size = nid.text.size();
    if (!nid.isFormal() || size == 0 || size > 2 || !std::ranges::all_of(nid.text, isLdh))
        return;
    const Country *country = countryWithAlpha2(nid.knowledge, nid.folded);
    nid.report("nid.too-short",
               country ? particulars(*country, country->alpha2) : std::vector<std::string>(3));
}

/// ALPHA ALPHA "-"                      (RFC 8141, section 5.1, item 3)
static bool startsLikeACountryCode(std::string_view text)
{
    return text.size() >= 3 && isAlpha(text[0]) && isAlpha(text[1]) && text[2] == '-';
}

static void leavesCountryCodesAlone(Examination &nid)
{
    if (!nid.isFormal() || !startsLikeACountryCode(nid.text))
        return;
    const auto code = nid.folded.substr(0, 2);
    const Country *country = countryWithAlpha2(nid.knowledge, code);
    const std::string capitals{base::raised(code[0]), base::raised(code[1])};
    nid.report("nid.country-code",
               country ? particulars(*country, country->alpha2)
                       : std::vector<std::string>{"", capitals, ""},
               {0, 3});
}

static void leavesALabelsAlone(Examination &nid)
{
    if (nid.isFormal() && startsLikeACountryCode(nid.text) && nid.text.substr(3).starts_with('-'))
        nid.report("nid.a-label", {std::string(nid.text.substr(0, 4))}, {0, 4});
}

static void isNotExperimental(Examination &nid)
{
    if (nid.isFormal() && nid.folded.starts_with("x-"))
        nid.report("nid.experimental", {}, {0, 2});
}

static void hasTheInformalForm(Examination &nid)
{
    if (nid.isFormal() || isInformalForm(nid.text))
        return;
    if (!nidFault(nid.text) || nid.folded.starts_with("urn-"))
        nid.report("nid.informal-form");
}

static void leavesTheNumberToTheRegistry(Examination &nid)
{
    if (!nid.isFormal() && nid.purpose == NidPurpose::Request)
        nid.report("nid.informal-requested");
}

static void isTheNextNumber(Examination &nid)
{
    const bool counts = !nid.isFormal() && nid.purpose == NidPurpose::Assign;
    if (counts && nid.facts.nextInformal != 0 && isInformalForm(nid.text)
        && informalNumber(nid.text) != nid.facts.nextInformal)
        nid.report("nid.informal-not-next", {"urn-" + std::to_string(nid.facts.nextInformal)});
}

static void isNoAlpha3Code(Examination &nid)
{
    const bool fits = nid.text.size() == 3 || (nid.text.size() > 3 && nid.text[3] == '-');
    if (!nid.isFormal() || !fits)
        return;
    if (const Country *country = countryWithAlpha3(nid.knowledge, nid.folded.substr(0, 3)))
        nid.report("nid.alpha-3", particulars(*country, country->alpha3), {0, 3});
}

static void isNoCountryName(Examination &nid)
{
    if (!nid.isFormalNid())
        return;
    if (const Country *country = countryNamed(nid.knowledge, nid.folded))
        nid.report("nid.country-name", {shownName(*country), formerly(*country)});
}

static void isNoUriScheme(Examination &nid)
{
    if (nid.isFormalNid() && std::ranges::binary_search(nid.knowledge.uriSchemes, nid.folded))
        nid.report("nid.uri-scheme", {nid.folded});
}

static void isNoKnownSystem(Examination &nid)
{
    if (!nid.isFormalNid())
        return;
    const auto &systems = nid.knowledge.systems;
    const auto system = std::ranges::find(systems, nid.folded, &IdentifierSystem::name);
    if (system != systems.end())
        nid.report("nid.identifier-system", {system->title});
}

static void isAskedForOnce(Examination &nid)
{
    if (!nid.facts.contestedBy.empty())
        nid.report("nid.contested", {base::joined(nid.facts.contestedBy)});
}

static void isDistinct(Examination &nid)
{
    if (nid.isFormal() && !nid.facts.similar.empty())
        nid.report("nid.similar", {base::joined(nid.facts.similar)});
}

// In the order of kNidRules, one a rule.
static constexpr Check kChecks[] = {isWellFormed,
                                    isFree,
                                    wasNeverRegistered,
                                    leavesInformalNidsAlone,
                                    isNotTheScheme,
                                    isLongerThanTwo,
                                    leavesCountryCodesAlone,
                                    leavesALabelsAlone,
                                    isNotExperimental,
                                    hasTheInformalForm,
                                    leavesTheNumberToTheRegistry,
                                    isTheNextNumber,
                                    isNoAlpha3Code,
                                    isNoCountryName,
                                    isNoUriScheme,
                                    isNoKnownSystem,
                                    isAskedForOnce,
                                    isDistinct};

static_assert(std::size(kChecks) == kNidRules.size(), "one check a rule");

base::Findings checkNid(std::string_view text, NidKind kind, NidPurpose purpose,
                        const NidKnowledge &knowledge, const NidFacts &facts)
{
    if (text.empty() && kind == NidKind::Informal && purpose == NidPurpose::Request)
        return {};
    Examination nid{text, base::lowered(text), kind, purpose, knowledge, facts, {}};
    for (const Check check : kChecks)
        check(nid);
    return std::move(nid.findings);
}

NidVerdict verdict(const base::Findings &findings)
{
    const auto isTaken = [](const base::Finding &f) { return f.rule->id == "nid.registered"; };
    if (std::ranges::any_of(findings, isTaken))
        return NidVerdict::Registered;
    return base::hasErrors(findings) ? NidVerdict::Rejected : NidVerdict::Available;
}

static constexpr std::size_t kShortestForEdits = 5;

static std::string replaced(std::string_view text, std::string_view from, std::string_view to)
{
    std::string result;
    for (auto at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
        result.append(text.substr(0, at)).append(to);
        text.remove_prefix(at + from.size());
    }
    return result.append(text);
}

static char lookAlike(char c)
{
    switch (c) {
    case '0':
        return 'o';
    case '1':
    case 'i':
        return 'l';
    case '5':
        return 's';
    default:
        return c;
    }
}

std::string skeleton(std::string_view nid)
{
    std::string result = replaced(base::lowered(nid), "-", "");
    result = replaced(replaced(result, "rn", "m"), "vv", "w");
    std::ranges::transform(result, result.begin(), lookAlike);
    return result;
}

/// True when at most one character was put in, left out or exchanged.
static bool isWithinOneEdit(std::string_view left, std::string_view right)
{
    const auto [l, r] = std::ranges::mismatch(left, right);
    const std::string_view leftRest(l, left.end());
    const std::string_view rightRest(r, right.end());
    if (leftRest.empty() || rightRest.empty())
        return leftRest.size() + rightRest.size() <= 1;
    return leftRest.substr(1) == rightRest.substr(1) || leftRest.substr(1) == rightRest
        || leftRest == rightRest.substr(1);
}

Likeness::Likeness(std::string_view nid) : folded(base::lowered(nid)), skeleton(urn::skeleton(nid))
{
}

bool isSimilar(const Likeness &left, const Likeness &right)
{
    if (left.folded == right.folded)
        return false;
    if (left.skeleton == right.skeleton)
        return true;
    return std::min(left.folded.size(), right.folded.size()) >= kShortestForEdits
        && isWithinOneEdit(left.folded, right.folded);
}

bool isSimilar(std::string_view left, std::string_view right)
{
    return isSimilar(Likeness(left), Likeness(right));
}

} // namespace nidreg::urn
