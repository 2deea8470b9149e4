// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/charset.h"
#include "model/urn/syntax/chars.h"

#include <string_view>

/// The character sets of the 2003 URI draft (draft-fielding-uri-rfc2396bis-01). Sections are the
/// draft's where nothing else is said. Sets hold single characters: `escaped` is three, and whoever
/// reads text reads it himself.
namespace nidreg::uri {

/// reserved = "[" / "]" / ";" / "/" / "?" / ":" / "@" / "&" / "=" / "+" / "$" / ","   (2.2)
constexpr bool isReserved(char c)
{
    constexpr CharSet kMembers("[];/?:@&=+$,");
    return kMembers.contains(c);
}

/// mark = "-" / "_" / "." / "!" / "~" / "*" / "'" / "(" / ")"                        (2.3)
constexpr bool isMark(char c)
{
    constexpr CharSet kMembers("-_.!~*'()");
    return kMembers.contains(c);
}

/// unreserved = ALPHA / DIGIT / mark      (2.3; RFC 3986 has only four of the marks here)
constexpr bool isUnreserved(char c)
{
    return urn::isAlphanum(c) || isMark(c);
}

/// What a normalizer may unescape: ALPHA, DIGIT, "_" and "~"                         (2.3)
constexpr bool isSafelyUnescaped(char c)
{
    return urn::isAlphanum(c) || c == '_' || c == '~';
}

/// uric = reserved / unreserved / escaped                                            (2)
constexpr bool isUric(char c)
{
    return isReserved(c) || isUnreserved(c);
}

/// uric-no-slash, with which an opaque part begins                                   (3)
constexpr bool isUricNoSlash(char c)
{
    return isUric(c) && c != '/';
}

/// pchar = unreserved / escaped / ";" / ":" / "@" / "&" / "=" / "+" / "$" / ","      (3.3)
///
/// The same characters as those of RFC 3986, section 3.3, and of reg-name in section 3.2.1.
constexpr bool isPchar(char c)
{
    return isUric(c) && c != '/' && c != '?' && c != '[' && c != ']';
}

/// path-segments = segment *( "/" segment )                                          (3.3)
constexpr bool isPathChar(char c)
{
    return isPchar(c) || c == '/';
}

/// query = *( pchar / "/" / "?" ), fragment the same                            (3.4, 4.1)
constexpr bool isQueryChar(char c)
{
    return isPathChar(c) || c == '?';
}

/// userinfo = *( unreserved / escaped / ";" / ":" / "&" / "=" / "+" / "$" / "," )    (3.2.2)
constexpr bool isUserinfoChar(char c)
{
    return isPchar(c) && c != '@';
}

/// reg-name = *( unreserved / pct-encoded / sub-delims )        (RFC 3986, section 3.2.2)
constexpr bool isRegNameChar3986(char c)
{
    return isUserinfoChar(c) && c != ':';
}

/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )                               (3.1)
constexpr bool isSchemeChar(char c)
{
    return urn::isAlphanum(c) || c == '+' || c == '-' || c == '.';
}

/// delims = "<" / ">" / "#" / "%" / DQUOTE                                           (2.4.3)
constexpr bool isDelim(char c)
{
    constexpr CharSet kMembers("<>#%\"");
    return kMembers.contains(c);
}

/// unwise = "{" / "}" / "|" / "\" / "^" / "`"                                        (2.4.3)
constexpr bool isUnwise(char c)
{
    constexpr CharSet kMembers("{}|\\^`");
    return kMembers.contains(c);
}

/// escaped = "%" HEXDIG HEXDIG; true when `text` begins with one                     (2.4.1)
constexpr bool startsWithEscaped(std::string_view text)
{
    return text.size() >= 3 && text[0] == '%' && urn::isHexDigit(text[1])
        && urn::isHexDigit(text[2]);
}

} // namespace nidreg::uri
