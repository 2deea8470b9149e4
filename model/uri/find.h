// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/uri/reference.h"

#include <span>
#include <string>
#include <variant>
#include <vector>

namespace nidreg::uri {

/// Remarks on a URI in running text (the 2003 draft, appendixes E and F).
/// The particulars of each are in the order of its sentence.
enum class FindRule {
    UrlPrefix, ///< it has "URL:" in front
    WhiteSpace, ///< white space inside its brackets was left out
    Hyphen, ///< a line broke after a hyphen; particular: the URI without it
    Punctuation, ///< what follows was taken for part of the sentence; particular: that
    CutShort, ///< it stops at a character that no URI has; particular: that character
    Continued, ///< it may go on in the next line, since no brackets say where it ends
    Unclosed, ///< "<" before it and no ">" after it
    Abbreviated, ///< it has no scheme; particular: the scheme that was supposed
};

/// The rules in the order of FindRule: "uri.find.url-prefix" and so on.
std::span<const base::Rule> findRules();

const base::Rule &ruleFor(FindRule rule);

/// How a URI is set off from the text around it.
enum class Delimited { Brackets, Quotes, Nothing };

/// The name of it in JSON: "brackets", "quotes", "nothing".
std::string_view name(Delimited delimited);

/// Something in a text that is meant for a URI or a URN.
struct FoundUri {
    TextRange where; ///< in the text, with its brackets and a "URL:", without quotes
    Delimited delimited = Delimited::Nothing;
    std::string uri; ///< without brackets, "URL:" and white space; abbreviated: with its scheme
    bool isUrn = false; ///< to be read by RFC 8141
    /// Why it is none after all, with an offset into `uri`; monostate for a valid one.
    std::variant<std::monostate, UriRefusal, urn::NamestringRefusal> refusal;
    base::Findings findings; ///< spans are in the text

    bool isValid() const { return refusal.index() == 0; }
};

/// The URIs and URNs of a text in their order, which do not overlap (the 2003 draft, appendix E).
///
/// In angle brackets every scheme is taken for one, and white space may stand inside. Elsewhere it
/// takes "//" behind the scheme, double quotes around it, or a scheme that is known to go without;
/// a name that begins with "www." is an abbreviated http URI. Any bytes; takes time linear in their
/// number.
std::vector<FoundUri> findUris(std::string_view text);

} // namespace nidreg::uri
