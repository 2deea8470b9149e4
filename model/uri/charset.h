// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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

} // namespace nidreg::uri
