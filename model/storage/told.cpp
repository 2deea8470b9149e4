// SPDX-License-Identifier: MIT
#include "model/storage/told.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nidreg::storage {

Statement &Statement::say(std::string_view value)
{
    std::array<char, 24> length{};
    m_text.append(length.data(), std::to_chars(length.begin(), length.end(), value.size()).ptr);
    m_text += ':';
    m_text += value;
    return *this;
}

Statement &Statement::say(std::int64_t number)
{
    std::array<char, 24> digits{};
    const auto *end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    return say(std::string_view(digits.data(), std::size_t(end - digits.data())));
}

std::string_view ToldRecords::subject(const Told &told) const
{
    const auto place = std::size_t(&told - m_told.data());
    const std::size_t begin = place == 0 ? 0 : m_ends[place - 1];
    return std::string_view(m_subjects).substr(begin, m_ends[place] - begin);
}

const ToldRecords::Told *ToldRecords::firstMismatch()
{
    std::ranges::sort(m_held, {}, &Held::event);
    auto held = m_held.cbegin();
    for (const Told &told : m_told) {
        while (held != m_held.cend() && held->event < told.event)
            ++held;
        const bool fits =
            held != m_held.cend() && held->event == told.event && held->statement == told.statement;
        if (!fits || (++held != m_held.cend() && held->event == told.event))
            return &told;
    }
    return nullptr;
}

} // namespace nidreg::storage
