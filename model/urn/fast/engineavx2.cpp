// SPDX-License-Identifier: MIT
#include "model/urn/fast/engine.h"

#if NIDREG_VECTORS

#include "model/urn/fast/survey.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <immintrin.h>

// What follows is compiled for these instructions, and called only where the processor has them.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif

namespace nidreg::urn {
namespace {

/// 64 bytes in two halves.
struct Bytes {
    __m256i low, high;
};

inline __m256i load(const void *from)
{
    return _mm256_loadu_si256(static_cast<const __m256i *>(from));
}

/// The bytes of `text`, and zeros behind the first `size`, which are not read.
inline Bytes load(const char *text, std::size_t size)
{
    if (size == kSurveyed)
        return {load(text), load(text + 32)};
    alignas(32) char padded[kSurveyed] = {};
    if (size > 0) // a text without bytes may be at no place
        std::memcpy(padded, text, size);
    return {load(padded), load(padded + 32)};
}

inline __m256i table(const NibbleTable &of)
{
    return _mm256_broadcastsi128_si256(
        _mm_loadu_si128(reinterpret_cast<const __m128i *>(of.data())));
}

inline __m256i groupsOf(__m256i bytes)
{
    const __m256i nibble = _mm256_set1_epi8(0x0F);
    const __m256i low = _mm256_and_si256(bytes, nibble);
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), nibble);
    return _mm256_and_si256(_mm256_shuffle_epi8(table(kLowNibbles), low),
                            _mm256_shuffle_epi8(table(kHighNibbles), high));
}

inline std::uint64_t equal(const Bytes &bytes, char c)
{
    const __m256i wanted = _mm256_set1_epi8(c);
    const auto low =
        static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes.low, wanted)));
    const auto high =
        static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes.high, wanted)));
    return low | std::uint64_t(high) << 32;
}

/// The bytes that belong to one of `groups`.
inline std::uint64_t members(const Bytes &groupsOfBytes, std::uint8_t groups)
{
    const __m256i wanted = _mm256_set1_epi8(static_cast<char>(groups));
    return ~equal(
        {_mm256_and_si256(groupsOfBytes.low, wanted), _mm256_and_si256(groupsOfBytes.high, wanted)},
        0);
}

class Surveyor {
public:
    Surveyor(const char *text, std::size_t size)
        : m_bytes(load(text, size)), m_groups{groupsOf(m_bytes.low), groupsOf(m_bytes.high)}
    {
    }

    std::uint64_t nss() const { return members(m_groups, 0xFF); }
    std::uint64_t alphanum() const { return members(m_groups, kAlphanumGroups); }
    std::uint64_t nidAlphanum() const { return alphanum() & bitsBelow(kNidEnd); }
    std::uint64_t hexDigit() const { return members(m_groups, kHexDigitGroups); }
    std::uint64_t hyphen() const { return equal(m_bytes, '-'); }
    std::uint64_t colon() const { return equal(m_bytes, ':'); }
    std::uint64_t slash() const { return equal(m_bytes, '/'); }
    std::uint64_t question() const { return equal(m_bytes, '?'); }
    bool hasQuestion() const { return question() != 0; }
    std::uint64_t hash() const { return equal(m_bytes, '#'); }
    std::uint64_t percent() const { return equal(m_bytes, '%'); }
    std::uint64_t plus() const { return equal(m_bytes, '+'); }
    std::uint64_t equals() const { return equal(m_bytes, '='); }
    std::uint64_t lineFeed() const { return equal(m_bytes, '\n'); }
    std::uint64_t carriageReturn() const { return equal(m_bytes, '\r'); }
    std::uint32_t start() const
    {
        return static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm256_castsi256_si128(m_bytes.low)));
    }
    bool beginsWith(const NidTally::Slot &slot, std::uint64_t bytes) const
    {
        const __m256i caseBit = _mm256_set1_epi8(0x20);
        const Bytes head = load(slot.head.data(), kSurveyed);
        const Bytes differing{
            _mm256_xor_si256(_mm256_or_si256(m_bytes.low, caseBit), head.low),
            _mm256_xor_si256(_mm256_or_si256(m_bytes.high, caseBit), head.high),
        };
        return (~equal(differing, 0) & bytes) == 0;
    }

private:
    Bytes m_bytes, m_groups;
};

} // namespace
} // namespace nidreg::urn

#include "model/urn/fast/enginelines.h"

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

namespace nidreg::urn {

constinit const Engine kAvx2Engine{
    "avx2",
    [] {
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
            && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    },
    surveyOf,
    readName,
    normalizePlainly,
    areEquivalentPlainly,
    readLines,
};

} // namespace nidreg::urn

#endif
