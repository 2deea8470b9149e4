// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nidreg::templates {

/// A URN in a text that is meant as one.
struct UrnExample {
    std::size_t offset; ///< in bytes
    std::string_view text;
};

/// Finds the URNs in prose and code. What is written only to show a pattern is none:
///
/// - "urn:" counts at the start of a word: not in "https://example.com/urn:a:b" or "aurn:b";
/// - an example ends at white space, at a quote or bracket that closes what was opened before it,
///   at `"`, `<`, `>`, a backtick, a backslash and at typographic punctuation (dashes, quotes);
/// - commas, full stops, colons and the like at its end belong to the sentence, and a closing
///   bracket does without its opening one;
/// - it is a pattern and left out where a curly or square bracket, `|`, `^`, `##` or three dots
/// stand in
///   it, or where `<`, an ellipsis, a backslash or `:*` ends it;
/// - it is a prefix and left out where nothing follows the NID: "urn:example:", "urn:example".
std::vector<UrnExample> findUrnExamples(std::string_view text);

} // namespace nidreg::templates
