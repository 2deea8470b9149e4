// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/dialect.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace nidreg::urn {

/// Why a string is not a URN. rule() gives the stable id ("urn.stray-question-mark").
enum class NamestringError {
    NotAUrn, ///< does not begin with "urn:" in any case
    NidTooShort,
    NidTooLong,
    NidBadFirst,
    NidBadInner,
    NidBadLast,
    NoNss, ///< no second colon, or nothing after it
    BadNssStart, ///< the NSS begins with "/"
    BadCharacter, ///< ASCII, but not allowed at this place
    NotAscii,
    BadPercentEncoding, ///< "%" without two hex digits
    StrayQuestionMark, ///< "?" that begins neither "?+" nor "?="
    EmptyRComponent,
    BadRComponentStart, ///< begins with "/" or "?"
    EmptyQComponent,
    BadQComponentStart,
    NidReserved, ///< the NID "urn" (RFC 2141 and the 2012 draft only)
    EncodedNul, ///< "%00" (RFC 2141 and the 2012 draft only)
    BadDirective, ///< the query, be it empty, is not `keyword=value`, joined by "&" (2012 only)
    ReservedCharacter, ///< "/" where 1997 and 2012 keep it; "?" and "#" in 1997, too
};

inline constexpr std::size_t kNamestringErrors = 20; ///< how many there are

/// The stable id of an error, for JSON: "urn.not-a-urn" and so on.
std::string_view rule(NamestringError error);

/// The section that an error breaks, for JSON and messages: "RFC 8141 section 2.3.1".
std::string_view source(NamestringError error, Dialect dialect = Dialect::Rfc8141);

/// Every enumerator of NamestringError, for tests and for listings.
std::span<const NamestringError> namestringErrors();

/// Where and why reading stopped. `offset` counts bytes from 0 and is at most the length: the byte
/// with which the wrong thing begins (the "%", the "?", the NID's last hyphen), or the place where
/// something is missing.
struct NamestringRefusal {
    NamestringError error;
    std::size_t offset;
};

} // namespace nidreg::urn
