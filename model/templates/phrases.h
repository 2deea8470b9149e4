// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::templates {

/// `text` in lower case, each stretch of white space as one space, so that phrases are found
/// across line ends.
std::string flattened(std::string_view text);

/// True for "none", "N/A", "not applicable" and their like, which say that there is nothing.
bool saysNothing(std::string_view text);

/// True for a short text that sends the reader to a section, an RFC or a page for all it says.
bool pointsElsewhere(std::string_view flattenedText);

} // namespace nidreg::templates
