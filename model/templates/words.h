// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// What white space separates.
std::vector<std::string_view> words(std::string_view text);

/// True where one of `needles` stands in `text`.
bool containsAny(std::string_view text, std::initializer_list<std::string_view> needles);

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// 1 to 12 for an English month's name or its usual abbreviation in any case ("Sept", "oct.");
/// 0 for any other word.
unsigned monthNumber(std::string_view word);

} // namespace nidreg::templates
