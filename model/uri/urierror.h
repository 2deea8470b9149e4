// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace nidreg::uri {

/// Which generic syntax decides: that of draft-fielding-uri-rfc2396bis-01 of March 2003, or that of
/// RFC 3986, which it became. They part over opaque parts, registry-based authorities and
/// "[v1.x]".
enum class Syntax { Draft2003, Rfc3986 };

/// Why a string is not a URI reference. rule() gives the stable id ("uri.bad-scheme").
enum class UriError {
    NoScheme, ///< a colon, with nothing in front of it
    BadScheme, ///< what stands before the first colon is no scheme
    BadCharacter, ///< ASCII, but not allowed at this place
    NotAscii,
    BadEscape, ///< "%" without two hex digits
    BadIpLiteral, ///< "[" begins no IPv6 address that "]" ends
    BadPort, ///< something other than digits where only a port may stand
    NotAbsolute, ///< a relative reference where a URI is needed
};

/// The stable id of an error, for JSON: "uri.bad-scheme" and so on.
std::string_view rule(UriError error);

/// The section that an error breaks: "URI 2003 draft section 3.1", "RFC 3986 section 3.1".
std::string_view source(UriError error, Syntax syntax = Syntax::Draft2003);

/// Every enumerator of UriError, for tests and for listings.
std::span<const UriError> uriErrors();

/// Where and why reading stopped. `offset` counts bytes from 0 and is at most the length: the byte
/// with which the wrong thing begins.
struct UriRefusal {
    UriError error;
    std::size_t offset;

    friend bool operator==(const UriRefusal &, const UriRefusal &) = default;
};

} // namespace nidreg::uri
