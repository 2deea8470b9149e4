// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nidreg::templates {

/// The width of a text line in RFCs (RFC 7994, section 4.3) and in mail that is read unchanged.
inline constexpr std::size_t kWrapColumns = 72;

/// How many columns `text` (UTF-8) takes where all letters have one width: none for a combining
/// mark, two for a wide letter of East Asia. A byte that is no UTF-8 takes one.
std::size_t columnsOf(std::string_view text);

/// `text` with every line of prose that is longer than `columns` broken at blanks; what is broken
/// goes on below the line's own first letter, a list item's below its text. Grammar, tables and
/// the like (see verbatim.h), shorter lines and words longer than a line stay as they are. No line
/// begins with what would be read as a heading or as a list's sign because it stands there. No
/// word is lost, and a text without a line too long comes back unchanged: wrapping twice is
/// wrapping once.
std::string wrapped(std::string_view text, std::size_t columns = kWrapColumns);

/// `text` with the lines of each paragraph put together wherever a line end stands only because its
/// line was full. Short lines, an address say, stay lines, and so does what is not prose.
std::string unwrapped(std::string_view text, std::size_t columns = kWrapColumns);

/// wrapped() after unwrapped().
std::string refilled(std::string_view text, std::size_t columns = kWrapColumns);

} // namespace nidreg::templates
