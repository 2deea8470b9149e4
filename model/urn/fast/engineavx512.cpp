// SPDX-License-Identifier: MIT
#include "model/urn/fast/engine.h"

#if NIDREG_VECTORS

#include "model/urn/fast/patterns.h"
#include "model/urn/syntax/chars.h"

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

/// So many lowest bits, 64 at most: bitsBelow() in an instruction.
inline std::uint64_t lowest(std::size_t count)
{
    return _bzhi_u64(~std::uint64_t(0), static_cast<std::uint32_t>(count));
}

/// The bytes of `text`, and zeros behind the first `size`, which are not read.
inline __m512i load(const char *text, std::size_t size)
{
    return _mm512_maskz_loadu_epi8(lowest(size), text);
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
    Surveyor(const char *text, std::size_t size) : m_bytes(load(text, size)) { }

    std::uint64_t nss() const { return members(groups(), groups()); }
    std::uint64_t alphanum() const { return members(groups(), load(kPatterns.alphanumGroups)); }
    std::uint64_t nidAlphanum() const { return members(groups(), load(kPatterns.nidGroups)); }
    std::uint64_t hexDigit() const { return members(groups(), load(kPatterns.hexDigitGroups)); }
    std::uint64_t hyphen() const { return equal(m_bytes, kPatterns.hyphen); }
    std::uint64_t colon() const { return equal(m_bytes, kPatterns.colon); }
    std::uint64_t slash() const { return equal(m_bytes, kPatterns.slash); }
    std::uint64_t question() const { return equal(m_bytes, kPatterns.question); }
    bool hasQuestion() const
    {
        return _mm512_cmpeq_epi8_mask(m_bytes, load(kPatterns.question)) != 0;
    }
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
        const __m512i lowered = _mm512_or_si512(m_bytes, load(kPatterns.caseBit));
        const __m512i head = _mm512_load_si512(&slot);
        return (_mm512_cmpneq_epi8_mask(lowered, head) & bytes) == 0;
    }

private:
    __m512i groups() const { return groupsOf(m_bytes); } // once, by the compiler

    __m512i m_bytes;
};

/// What belongs to percent-encodings that begin in the same 64 bytes, but for the "%" of each.
inline std::uint64_t encodedBy(std::uint64_t percent)
{
    return percent << 1 | percent << 2;
}

/// 64 bytes of an assigned-name in their normal form (RFC 8141, section 3.1). `digits` are those
/// that belong to percent-encodings.
inline __m512i normalForm(__m512i bytes, std::uint64_t nid, std::uint64_t digits)
{
    const __m512i caseBit = load(kPatterns.caseBit);
    const std::uint64_t raised = digits & _mm512_cmpge_epu8_mask(bytes, load(kPatterns.letterA));
    const __m512i lowered = _mm512_or_si512(bytes, _mm512_maskz_mov_epi8(nid, caseBit));
    return _mm512_mask_sub_epi8(lowered, raised, lowered, caseBit);
}

/// That of a name of 64 bytes at most, or of the beginning of a longer one.
inline __m512i normalBegin(__m512i bytes, std::size_t nid)
{
    return normalForm(bytes, lowest(nid), encodedBy(equal(bytes, kPatterns.percent)));
}

/// That of the 64 bytes behind the first, and so on.
class NormalRest {
public:
    explicit NormalRest(__m512i before) : m_percent(equal(before, kPatterns.percent)) { }

    __m512i next(__m512i bytes)
    {
        const std::uint64_t begun = (m_percent >> 62 & 1) | (m_percent >> 63) * 3;
        m_percent = equal(bytes, kPatterns.percent);
        return normalForm(bytes, 0, begun | encodedBy(m_percent));
    }

private:
    std::uint64_t m_percent; ///< of the bytes before
};

// A name's beginning is a matter of its own: most names are no longer.

[[gnu::noinline]] void normalizeLong(std::string_view assignedName, std::size_t nid, char *out)
{
    const char *text = assignedName.data();
    const __m512i begin = load(text, kSurveyed);
    _mm512_storeu_si512(out, normalBegin(begin, nid));
    NormalRest rest(begin);
    for (std::size_t at = kSurveyed; at < assignedName.size(); at += kSurveyed) {
        const std::size_t size = std::min(assignedName.size() - at, kSurveyed);
        _mm512_mask_storeu_epi8(out + at, lowest(size), rest.next(load(text + at, size)));
    }
}

void normalize(std::string_view assignedName, std::size_t nid, char *out)
{
    if (assignedName.size() > kSurveyed) [[unlikely]]
        return normalizeLong(assignedName, nid, out);
    const std::uint64_t all = lowest(assignedName.size());
    const __m512i bytes = _mm512_maskz_loadu_epi8(all, assignedName.data());
    _mm512_mask_storeu_epi8(out, all, normalBegin(bytes, nid));
}

inline bool differ(__m512i left, __m512i right)
{
    return _mm512_cmpneq_epi8_mask(left, right) != 0;
}

[[gnu::noinline]] bool areEquivalentLong(const char *left, const char *right, std::size_t size,
                                         std::size_t nid)
{
    const __m512i leftBegin = load(left, kSurveyed);
    const __m512i rightBegin = load(right, kSurveyed);
    if (differ(normalBegin(leftBegin, nid), normalBegin(rightBegin, nid)))
        return false;
    NormalRest leftRest(leftBegin);
    NormalRest rightRest(rightBegin);
    for (std::size_t at = kSurveyed; at < size; at += kSurveyed) {
        const std::size_t count = std::min(size - at, kSurveyed);
        if (differ(leftRest.next(load(left + at, count)), rightRest.next(load(right + at, count))))
            return false;
    }
    return true;
}

bool areEquivalent(const char *left, const char *right, std::size_t size, std::size_t nid)
{
    if (size > kSurveyed) [[unlikely]]
        return areEquivalentLong(left, right, size, nid);
    return !differ(normalBegin(load(left, size), nid), normalBegin(load(right, size), nid));
}

} // namespace
} // namespace nidreg::urn

#include "model/urn/fast/enginelines.h"

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
