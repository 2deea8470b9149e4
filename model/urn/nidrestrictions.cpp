// SPDX-License-Identifier: MIT
#include "model/urn/nidrestrictions.h"

#include "model/base/names.h"
#include "model/base/text.h"
#include "model/urn/syntax/chars.h"

#include <array>

namespace nidreg::urn {

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
