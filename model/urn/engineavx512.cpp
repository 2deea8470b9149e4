// SPDX-License-Identifier: MIT
#include "model/urn/engines.h"

#if NIDREG_VECTORS

#include "model/urn/chars.h"
#include "model/urn/patterns.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <immintrin.h>

// g++ 12 takes the undefined values that its own intrinsics begin with for mistakes.
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

// What follows is compiled for these instructions, and called only where the processor has them.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512bw,avx512vl,bmi,bmi2,popcnt"))),         \
                             apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx512bw,avx512vl,bmi,bmi2,popcnt")
#endif

namespace nidreg::urn {
namespace {

/// The bytes of `text`, and zeros behind the first `size`, which are not read.
inline __m512i load(const char *text, std::size_t size)
{
    return _mm512_maskz_loadu_epi8(bitsBelow(size), text);
}

/// A mask in a register for numbers: left where comparing put it, it would be fetched from there
/// for every use, and be waited for each time.
inline std::uint64_t settled(std::uint64_t mask)
{
    asm("" : "+r"(mask));
    return mask;
}

inline __m512i load(const Pattern &pattern)
{
    return _mm512_load_si512(pattern.bytes.data());
}

inline __m512i groupsOf(__m512i bytes)
{
    const __m512i nibble = load(kPatterns.lowNibble);
    const __m512i low = _mm512_and_si512(bytes, nibble);
    const __m512i high = _mm512_and_si512(_mm512_srli_epi16(bytes, 4), nibble);
    return _mm512_and_si512(_mm512_shuffle_epi8(load(kPatterns.lowNibbles), low),
                            _mm512_shuffle_epi8(load(kPatterns.highNibbles), high));
}

inline std::uint64_t equal(__m512i bytes, const Pattern &to)
{
    return settled(_mm512_cmpeq_epi8_mask(bytes, load(to)));
}

inline std::uint64_t members(__m512i groups, __m512i of)
{
    return settled(_mm512_test_epi8_mask(groups, of));
}

class Surveyor {
public:
    Surveyor(const char *text, std::size_t size)
        : m_bytes(load(text, size)), m_groups(groupsOf(m_bytes))
    {
    }

    std::uint64_t nss() const { return members(m_groups, m_groups); }
    std::uint64_t alphanum() const { return members(m_groups, load(kPatterns.alphanumGroups)); }
    std::uint64_t hexDigit() const { return members(m_groups, load(kPatterns.hexDigitGroups)); }
    std::uint64_t hyphen() const { return equal(m_bytes, kPatterns.hyphen); }
    std::uint64_t colon() const { return equal(m_bytes, kPatterns.colon); }
    std::uint64_t slash() const { return equal(m_bytes, kPatterns.slash); }
    std::uint64_t question() const { return equal(m_bytes, kPatterns.question); }
    std::uint64_t hash() const { return equal(m_bytes, kPatterns.hash); }
    std::uint64_t percent() const { return equal(m_bytes, kPatterns.percent); }
    std::uint64_t plus() const { return equal(m_bytes, kPatterns.plus); }
    std::uint64_t equals() const { return equal(m_bytes, kPatterns.equals); }
    std::uint64_t lineFeed() const { return equal(m_bytes, kPatterns.lineFeed); }
    std::uint64_t carriageReturn() const { return equal(m_bytes, kPatterns.carriageReturn); }
    std::uint32_t start() const
    {
        return static_cast<std::uint32_t>(_mm_cvtsi128_si32(_mm512_castsi512_si128(m_bytes)));
    }
    bool beginsWith(const NidTally::Slot &slot, std::uint64_t bytes) const
    {
        const __m512i lowered = _mm512_or_si512(m_bytes, _mm512_set1_epi8(0x20));
        const __m512i head = _mm512_load_si512(&slot);
        return (_mm512_cmpneq_epi8_mask(lowered, head) & bytes) == 0;
    }

private:
    __m512i m_bytes, m_groups;
};

/// An assigned-name in its normal form, 64 bytes at a time.
struct NormalForm {
    std::size_t nid; ///< how many of the bytes to come end with the NID
    std::uint64_t digits = 0; ///< the first bytes to come that belong to a percent-encoding

    __m512i next(const char *text, std::size_t size)
    {
        const __m512i caseBit = _mm512_set1_epi8(0x20);
        const __m512i bytes = load(text, size);
        const std::uint64_t percent = equal(bytes, kPatterns.percent);
        const std::uint64_t raised = (percent << 1 | percent << 2 | digits)
            & _mm512_cmpge_epu8_mask(bytes, _mm512_set1_epi8('a'));
        const __m512i lowered =
            _mm512_or_si512(bytes, _mm512_maskz_mov_epi8(bitsBelow(nid), caseBit));
        nid -= std::min(nid, kSurveyed);
        digits = (percent >> 62 & 1) | (percent >> 63) * 3;
        return _mm512_mask_sub_epi8(lowered, raised, lowered, caseBit);
    }
};

// What next() keeps is nothing to the last bytes, and most names have no others: they come apart.

void normalize(std::string_view assignedName, std::size_t nid, char *out)
{
    NormalForm form{nid};
    const char *text = assignedName.data();
    std::size_t left = assignedName.size();
    for (; left > kSurveyed; left -= kSurveyed, text += kSurveyed, out += kSurveyed)
        _mm512_storeu_si512(out, form.next(text, kSurveyed));
    _mm512_mask_storeu_epi8(out, bitsBelow(left), form.next(text, left));
}

bool areEquivalent(const char *left, const char *right, std::size_t size, std::size_t nid)
{
    NormalForm leftForm{nid};
    NormalForm rightForm{nid};
    const auto differ = [&](std::size_t count) {
        return _mm512_cmpneq_epi8_mask(leftForm.next(left, count), rightForm.next(right, count))
            != 0;
    };
    for (; size > kSurveyed; size -= kSurveyed, left += kSurveyed, right += kSurveyed) {
        if (differ(kSurveyed))
            return false;
    }
    return !differ(size);
}

} // namespace
} // namespace nidreg::urn

#include "model/urn/enginelines.h"

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

namespace nidreg::urn {

constinit const Engine kAvx512Engine{
    "avx512",
    [] {
        return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
            && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
            && __builtin_cpu_supports("popcnt");
    },
    surveyOf,
    readName,
    normalize,
    areEquivalent,
    readLines,
};

} // namespace nidreg::urn

#endif
