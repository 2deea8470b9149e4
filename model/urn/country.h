// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/nidrules.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// The country that has a code, in any case; one that still uses it before one that did.
const Country *countryWithAlpha2(const NidKnowledge &knowledge, std::string_view code);
const Country *countryWithAlpha3(const NidKnowledge &knowledge, std::string_view code);

/// The country that `nid` names, commonly, officially or in everyday speech: only letters and
/// digits count, accents do not ("cote-divoire" is Côte d'Ivoire), and neither does what follows a
/// comma or stands in parentheses in a country's name ("iran" is Iran, Islamic Republic of).
const Country *countryNamed(const NidKnowledge &knowledge, std::string_view nid);

/// The name that people know a country by.
std::string shownName(const Country &country);

/// "formerly" for a country of ISO 3166-3, else nothing.
std::string formerly(const Country &country);

/// The particulars of a finding about a country: its name, the code that was met, and formerly().
std::vector<std::string> particulars(const Country &country, const std::string &code);

} // namespace nidreg::urn
