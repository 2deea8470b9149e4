// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/chars.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// What white space separates.
std::vector<std::string_view> words(std::string_view text);

/// True where one of `needles` is in `text`.
bool containsAny(std::string_view text, std::initializer_list<std::string_view> needles);

using base::isAlpha;
using base::isAlphanum;
using base::isDigit;

/// 1 to 12 for an English month's name or its usual abbreviation in any case ("Sept", "oct.");
/// 0 for any other word.
unsigned monthNumber(std::string_view word);

/// `text` in lower case, each stretch of white space as one space, so that phrases are found
/// across line ends.
std::string flattened(std::string_view text);

/// True for "none", "N/A", "not applicable" and their like, which say that there is nothing.
bool saysNothing(std::string_view text);

/// True where a word of `flattenedText` begins with one of `stems`, which are separated by "|":
/// "uniq" is found in "uniqueness", but "reg" not in "foregone". A stem that ends in "$" is a whole
/// word; one that does not begin with a letter or digit counts wherever it stands.
bool hasAnyStem(std::string_view flattenedText, std::string_view stems);

/// The sentences of a flattened text.
std::vector<std::string_view> sentences(std::string_view flattenedText);

/// True for a short text that sends the reader to a section, an RFC or a page for all it says.
bool pointsElsewhere(std::string_view flattenedText);

} // namespace nidreg::templates
