// SPDX-License-Identifier: MIT
#include "model/abnf/utf8.h"

#include <algorithm>

namespace nidreg::abnf {

Decoded decodeFirst(std::string_view text)
{
    constexpr std::uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0;
    if (length == 0 || lead > 0xF4 || text.size() < length)
        return {kNoCharacter, 1};
    std::uint32_t character = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80U)
            return {kNoCharacter, 1};
        character = (character << 6U) | (byte & 0x3FU);
    }
    const bool isWrong = character < kSmallest[length] || character > 0x10FFFF;
    return isWrong ? Decoded{kNoCharacter, 1} : Decoded{character, length};
}

void appendUtf8(std::string &to, std::uint32_t character)
{
    const auto tail = [&](unsigned shift) {
        to += static_cast<char>(0x80U | ((character >> shift) & 0x3FU));
    };
    if (character < 0x80) {
        to += static_cast<char>(character);
    } else if (character < 0x800) {
        to += static_cast<char>(0xC0U | (character >> 6U));
        tail(0);
    } else if (character < 0x10000) {
        to += static_cast<char>(0xE0U | (character >> 12U));
        tail(6);
        tail(0);
    } else {
        to += static_cast<char>(0xF0U | (character >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::string asUtf8(std::string_view text)
{
    std::string whole;
    whole.reserve(text.size());
    while (!text.empty()) {
        const auto [character, length] = decodeFirst(text);
        if (character == kNoCharacter)
            appendUtf8(whole, static_cast<unsigned char>(text.front()));
        else
            whole += text.substr(0, length);
        text.remove_prefix(length);
    }
    return whole;
}

TextPositions::TextPositions(std::string_view text) : m_text(text), m_starts{0}
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n')
            m_starts.push_back(i + 1);
    }
}

TextPosition TextPositions::at(std::size_t offset) const
{
    offset = std::min(offset, m_text.size());
    const auto after = std::ranges::upper_bound(m_starts, offset);
    const std::size_t start = *std::prev(after);
    const auto isLead = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const auto before = m_text.substr(start, offset - start);
    return {static_cast<std::size_t>(after - m_starts.begin()),
            1 + static_cast<std::size_t>(std::ranges::count_if(before, isLead))};
}

} // namespace nidreg::abnf
