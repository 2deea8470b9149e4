// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"

#include <span>

namespace nidreg::uri {

/// What can be said about a URI that stands in running text (the 2003 draft, appendixes E and F).
/// The particulars of each are in the order of its sentence.
enum class FindRule {
    UrlPrefix, ///< it has "URL:" in front
    WhiteSpace, ///< white space inside its brackets was left out
    Hyphen, ///< a line broke after a hyphen; particular: the URI without it
    Punctuation, ///< what stands behind it was taken for the sentence's; particular: that
    CutShort, ///< it stops at a character that no URI has; particular: that character
    Continued, ///< it may go on in the next line, since no brackets say where it ends
    Unclosed, ///< "<" in front and no ">" behind
    Abbreviated, ///< it has no scheme; particular: the scheme that was supposed
};

/// The rules in the order of FindRule: "uri.find.url-prefix" and so on.
std::span<const base::Rule> findRules();

const base::Rule &ruleFor(FindRule rule);

} // namespace nidreg::uri
