// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// One line of a text, without the white space at its ends.
struct Line {
    std::string_view text;
    std::uint32_t indent = 0; ///< columns before `text`; a tab goes to the next multiple of eight
    std::uint32_t number = 0; ///< from 1; 0 for a line that stands for a page break
    std::size_t start = 0; ///< the byte it begins at, white space included

    bool isBlank() const { return text.empty(); }
};

/// Space, tab, vertical tab, form feed and CR: what may go from the end of a line unseen.
constexpr bool isBlankCharacter(char c)
{
    return c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == '\r';
}

/// "=====", "-----" or "~~~~~": the line that sets off the heading above it.
bool isUnderline(const Line &line);

std::string_view withoutOuterBlanks(std::string_view text);

/// The line of `text` that begins at byte `start`.
Line lineAt(std::string_view text, std::size_t start, std::uint32_t number);

/// The lines of `text`; the views live as long as what `text` refers to.
std::vector<Line> splitLines(std::string_view text);

/// The lines as one text: common indentation and outer blank lines gone, leading tabs as spaces.
std::string block(std::span<const Line> lines);

/// `beside` as first line (where it is not empty), then block(lines).
std::string block(std::string_view beside, std::span<const Line> lines);

/// The form in which a field's text is kept: block() of its lines, CR taken as a line end.
std::string normalized(std::string_view text);

} // namespace nidreg::templates
