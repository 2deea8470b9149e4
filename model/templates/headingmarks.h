// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/headings.h"

#include <string_view>
#include <vector>

namespace nidreg::templates {

/// What may stand between a label and its text.
struct Separator {
    std::size_t offset; ///< where the label ends, in bytes
    std::size_t length; ///< 0: the label is all there is
    Shape shape; ///< of a line that it stands in
};

/// Those of a line, the likeliest first; never empty.
std::vector<Separator> separators(std::string_view text);

/// Each takes a mark off the start of `text`, with the white space behind it, and says what it was.

/// "| " of a table's row.
bool takeRowStart(std::string_view &text);

/// "- ", "* ", "+ ", the "o  " of RFCs and the bullet sign.
bool takeBullet(std::string_view &text);

/// A Markdown heading's hashes, and those that close it; 0 where there are none.
std::uint32_t takeHashes(std::string_view &text);

/// A section number's level: 2 for "2.10." or "2.10"; kLettered and kBracketed for "a)" and "2)";
/// 0 where there is none. A number alone needs its full stop, or prose that begins with a number
/// would be a heading.
std::uint32_t takeNumber(std::string_view &text);

/// "**", "__", and "*" or "_" where one closes, too. The mark; empty where there is none.
std::string_view takeBold(std::string_view &text);

/// A table's row without what closes it.
std::string_view withoutRowEnd(std::string_view text);

} // namespace nidreg::templates
