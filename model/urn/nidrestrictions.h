// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/dialect.h"

#include <string_view>
#include <vector>

namespace nidreg::urn {

/// What a document asks of a NID that is to be registered for a formal namespace, as far as the
/// string itself shows it. The documents differ: each has its own grammar and its own list.
enum class NidRestriction {
    TwoCharacters, ///< at least
    LastIsNoHyphen,
    NotUrn, ///< it is not "urn" itself
    NotInformal, ///< it does not begin with "urn-"
    ThreeCharacters, ///< at least
    NoCountryCode, ///< it does not begin with two letters and a hyphen
    NoALabel, ///< it does not begin with two letters and two hyphens
    NotExperimental, ///< it does not begin with "X-"
};

inline constexpr int kNidRestrictions = 8;

/// The section that asks for it, "5.1 (3)" being the third item of its list; empty where that
/// document does not. The 2012 draft and RFC 2141 leave all but the grammar and "urn" to RFC
/// 3406bis and its forerunners.
std::string_view section(NidRestriction restriction, Dialect dialect);

/// What `dialect` asks and `nid` does not give, in the order above. For a NID that is well formed
/// by RFC 2141: letters, digits and hyphens, the first no hyphen, at most 32. Case does not count.
std::vector<NidRestriction> brokenRestrictions(std::string_view nid, Dialect dialect);

} // namespace nidreg::urn
