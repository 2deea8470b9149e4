// SPDX-License-Identifier: MIT
#pragma once

#include "model/uri/charset.h"
#include "model/urn/syntax/chars.h"

/// The character sets of the 1993 URL draft ("Uniform Resource Locators", BNF syntax). Sets hold
/// single characters; escape = "%" hex hex is read by whoever reads text.
namespace nidreg::uri {

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
