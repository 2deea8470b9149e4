// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/chars.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The character sets of the 2003 URI draft (draft-fielding-uri-rfc2396bis-01). Sections are the
/// draft's where nothing else is said. Sets hold single characters: `escaped` is three, and whoever
/// reads text reads it himself.
/// The character sets of the 1993 URL draft ("Uniform Resource Locators", BNF syntax). Sets hold
/// single characters; escape = "%" hex hex is read by whoever reads text.

namespace nidreg::uri {

/// A set of ASCII characters; asking it takes one step, however many there are.
class CharSet {
public:
    explicit constexpr CharSet(std::string_view members)
    {
        for (const char c : members)
            m_bits[half(c)] |= bit(c);
    }

    constexpr bool contains(char c) const
    {
        return static_cast<unsigned char>(c) < 128 && (m_bits[half(c)] & bit(c)) != 0;
    }

private:
    static constexpr std::size_t half(char c) { return static_cast<unsigned char>(c) / 64; }
    static constexpr std::uint64_t bit(char c)
    {
        return std::uint64_t(1) << (static_cast<unsigned char>(c) % 64);
    }

    std::array<std::uint64_t, 2> m_bits{};
};

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

/// alpha: the row lists the digits with the letters, so a host may begin with one.
constexpr bool isAlpha1993(char c)
{
    return urn::isAlphanum(c);
}

/// safe = $ | - | _ | @ | . | & | +
constexpr bool isSafe1993(char c)
{
    constexpr CharSet kMembers("$-_@.&+");
    return kMembers.contains(c);
}

/// extra = ! | * | " | ' | ( | ) | : | ; | , | space
constexpr bool isExtra1993(char c)
{
    constexpr CharSet kMembers("!*\"'():;, ");
    return kMembers.contains(c);
}

/// national = { | } | vline | [ | ] | \ | ^ | ~, punctuation = < | >: in no URL
constexpr bool isNational1993(char c)
{
    constexpr CharSet kMembers("{}|[]\\^~<>");
    return kMembers.contains(c);
}

/// xalpha = alpha | digit | safe | extra | escape, and xpalpha, since "+" is safe
constexpr bool isXalpha(char c)
{
    return isAlpha1993(c) || isSafe1993(c) || isExtra1993(c);
}

/// path = void | xpalphas [ / path ]; that no segment but the last is empty is seen elsewhere
constexpr bool isPathChar1993(char c)
{
    return isXalpha(c) || c == '/';
}

} // namespace nidreg::uri
