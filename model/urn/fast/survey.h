// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/syntax/nidsyntax.h"

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
constexpr std::size_t lowestPlace(std::uint64_t bits)
{
    return static_cast<unsigned>(std::countr_zero(bits));
}

} // namespace nidreg::urn
