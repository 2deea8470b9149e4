// SPDX-License-Identifier: MIT
#include "model/abnf/place.h"

#include <algorithm>

namespace nidreg::abnf {

Places::Places(std::string_view text) : m_text(text), m_starts{0}
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n')
            m_starts.push_back(i + 1);
    }
}

Place Places::at(std::size_t offset) const
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
