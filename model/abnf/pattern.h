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
    std::string text; ///< without anchors; other text may surround it
};

inline constexpr std::size_t kLongestPattern = 4096; ///< bytes

/// The regular expression of what a rule accepts, in the characters of URNs: a text of these
/// characters matches it exactly when the rule accepts the text. Other characters that the rule
/// accepts are left out, since no URN has them. The pattern is of what follows `beginning`
/// in these texts: "urn:isbn:" where the rule is of whole URNs. Time and memory are bounded
/// whatever the grammar.
Pattern patternOf(const Linked &linked, RuleId start, std::string_view beginning);

} // namespace nidreg::abnf
