// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nidreg::urn {

/// The grammars of URNs. `urnbis-2012` and `urnbis-2015` are drafts on the way to RFC 8141.
enum class Dialect { Rfc8141, Urnbis2015, Urnbis2012, Rfc2141 };

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
};

/// The stable id of an error, for JSON: "urn.not-a-urn" and so on.
std::string_view rule(NamestringError error);

/// The section that an error breaks, for JSON and messages: "RFC 8141 section 2.3.1".
std::string_view source(NamestringError error);

/// Every enumerator of NamestringError, for tests and for listings.
std::span<const NamestringError> namestringErrors();

/// Where and why reading stopped. `offset` counts bytes from 0 and is at most the length.
struct NamestringRefusal {
    NamestringError error;
    std::size_t offset;
};

/// A URN taken apart; every instance is valid by RFC 8141, section 2.
///
///     namestring    = assigned-name [ rq-components ] [ "#" f-component ]
///     assigned-name = "urn" ":" NID ":" NSS
///     rq-components = [ "?+" r-component ] [ "?=" q-component ]
///
/// The parts are views into text(): they live as long as the Namestring and are never decoded.
class Namestring {
public:
    /// Reads any bytes; never throws, takes time linear in the length.
    static base::Result<Namestring, NamestringRefusal> parse(std::string_view text,
                                                             Dialect dialect = Dialect::Rfc8141);

    std::string_view text() const { return m_text; }
    std::string_view nid() const;
    std::string_view nss() const;
    std::optional<std::string_view> r() const; ///< without "?+"
    std::optional<std::string_view> q() const; ///< without "?="
    std::optional<std::string_view> f() const; ///< without "#"; may be empty

    /// "urn:" NID ":" NSS exactly as written.
    std::string_view assignedName() const;

    /// The assigned-name with scheme and NID in lower case and the hex digits of
    /// percent-encodings in upper case: equal exactly for equivalent URNs (section 3.1).
    std::string normalized() const;

private:
    std::string m_text;
    std::size_t m_nidEnd = 0; ///< the colon before the NSS
    std::size_t m_nssEnd = 0;
    std::optional<std::size_t> m_r, m_q, m_f; ///< where each component's text begins
    std::size_t m_rEnd = 0, m_qEnd = 0;
};

/// URN-equivalence (RFC 8141, section 3.1): r-, q- and f-components do not count.
bool areEquivalent(const Namestring &left, const Namestring &right);

} // namespace nidreg::urn
