// SPDX-License-Identifier: MIT
#include "model/templates/reader.h"

#include "model/templates/pieces.h"
#include "model/templates/utf8.h"

#include <algorithm>

namespace nidreg::templates {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

static bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const CodePoint next = firstCodePoint(bytes);
        if (!next.isValid)
            return false;
        bytes.remove_prefix(next.length);
    }
    return true;
}

/// What Windows-1252 has where ISO 8859-1 has control characters; 0 where it has them, too.
constexpr std::uint16_t kWindows1252[] = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
};

static std::string fromLatin1(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isControl = byte >= 0x80 && byte < 0xA0;
        const std::uint32_t special = isControl ? kWindows1252[byte - 0x80] : 0U;
        appendUtf8(text, special != 0 ? special : byte);
    }
    return text;
}

namespace {

enum class ByteOrder { None, Little, Big };

} // namespace

/// By the byte order mark; without one, by zero bytes in every other place of the beginning.
static ByteOrder byteOrderOf(std::string_view bytes)
{
    constexpr std::size_t kLookedAt = 64;
    if (bytes.starts_with("\xFF\xFE"))
        return ByteOrder::Little;
    if (bytes.starts_with("\xFE\xFF"))
        return ByteOrder::Big;
    std::size_t zeros[2] = {0, 0};
    const std::size_t end = std::min(bytes.size(), kLookedAt) / 2 * 2;
    for (std::size_t i = 0; i < end; ++i)
        zeros[i % 2] += bytes[i] == '\0' ? 1 : 0;
    const bool isLong = end >= 8 && bytes.size() % 2 == 0;
    if (isLong && zeros[0] == 0 && zeros[1] * 10 >= end * 4)
        return ByteOrder::Little;
    if (isLong && zeros[1] == 0 && zeros[0] * 10 >= end * 4)
        return ByteOrder::Big;
    return ByteOrder::None;
}

/// UTF-16 (RFC 2781, section 2.2).
static std::string fromUtf16(std::string_view bytes, ByteOrder order)
{
    constexpr std::uint32_t kReplacement = 0xFFFD;
    const auto unit = [&](std::size_t at) -> std::uint32_t {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return order == ByteOrder::Big ? first * 256U + second : second * 256U + first;
    };
    const auto isHalf = [](std::uint32_t value, std::uint32_t kind) {
        return (value & 0xFC00) == kind;
    };
    std::string text;
    std::size_t at = 0;
    for (; at + 1 < bytes.size(); at += 2) {
        const std::uint32_t high = unit(at);
        const bool hasLow =
            isHalf(high, 0xD800) && at + 3 < bytes.size() && isHalf(unit(at + 2), 0xDC00);
        if (hasLow) {
            appendUtf8(text, 0x10000 + ((high & 0x3FF) << 10) + (unit(at + 2) & 0x3FF));
            at += 2;
        } else {
            appendUtf8(text, (high & 0xF800) == 0xD800 ? kReplacement : high);
        }
    }
    if (at < bytes.size())
        appendUtf8(text, kReplacement);
    return text;
}

/// CRLF and CR become LF, in place.
static void unifyLineEnds(std::string &text)
{
    std::size_t to = 0;
    for (std::size_t from = 0; from < text.size(); ++from) {
        const bool isPair = text[from] == '\r' && from + 1 < text.size() && text[from + 1] == '\n';
        if (!isPair)
            text[to++] = text[from] == '\r' ? '\n' : text[from];
    }
    text.resize(to);
}

Decoded decode(std::string_view bytes)
{
    Decoded decoded;
    std::string wide;
    if (const ByteOrder order = byteOrderOf(bytes); order != ByteOrder::None) {
        decoded.wasUtf16 = true;
        wide = fromUtf16(bytes, order);
        bytes = wide;
    }
    if (bytes.starts_with(kByteOrderMark))
        bytes.remove_prefix(kByteOrderMark.size());
    decoded.wasLatin1 = !isUtf8(bytes);
    decoded.text = decoded.wasLatin1 ? fromLatin1(bytes) : std::string(bytes);
    unifyLineEnds(decoded.text);
    return decoded;
}

std::vector<NamespaceTemplate> read(std::string_view text)
{
    if (text.starts_with(kByteOrderMark) || text.find('\r') != text.npos)
        return read(decode(text).text);
    const std::string plain = withoutMailMarks(text);
    return assemble(plain, cut(plain));
}

} // namespace nidreg::templates
