// SPDX-License-Identifier: MIT
#pragma once

/// The classes of characters that every grammar here begins with (RFC 5234, appendix B.1): ASCII
/// only, whatever the locale.
namespace nidreg::base {

/// ALPHA = %x41-5A / %x61-7A
constexpr bool isAlpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// DIGIT = %x30-39
constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"; RFC 5234 strings match in any case.
constexpr bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
}

/// alphanum = ALPHA / DIGIT             (RFC 3986, section 3.2 and appendix A)
constexpr bool isAlphanum(char c)
{
    return isAlpha(c) || isDigit(c);
}

/// ldh = alphanum / "-"                 (RFC 8141, section 2)
constexpr bool isLdh(char c)
{
    return isAlphanum(c) || c == '-';
}

} // namespace nidreg::base
