// SPDX-License-Identifier: MIT
#include "model/urn/dialectanswers.h"

#include "model/base/names.h"
#include "model/base/text.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <array>

namespace nidreg::urn {

std::string_view DialectAnswer::section() const
{
    return reading ? std::string_view() : source(reading.error().error, dialect);
}

std::string DialectAnswer::normalized() const
{
    return reading ? reading->normalized() : std::string();
}

std::vector<NidRestriction> DialectAnswer::brokenRestrictions() const
{
    return reading ? urn::brokenRestrictions(reading->nid(), dialect)
                   : std::vector<NidRestriction>();
}

bool DialectAnswer::isReferenceOnly() const
{
    return reading && dialect == Dialect::Urnbis2012 && (reading->q() || reading->f());
}

std::vector<DialectAnswer> sideBySide(std::string_view text)
{
    std::vector<DialectAnswer> result;
    for (const Dialect dialect : kDialects) {
        const auto reading = Namestring::parse(text, dialect);
        auto contradictions = contradictionsAbout(text, reading, dialect);
        result.push_back({dialect, reading, std::move(contradictions)});
    }
    return result;
}

static bool haveSameParts(const Namestring &left, const Namestring &right)
{
    return left.nid() == right.nid() && left.nss() == right.nss() && left.r() == right.r()
        && left.q() == right.q() && left.f() == right.f();
}

static bool saySame(const DialectAnswer &left, const DialectAnswer &right)
{
    if (left.isAccepted() != right.isAccepted())
        return false;
    if (left.isAccepted())
        return haveSameParts(*left.reading, *right.reading);
    const auto [leftError, leftOffset] = left.reading.error();
    const auto [rightError, rightOffset] = right.reading.error();
    return leftError == rightError && leftOffset == rightOffset;
}

bool areUnanimous(std::span<const DialectAnswer> answers)
{
    return std::ranges::all_of(
        answers, [&](const DialectAnswer &each) { return saySame(each, answers.front()); });
}

std::vector<NamedPart> namedParts(const Namestring &urn)
{
    const bool isUri = urn.dialect() == Dialect::Urnbis2012; // which has RFC 3986's terms
    std::vector<NamedPart> result;
    const auto add = [&](std::string_view term, std::optional<std::string_view> part) {
        if (part)
            result.push_back(
                {term, *part, static_cast<std::size_t>(part->data() - urn.text().data())});
    };
    add("NID", urn.nid());
    add("NSS", urn.nss());
    add("r-component", urn.r());
    add(isUri ? "query" : "q-component", urn.q());
    add(isUri ? "fragment" : "f-component", urn.f());
    std::ranges::sort(result, {}, &NamedPart::offset); // in 2015 q stands before r
    return result;
}

/// One row a restriction: where each document asks for it, in the order of Dialect.
struct RestrictionSpec {
    NidRestriction restriction;
    std::array<std::string_view, kDialects.size()> sections;
};

// clang-format off
static constexpr std::array kRestrictions {
    RestrictionSpec {NidRestriction::TwoCharacters,   {"2",       "3",       "2.1", ""}},
    RestrictionSpec {NidRestriction::LastIsNoHyphen,  {"2",       "3.1",     "2.1", ""}},
    RestrictionSpec {NidRestriction::NotUrn,          {"",        "",        "2.1", "2.1"}},
    RestrictionSpec {NidRestriction::NotInformal,     {"5.1 (2)", "6.1 (2)", "",    ""}},
    RestrictionSpec {NidRestriction::ThreeCharacters, {"5.1 (3)", "6.1 (3)", "",    ""}},
    RestrictionSpec {NidRestriction::NoCountryCode,   {"5.1 (3)", "6.1 (4)", "",    ""}},
    RestrictionSpec {NidRestriction::NoALabel,        {"5.1 (3)", "6.1 (5)", "",    ""}},
    RestrictionSpec {NidRestriction::NotExperimental, {"5.1 (4)", "6.1 (6)", "",    ""}},
};
// clang-format on

static_assert(base::followTheirEnum<&RestrictionSpec::restriction>(
                  kRestrictions, NidRestriction(kNidRestrictions - 1)),
              "the rows follow the enumerators, none left out");

std::string_view section(NidRestriction restriction, Dialect dialect)
{
    return kRestrictions[static_cast<std::size_t>(restriction)]
        .sections[static_cast<std::size_t>(dialect)];
}

static bool beginsWith(std::string_view nid, std::string_view start)
{
    return base::equalIgnoringCase(nid.substr(0, start.size()), start);
}

/// Two letters and as many hyphens as asked for, at the beginning.
static bool beginsWithTwoLettersAnd(std::string_view nid, std::string_view hyphens)
{
    return nid.size() >= 2 && isAlpha(nid[0]) && isAlpha(nid[1])
        && nid.substr(2).starts_with(hyphens);
}

static bool breaks(std::string_view nid, NidRestriction restriction)
{
    switch (restriction) {
    case NidRestriction::TwoCharacters:
        return nid.size() < 2;
    case NidRestriction::LastIsNoHyphen:
        return nid.ends_with('-');
    case NidRestriction::NotUrn:
        return base::equalIgnoringCase(nid, "urn");
    case NidRestriction::NotInformal:
        return beginsWith(nid, "urn-");
    case NidRestriction::ThreeCharacters:
        return nid.size() < 3;
    case NidRestriction::NoCountryCode:
        return beginsWithTwoLettersAnd(nid, "-");
    case NidRestriction::NoALabel:
        return beginsWithTwoLettersAnd(nid, "--");
    case NidRestriction::NotExperimental:
        return beginsWith(nid, "x-");
    }
    return false;
}

std::vector<NidRestriction> brokenRestrictions(std::string_view nid, Dialect dialect)
{
    std::vector<NidRestriction> result;
    for (const RestrictionSpec &each : kRestrictions) {
        if (!section(each.restriction, dialect).empty() && breaks(nid, each.restriction))
            result.push_back(each.restriction);
    }
    return result;
}

} // namespace nidreg::urn
