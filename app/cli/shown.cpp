// SPDX-License-Identifier: MIT
#include "app/cli/shown.h"

#include "model/templates/utf8.h"

#include <cstdint>

namespace nidreg::app::cli {

static constexpr std::string_view kHex = "0123456789abcdef";

static bool isControl(std::uint32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0);
}

/// What changes the order or the lines of the text around it: UAX #9's controls, and the separators
/// of lines and paragraphs.
static bool isReordering(std::uint32_t c)
{
    return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069);
}

static std::string byteShown(unsigned char byte)
{
    return {'\\', 'x', kHex[byte >> 4], kHex[byte & 15]};
}

static std::string codePointShown(std::uint32_t c)
{
    std::string digits;
    for (; c != 0; c >>= 4)
        digits.insert(digits.begin(), kHex[c & 15]);
    return "\\u{" + digits + "}";
}

static std::string shownBut(std::string_view text, std::string_view allowed)
{
    std::string result;
    while (!text.empty()) {
        const templates::CodePoint next = templates::firstCodePoint(text);
        const bool isAllowed = allowed.find(text.front()) != std::string_view::npos;
        if (!next.isValid || (next.value < 0x80 && isControl(next.value) && !isAllowed))
            result += byteShown(static_cast<unsigned char>(text.front()));
        else if (next.value >= 0x80 && (isControl(next.value) || isReordering(next.value)))
            result += codePointShown(next.value);
        else
            result += text.substr(0, next.length);
        text.remove_prefix(next.length);
    }
    return result;
}

std::string shown(std::string_view text)
{
    return shownBut(text, "\t\n");
}

std::string shownLine(std::string_view text)
{
    return shownBut(text, {});
}

} // namespace nidreg::app::cli
