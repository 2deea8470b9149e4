// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/chars.h"

namespace nidreg::urn {

using base::isAlpha;
using base::isAlphanum;
using base::isDigit;
using base::isHexDigit;
using base::isLdh;

/// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"     (RFC 3986, section 2.3)
constexpr bool isUnreserved(char c)
{
    return isLdh(c) || c == '.' || c == '_' || c == '~';
}

/// sub-delims = "!" / "$" / "&" / "'" / "(" / ")"         (RFC 3986, section 2.2)
///            / "*" / "+" / "," / ";" / "="
constexpr bool isSubDelim(char c)
{
    return c == '!' || c == '$' || (c >= '&' && c <= ',') || c == ';' || c == '=';
}

/// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"     (RFC 3986, section 3.3)
///
/// The single characters only: pct-encoded is three, and whoever reads text reads it himself.
constexpr bool isPchar(char c)
{
    return isUnreserved(c) || isSubDelim(c) || c == ':' || c == '@';
}

/// *( pchar / "/" ), what the NSS goes on with            (RFC 8141, section 2)
constexpr bool isNssChar(char c)
{
    return isPchar(c) || c == '/';
}

/// *( pchar / "/" / "?" ), the tail of r- and q-components and the whole of `fragment`
///                                                       (RFC 8141, section 2; RFC 3986, 3.5)
constexpr bool isComponentChar(char c)
{
    return isNssChar(c) || c == '?';
}

/// <trans> of 1997 but for its reserved characters: letters, digits and
/// <other> = "(" | ")" | "+" | "," | "-" | "." | ":" | "=" | "@" | ";" | "$" | "_" | "!" | "*" |
/// "'"
///                                                       (RFC 2141, section 2.2)
constexpr bool isRfc2141Char(char c)
{
    return isPchar(c) && c != '&' && c != '~';
}

/// v-pchar: a component's character other than "&"        (the 2012 draft, section 2.3)
constexpr bool isDirectiveValueChar(char c)
{
    return isComponentChar(c) && c != '&';
}

/// The characters of ASCII (RFC 20); everything else must be percent-encoded in a URN.
constexpr bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

} // namespace nidreg::urn
