// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace nidreg::templates {

/// 1 to 12 for an English month's name or its usual abbreviation in any case ("Sept", "oct.");
/// 0 for any other word.
unsigned monthNumber(std::string_view word);

} // namespace nidreg::templates
