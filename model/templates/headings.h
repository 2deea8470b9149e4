// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/fields.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// Where the text under a heading goes.
enum class Destination {
    OneField,
    VersionAndDate, ///< Registration Information (RFC 2611, RFC 3406)
    NoField, ///< a section of RFC 3406 documents that the template does not have
};

/// A way to write a heading.
struct Spelling {
    std::string_view label;
    Destination destination;
    Field field; ///< of Destination::OneField
    bool isOld; ///< stands in the forms of RFC 2611 and RFC 3406
    bool isOwn; ///< stands in appendix A of RFC 8141
    bool isStrong; ///< two words or more: hardly ever stands before a colon in prose
};

/// The spelling that `label` is one of; case, white space, plurals and "the" do not count.
/// Null where it is none.
const Spelling *findSpelling(std::string_view label);

/// The spelling that `label` is much like: a few letters off, or with a word before or behind it
/// that changes nothing ("ISBN assignment"). Null where there is none, or two are as near.
const Spelling *guessSpelling(std::string_view label);

/// All spellings beside appendix A's own.
std::span<const Spelling> otherSpellings();

/// A line that begins a field's text where the heading was left out: after the field `after`.
struct Opening {
    std::string_view label;
    Field after;
    Spelling spelling;
};

/// Null where `line` opens nothing.
const Opening *findOpening(std::string_view line);

/// How a heading is set off from the text.
enum class Shape {
    Colon, ///< "Purpose: text", "Purpose:"
    Bare, ///< "Purpose"
    Hash, ///< "## Purpose"
    Numbered, ///< "2.5.  Purpose"
    Bold, ///< "**Purpose:** text", "*Purpose*", "__Purpose__"
    Dash, ///< "Purpose - text", "Purpose \u2014 text"
    Row, ///< "| Purpose | text |", "Purpose | text"
    Column, ///< "Purpose      text": a tab or three spaces
};

/// A line taken for a heading.
struct HeadingLine {
    const Spelling *spelling = nullptr; ///< null: the shape of a heading, but no known label
    std::string_view heading; ///< as it was written, without its marks and colon
    std::string_view beside; ///< the text on the same line
    Shape shape = Shape::Bare;
    std::uint32_t level = 0; ///< hashes, or numbers: 2 for "2.5."; for "a)" and "2)" see kLettered
    bool isBullet = false;
    bool isGuess = false; ///< much like a known label, but none
};

/// The levels of "a)", "A." and "(a)", and of "2)" and "(2)": enumerations apart from sections'.
inline constexpr std::uint32_t kLettered = 100;
inline constexpr std::uint32_t kBracketed = 200;

/// Reads a line, without outer white space, as a heading. Nothing where it is not one of the known
/// labels, save that hashes and numbers make a heading of any label.
std::optional<HeadingLine> headingLine(std::string_view line);

/// The same for any label at all: short, with a colon, bold or in a row of a table. `spelling` is
/// what the label is much like, or null.
std::optional<HeadingLine> unknownHeadingLine(std::string_view line);

/// What may be between a label and its text.
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
