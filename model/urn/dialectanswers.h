// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/contradictions.h"
#include "model/urn/directives.h"
#include "model/urn/syntax/dialect.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::urn {

/// What a document requires of the NID of a formal namespace, as far as the string itself shows it.
/// The documents differ: each has its own grammar and its own list.
enum class NidRestriction {
    TwoCharacters, ///< at least
    LastIsNoHyphen,
    NotUrn, ///< it is not "urn" itself
    NotInformal, ///< it does not begin with "urn-"
    ThreeCharacters, ///< at least
    NoCountryCode, ///< it does not begin with two letters and a hyphen
    NoALabel, ///< it does not begin with two letters and two hyphens
    NotExperimental, ///< it does not begin with "X-"
};

inline constexpr int kNidRestrictions = 8;

/// The section that asks for it, "5.1 (3)" being the third item of its list; empty where that
/// document does not. The 2012 draft and RFC 2141 leave all but the grammar and "urn" to RFC
/// 3406bis and its forerunners.
std::string_view section(NidRestriction restriction, Dialect dialect);

/// What `dialect` asks and `nid` does not give, in the order above. For a NID that is well formed
/// by RFC 2141: letters, digits and hyphens, the first no hyphen, at most 32. Case does not count.
std::vector<NidRestriction> brokenRestrictions(std::string_view nid, Dialect dialect);

/// The result of one dialect for a string. The sentences are in forms/words.
struct DialectAnswer {
    Dialect dialect;
    NamestringReading reading;
    std::vector<Contradiction> contradictions; ///< of its document, that bear on the string

    bool isAccepted() const { return bool(reading); }
    std::string_view section() const; ///< "RFC 8141 section 2": what is broken; empty when accepted
    std::string normalized() const; ///< empty when refused

    /// What the document asks of a formal namespace's NID and this one does not give; none when
    /// refused.
    std::vector<NidRestriction> brokenRestrictions() const;

    /// Accepted, but not as a name that can be assigned: with a query or a fragment the 2012 draft
    /// has a reference to a URN (its sections 2.3 and 2.4).
    bool isReferenceOnly() const;
};

/// One string in every dialect, in the order of kDialects. Any bytes; linear in their number.
std::vector<DialectAnswer> sideBySide(std::string_view text);
/// The answers look at the text: one that is gone with the call is none.
template <class Text, std::enable_if_t<std::is_same_v<Text, std::string>, int> = 0>
std::vector<DialectAnswer> sideBySide(Text &&text) = delete;

/// Whether all accept the string with the same parts, or all refuse it at the same byte for the
/// same reason.
bool areUnanimous(std::span<const DialectAnswer> answers);

/// A part of a namestring under the name that its document gives it: "q-component", "query".
struct NamedPart {
    std::string_view term;
    std::string_view text; ///< a view into the namestring; never decoded
    std::size_t offset; ///< in bytes of the namestring's text
};

/// The NID, the NSS and the components that are there, as they stand in the text.
std::vector<NamedPart> namedParts(const Namestring &urn);

} // namespace nidreg::urn
