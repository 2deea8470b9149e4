// SPDX-License-Identifier: MIT
#pragma once

#include "model/templates/fields.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nidreg::templates {

/// Where the text under a heading goes.
enum class Destination {
    OneField,
    VersionAndDate, ///< Registration Information (RFC 2611, RFC 3406)
    NoField, ///< a section of RFC 3406 documents that the template has no room for
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
    Bold, ///< "**Purpose:** text"
};

/// A line taken for a heading.
struct HeadingLine {
    const Spelling *spelling = nullptr; ///< null: the shape of a heading, but no known label
    std::string_view heading; ///< as it stood, without its marks and colon
    std::string_view beside; ///< the text on the same line
    Shape shape = Shape::Bare;
    std::uint32_t level = 0; ///< hashes, or numbers: 2 for "2.5."
    bool isBullet = false;
    bool isGuess = false; ///< much like a known label, but none
};

/// Reads a line, without outer white space, as a heading. Nothing where it is not one of the known
/// labels, save that hashes and numbers make a heading of any label.
std::optional<HeadingLine> headingLine(std::string_view line);

} // namespace nidreg::templates
