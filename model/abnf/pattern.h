// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/linked.h"

#include <string>
#include <string_view>

namespace nidreg::abnf {

/// How a pattern was made, or why there is none.
enum class PatternEnd {
    Made,
    NotRegular, ///< rules refer to themselves
    Prose, ///< it depends on prose or on a rule that nobody defines
    TooLarge, ///< longer than kLongestPattern, or with more repetitions than all readers take
    Nothing, ///< no URN of the namespace can fit the grammar
};

struct Pattern {
    PatternEnd end = PatternEnd::Nothing;
    std::string text; ///< without anchors; something else may stand beside it
};

inline constexpr std::size_t kLongestPattern = 4096; ///< bytes

/// The regular expression of what a rule accepts, in the characters of URNs: a text made of these
/// fits it exactly when the rule accepts it. What the rule accepts besides is left out, as no URN
/// has it. `beginning` stands before what the pattern is of: "urn:isbn:" where the rule is of whole
/// URNs. Time and memory are bounded whatever the grammar.
Pattern patternOf(const Linked &linked, RuleId start, std::string_view beginning);

} // namespace nidreg::abnf
