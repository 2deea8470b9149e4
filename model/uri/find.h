// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/findrules.h"
#include "model/uri/reference.h"

#include <string>
#include <variant>
#include <vector>

namespace nidreg::uri {

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
