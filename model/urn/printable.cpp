// SPDX-License-Identifier: MIT
#include "model/urn/printable.h"

#include "model/urn/syntax/chars.h"

#include <algorithm>

namespace nidreg::urn {

static unsigned char byteAt(std::string_view text, std::size_t index)
{
    return static_cast<unsigned char>(text[index]);
}

/// How many bytes a UTF-8 character has whose first byte is `lead`; 0 when none begins so.
static std::size_t utf8Length(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// UTF8-char of two bytes and more has narrower second bytes after some leads (RFC 3629, section
/// 4): no overlong forms, no surrogates, nothing above U+10FFFF.
static bool isSecondByte(unsigned char lead, unsigned char second)
{
    const int lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const int highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    return second >= lowest && second <= highest;
}

/// True when the UTF-8 character is complete and valid.
static bool isUtf8Char(std::string_view character)
{
    if (character.empty() || character.size() != utf8Length(byteAt(character, 0)))
        return false;
    if (character.size() == 1)
        return true;
    const auto isTail = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    return isSecondByte(byteAt(character, 0), byteAt(character, 1))
        && std::ranges::all_of(character.substr(2), isTail);
}

std::string_view characterAt(std::string_view text, std::size_t offset)
{
    const auto character = text.substr(offset, utf8Length(byteAt(text, offset)));
    return isUtf8Char(character) ? character : text.substr(offset, 1);
}

/// Controls are those of C0, DEL, and those of C1 (in UTF-8 the bytes C2 80 to C2 9F).
static bool isShown(std::string_view character)
{
    if (character.size() == 1)
        return character[0] >= ' ' && character[0] < '\x7F';
    return byteAt(character, 0) != 0xC2 || byteAt(character, 1) >= 0xA0;
}

static std::string escaped(std::string_view bytes)
{
    static constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string result;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        result += {'\\', 'x', kDigits[byte >> 4], kDigits[byte & 15]};
    }
    return result;
}

std::string printable(std::string_view text, std::size_t most)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (at >= most)
            return result + "…";
        const auto character = characterAt(text, at);
        result += isShown(character) ? std::string(character) : escaped(character);
        at += character.size();
    }
    return result;
}

} // namespace nidreg::urn
