// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"

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
    BadScheme, ///< the text before the first colon is not a scheme
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

/// Why a string is not a URL by the 1993 draft. rule() gives the stable id ("url.no-scheme").
enum class Url1993Error {
    NoScheme, ///< no colon before the first slash: a partial form, or nothing
    BadScheme,
    ReservedScheme, ///< "urn:", kept free for names
    NoServer, ///< "//" is missing after the scheme
    ServerHere, ///< "//" after a scheme that names no server: news, nntp, mailto
    BadHost, ///< missing, or not begun by a letter or a digit
    BadPort, ///< other than digits after the host's colon, or nothing
    MissingPart, ///< the text ends where the scheme wants something
    BadNumber, ///< other than digits where a number stands
    EmptySegment, ///< two slashes in a path
    BadCharacter, ///< ASCII, but not allowed at this place
    NotAscii,
    BadEscape, ///< "%" without two hex digits
};

/// The stable id of an error: "url.no-scheme" and so on.
std::string_view rule(Url1993Error error);

/// The part of the draft that an error breaks; its sections have no numbers.
std::string_view source(Url1993Error error);

/// Every enumerator of Url1993Error.
std::span<const Url1993Error> url1993Errors();

/// Where and why reading stopped; `offset` counts bytes from 0 and is at most the length.
struct Url1993Refusal {
    Url1993Error error;
    std::size_t offset;

    friend bool operator==(const Url1993Refusal &, const Url1993Refusal &) = default;
};

/// What the draft advises against in a URL that is valid.
enum class Url1993Rule {
    Password, ///< a password that everyone can read
    User, ///< a user name
    HostNumber, ///< an IP address instead of a name
    UnusualHost, ///< the grammar allows it, but it has not the shape of a domain name
    DefaultPort, ///< the port is the scheme's own, particular: its number
    Space, ///< a space that is not escaped
    LocalNews, ///< nntp: an article's number is of one server only
    Experimental, ///< a scheme that begins with "x-"
    OtherScheme, ///< a scheme that the draft does not define: read by its generic rule
    SingleColon, ///< mailto with the one colon of the prose, where the grammar writes two
};

/// The rules in the order of Url1993Rule: "url.password" and so on. No finding is an error.
std::span<const base::Rule> url1993Rules();

const base::Rule &ruleFor(Url1993Rule rule);

} // namespace nidreg::uri
