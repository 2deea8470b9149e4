// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::templates {

/// The one day that a Date field's text can mean, as YYYY-MM-DD: "12 June 2017", "2017/06/12",
/// "20170612", "25.12.2017". Nothing where two are possible ("12/06/2017"), where the text names
/// more than one year, and where it says more than a date does.
std::optional<std::string> onlyDayIn(std::string_view text);

/// True for a text that only holds a date's place: "YYYY-MM-DD", "TBD", "<date>".
bool isPlaceForDate(std::string_view text);

} // namespace nidreg::templates
