// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/chars.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace nidreg::abnf {

using base::isAlpha;
using base::isDigit;
using base::isHexDigit;

/// What rule names are made of (RFC 5234, section 4), and the underscore that people put there.
constexpr bool isNameChar(char c)
{
    return base::isLdh(c) || c == '_';
}

constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

/// How long the UTF-8 character is that begins with `lead`; 1 for bytes that begin none.
constexpr std::size_t utf8Length(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

/// The length of the one of `those` that `text` begins with; 0 for none.
template <std::size_t N>
constexpr std::size_t lengthOfAny(std::string_view text,
                                  const std::array<std::string_view, N> &those)
{
    for (const std::string_view one : those) {
        if (text.starts_with(one))
            return one.size();
    }
    return 0;
}

/// Dashes that a word processor makes of "-": hyphen, non-breaking hyphen, figure dash, en dash,
/// em dash, minus.
inline constexpr std::array<std::string_view, 6> kDashes{
    "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212",
};

/// Spaces that nobody sees: no-break space, zero width space, word joiner, byte order mark.
inline constexpr std::array<std::string_view, 5> kOddSpaces{
    "\u00A0", "\u200B", "\u2060", "\uFEFF", "\u202F",
};

constexpr std::size_t dashLength(std::string_view text)
{
    return lengthOfAny(text, kDashes);
}

/// The length of the white space that `text` begins with.
constexpr std::size_t spaceLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size()) {
        const auto rest = text.substr(length);
        const std::size_t one = isSpace(rest.front()) ? 1 : lengthOfAny(rest, kOddSpaces);
        if (one == 0)
            break;
        length += one;
    }
    return length;
}

/// The column, from 0, that `text`, which begins at `column`, ends in; tabs stop at every eighth.
constexpr std::size_t columnAfter(std::string_view text, std::size_t column = 0)
{
    constexpr std::size_t kTabStop = 8;
    for (const char c : text)
        column += c == '\t' ? kTabStop - column % kTabStop : 1;
    return column;
}

/// The column of the byte at `offset` of `text`, in its line.
constexpr std::size_t columnOf(std::string_view text, std::size_t offset)
{
    const std::size_t before = text.substr(0, offset).rfind('\n');
    const std::size_t start = before == text.npos ? 0 : before + 1;
    return columnAfter(text.substr(start, offset - start));
}

} // namespace nidreg::abnf
