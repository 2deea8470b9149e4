// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/chars.h"
#include "model/urn/syntax/nidsyntax.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace nidreg::urn {

inline constexpr std::size_t kSurveyed = 64; ///< bytes that a Survey speaks of, at most

inline constexpr std::size_t kNidBegin = 4; ///< behind "urn:"
inline constexpr std::size_t kNidEnd = kNidBegin + kLongestNid; ///< of the longest

/// What each of up to 64 bytes is: bit i of a mask speaks of byte i, and the bits behind the last
/// byte are 0. The grammar of RFC 8141 is then arithmetic on masks, without a branch for a byte.
struct Survey {
    std::uint64_t nss; ///< *( pchar / "/" ) but for percent-encodings (section 2)
    std::uint64_t alphanum;
    std::uint64_t hexDigit;
    std::uint64_t hyphen;
    std::uint64_t colon;
    std::uint64_t slash;
    std::uint64_t question;
    std::uint64_t hash;
    std::uint64_t percent;
    std::uint64_t plus;
    std::uint64_t equals;
    std::uint64_t lineFeed;
    std::uint64_t carriageReturn;
    std::uint32_t start; ///< the first four bytes, the first one lowest; 0 where there are fewer

    friend bool operator==(const Survey &, const Survey &) = default;
};

/// The bits below `count`; all of them from 64 on.
constexpr std::uint64_t bitsBelow(std::size_t count)
{
    return count < 64 ? (std::uint64_t(1) << count) - 1 : ~std::uint64_t(0);
}

/// The lowest bit that is set, alone; 0 of 0.
constexpr std::uint64_t lowestBit(std::uint64_t bits)
{
    return bits & (~bits + 1);
}

/// The number of the lowest bit that is set; 64 for 0.
constexpr std::size_t indexOfLowestBit(std::uint64_t bits)
{
    return static_cast<unsigned>(std::countr_zero(bits));
}

/// One of eight groups of bytes: all whose upper four bits are of `high` and lower four of `low`
/// (a bit for each value). Vectors look up sixteen values at once, and two such tables tell the
/// groups of a byte.
struct NibbleGroup {
    std::uint16_t high, low;
};

// clang-format off
inline constexpr NibbleGroup kNibbleGroups[8] {
    {1 << 2,          0b1111'1111'1101'0010}, // ! $ & ' ( ) * + , - . /
    {1 << 3,          0b0000'0011'1111'1111}, // 0 to 9
    {1 << 3,          0b0010'1100'0000'0000}, // : ; =
    {1 << 4 | 1 << 6, 0b0000'0000'0111'1110}, // A to F, a to f
    {1 << 4 | 1 << 6, 0b1111'1111'1000'0000}, // G to O, g to o
    {1 << 5 | 1 << 7, 0b0000'0111'1111'1111}, // P to Z, p to z
    {1 << 4 | 1 << 7, 0b0100'0000'0000'0001}, // @ ~ (and N, p)
    {1 << 5,          0b1000'0000'0000'0000}, // _
};
// clang-format on

// A byte of any group is an NSS character.
inline constexpr std::uint8_t kAlphanumGroups = 0b0011'1010;
inline constexpr std::uint8_t kHexDigitGroups = 0b0000'1010;

using NibbleTable = std::array<std::uint8_t, 16>;

constexpr NibbleTable nibbleTable(std::uint16_t NibbleGroup::*values)
{
    NibbleTable result{};
    for (std::size_t group = 0; group < 8; ++group) {
        for (std::size_t value = 0; value < result.size(); ++value)
            result[value] = static_cast<std::uint8_t>(
                result[value] | (kNibbleGroups[group].*values >> value & 1) << group);
    }
    return result;
}

inline constexpr NibbleTable kHighNibbles = nibbleTable(&NibbleGroup::high);
inline constexpr NibbleTable kLowNibbles = nibbleTable(&NibbleGroup::low);

constexpr bool nibblesAreRight()
{
    for (int value = 0; value < 256; ++value) {
        const char c = static_cast<char>(value);
        const int groups = kHighNibbles[value >> 4] & kLowNibbles[value & 15];
        if ((groups != 0) != isNssChar(c) || ((groups & kAlphanumGroups) != 0) != isAlphanum(c)
            || ((groups & kHexDigitGroups) != 0) != isHexDigit(c))
            return false;
    }
    return true;
}

static_assert(nibblesAreRight(), "the groups make up the classes of chars.h");

} // namespace nidreg::urn
