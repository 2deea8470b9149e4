// SPDX-License-Identifier: MIT
#include "model/templates/utf8.h"

namespace nidreg::templates {

/// A row of RFC 3629, section 3: the first byte's pattern and the smallest value that needs it.
struct Form {
    std::uint8_t mask, pattern;
    std::size_t length;
    std::uint32_t least;
};

constexpr Form kForms[] = {
    {0x80, 0x00, 1, 0x0},
    {0xE0, 0xC0, 2, 0x80},
    {0xF0, 0xE0, 3, 0x800},
    {0xF8, 0xF0, 4, 0x10000},
};

static bool isSurrogate(std::uint32_t value)
{
    return value >= 0xD800 && value <= 0xDFFF;
}

static CodePoint decodeAs(const Form &form, std::string_view bytes)
{
    if (bytes.size() < form.length)
        return {};
    std::uint32_t value =
        static_cast<std::uint8_t>(bytes[0]) & static_cast<std::uint8_t>(~form.mask);
    for (const char c : bytes.substr(1, form.length - 1)) {
        const auto byte = static_cast<std::uint8_t>(c);
        if ((byte & 0xC0) != 0x80)
            return {};
        value = value << 6 | (byte & 0x3F);
    }
    if (value < form.least || value > 0x10FFFF || isSurrogate(value))
        return {};
    return {value, form.length, true};
}

CodePoint firstCodePoint(std::string_view bytes)
{
    const auto first = static_cast<std::uint8_t>(bytes[0]);
    for (const Form &form : kForms) {
        if ((first & form.mask) == form.pattern)
            return decodeAs(form, bytes);
    }
    return {};
}

void appendUtf8(std::string &text, std::uint32_t codePoint)
{
    const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (codePoint < 0x80)
        return put(codePoint);
    if (codePoint < 0x800) {
        put(0xC0 | codePoint >> 6);
    } else if (codePoint < 0x10000) {
        put(0xE0 | codePoint >> 12);
        put(0x80 | (codePoint >> 6 & 0x3F));
    } else {
        put(0xF0 | codePoint >> 18);
        put(0x80 | (codePoint >> 12 & 0x3F));
        put(0x80 | (codePoint >> 6 & 0x3F));
    }
    put(0x80 | (codePoint & 0x3F));
}

} // namespace nidreg::templates
