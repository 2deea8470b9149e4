// SPDX-License-Identifier: MIT
#pragma once

// RFC 8141 by the arithmetic of surveys. Included by each engine's file behind
//     Survey surveyOf(const char *text, std::size_t size)      // size: 64 at most
//     NidKey nidKeyOf(const char *nid, std::uint32_t bytes)   // the lowest so many bits are set
//     bool isSame(const NidKey &left, const NidKey &right)
// and, with them, compiled for that engine's instructions: everything here is local to the file,
// no template, and may be inlined into its neighbours only.

#include "model/urn/chars.h"
#include "model/urn/engine.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace nidreg::urn {
namespace {

constexpr std::uint32_t kScheme = 0x3A'6E'72'75; // "urn:", the first byte lowest
constexpr std::uint32_t kSchemeCase = 0x00'20'20'20; // what tells "u" from "U"; the colon has one
constexpr std::size_t kNidBegin = 4;
constexpr std::uint64_t kHead = bitsBelow(kNidBegin);
constexpr std::uint64_t kFirst = kHead + 1; // where the NID begins
/// Where the colon behind a NID of 2 to 32 characters may stand.
constexpr std::uint64_t kNidEnds =
    bitsBelow(kNidBegin + kLongestNid + 1) & ~bitsBelow(kNidBegin + 2);

/// pct-encoded = "%" HEXDIG HEXDIG      (RFC 3986, section 2.1): the "%" of each.
inline std::uint64_t pctEncoded(const Survey &s)
{
    return s.percent & s.hexDigit >> 1 & s.hexDigit >> 2;
}

/// The bit of byte `place`; 0 behind a survey.
inline std::uint64_t bitAt(std::size_t place)
{
    return place < kSurveyed ? std::uint64_t(1) << place : 0;
}

/// Where the NID ends: at the second colon, or with the text.
inline std::size_t nidEnd(const Survey &s, std::size_t size)
{
    return lowestPlace((s.colon & ~kHead) | bitAt(size));
}

/// "urn" ":" NID ":"                    (RFC 8141, section 2)
/// NID = (alphanum) 0*30(ldh) (alphanum)
inline bool isHead(const Survey &s, std::size_t size, std::size_t end)
{
    const std::uint64_t inside = bitsBelow(end) & ~bitsBelow(kNidBegin);
    const std::uint64_t ends = s.alphanum >> kNidBegin & s.alphanum >> ((end - 1) & 63);
    const bool isNid = (inside & ~(s.alphanum | s.hyphen)) == 0;
    const bool isLong = end - kNidBegin - 2 <= kLongestNid - 2; // wraps below two characters
    return ((s.start | kSchemeCase) == kScheme) & isNid & isLong & (end < size)
        & static_cast<bool>(ends & 1);
}

/// What follows the NID in a name that ends in front of the bit `end`, or with the survey (0).
/// Scheme and NID are looked at with it: what they may hold is no fault there, and what they may
/// not is seen elsewhere. What stands behind the name, which shows in the survey unless `seen`
/// leaves it out, is a line end or nothing, so that no look ahead goes further.
struct Tail {
    Tail(const Survey &s, std::uint64_t end, std::uint64_t seen = ~std::uint64_t(0))
    {
        const std::uint64_t encoded = pctEncoded(s);
        const std::uint64_t questions = s.question & seen;
        const std::uint64_t hashes = s.hash & seen;
        pchars = (s.nss & ~s.slash) | encoded;
        last = hashes | end;
        stops = questions | last;
        const std::uint64_t first = lowestBit(stops) & questions;
        r = first & s.plus >> 1;
        q = lowestBit(questions & s.equals >> 1 & (last ^ (last - 1)));
        stray = first & ~((s.plus | s.equals) >> 1);
        foreign = (end - 1) & ~(s.nss | encoded | questions | lowestBit(hashes));
    }

    /// The bytes that no rule allows where they stand.
    std::uint64_t badBytes() const { return foreign | stray; }

    /// What introduces a component that begins with something wrong.
    std::uint64_t badStarts() const { return (r | q) & ~(pchars >> 2); }

    /// What is wrong, but for what the NSS begins with.
    std::uint64_t faults() const { return badBytes() | badStarts(); }

    /// Where the first fault shows; 64 for the end of the text.
    std::size_t fault(std::uint64_t nssBegin) const
    {
        return lowestPlace(badBytes() | badStarts() << 2 | (nssBegin & ~pchars));
    }

    void tell(NamestringEnds &ends) const
    {
        ends.nss = lowestPlace(stops);
        ends.r = lowestPlace(q | last);
        ends.q = lowestPlace(last);
    }

    std::uint64_t pchars; ///< what NSS, r-component and q-component may begin with
    std::uint64_t last; ///< each "#" and the end
    std::uint64_t stops; ///< what ends the NSS
    std::uint64_t r; ///< the "?" of "?+"
    std::uint64_t q; ///< the "?" of "?=": the first one ends the r-component (section 2.3.1)
    std::uint64_t stray; ///< a "?" that begins neither
    std::uint64_t foreign; ///< what no rule allows
};

inline bool refuse(NamestringRefusal &refusal, NamestringError error, std::size_t offset)
{
    refusal = {error, offset};
    return false;
}

/// What is wrong with a byte that no rule allows where it stands.
constexpr auto kByteErrors = [] {
    std::array<NamestringError, 256> result{};
    for (std::size_t c = 0; c < result.size(); ++c) {
        result[c] = isAscii(static_cast<char>(c)) ? NamestringError::BadCharacter
                                                  : NamestringError::NotAscii;
    }
    result['%'] = NamestringError::BadPercentEncoding;
    result['?'] = NamestringError::StrayQuestionMark;
    return result;
}();

inline bool refuseByte(std::string_view text, std::size_t at, NamestringRefusal &refusal)
{
    return refuse(refusal, kByteErrors[static_cast<unsigned char>(text[at])], at);
}

bool refuseHead(const Survey &s, std::string_view text, std::size_t end, NamestringRefusal &refusal)
{
    using enum NamestringError;
    const std::uint32_t differing = (s.start | kSchemeCase) ^ kScheme;
    if (differing != 0)
        return refuse(refusal, NotAUrn, lowestPlace(differing) / 8);
    if (end == kNidBegin)
        return refuse(refusal, NidTooShort, end);
    const std::size_t known = std::min(end, kNidBegin + kLongestNid);
    const std::uint64_t inside = bitsBelow(known) & ~bitsBelow(kNidBegin);
    const std::uint64_t first = std::uint64_t(1) << kNidBegin;
    const std::uint64_t bad = inside & ~(s.alphanum | (s.hyphen & ~first));
    const std::size_t at = bad != 0 ? lowestPlace(bad) : known;
    if (at < end) {
        const NamestringError error = bad == 0 ? NidTooLong
            : at == kNidBegin                  ? NidBadFirst
                                               : NidBadInner;
        return refuse(refusal, isAscii(text[at]) ? error : NotAscii, at);
    }
    if (end == kNidBegin + 1)
        return refuse(refusal, NidTooShort, end);
    if (text[end - 1] == '-')
        return refuse(refusal, NidBadLast, end - 1);
    return refuse(refusal, NoNss, end);
}

/// Refuses what begins an NSS or a component and is no pchar.
bool refuseStart(std::string_view text, std::size_t at, NamestringError empty,
                 NamestringError badStart, NamestringRefusal &refusal)
{
    using enum NamestringError;
    const bool isNss = empty == NoNss;
    const auto rest = text.substr(at);
    if (rest.empty() || rest.front() == '#' || (empty == EmptyRComponent && rest.starts_with("?=")))
        return refuse(refusal, empty, at);
    if (rest.front() == '?')
        return refuse(refusal, isNss ? NoNss : badStart, at);
    if (rest.front() == '/')
        return refuse(refusal, badStart, at);
    return refuseByte(text, at, refusal);
}

bool refuseTail(const Tail &tail, std::string_view text, std::size_t nidEnd,
                NamestringRefusal &refusal)
{
    using enum NamestringError;
    const std::size_t at = std::min(tail.fault(std::uint64_t(2) << nidEnd), text.size());
    if (at == nidEnd + 1)
        return refuseStart(text, at, NoNss, BadNssStart, refusal);
    if (tail.r != 0 && at == lowestPlace(tail.r) + 2)
        return refuseStart(text, at, EmptyRComponent, BadRComponentStart, refusal);
    if (tail.q != 0 && at == lowestPlace(tail.q) + 2)
        return refuseStart(text, at, EmptyQComponent, BadQComponentStart, refusal);
    return refuseByte(text, at, refusal);
}

/// Where a run of NSS characters ends, in which a "?" may stand (bits of `questions`), but not a
/// "?=" (bits of `introducers`).
inline std::size_t runEnd(std::string_view text, std::size_t at, std::uint64_t questions,
                          std::uint64_t introducers)
{
    while (at < text.size()) {
        const std::size_t size = std::min(text.size() - at, kSurveyed);
        const Survey s = surveyOf(text.data() + at, size);
        const std::uint64_t allowed = s.nss | pctEncoded(s) | (s.question & questions);
        const std::uint64_t stops = ~allowed | (s.question & s.equals >> 1 & introducers);
        // What the last two bytes introduce shows in the next survey only.
        const bool isLast = at + size == text.size();
        const std::size_t seen = isLast ? size : size - 2;
        if ((stops & bitsBelow(seen)) != 0)
            return at + lowestPlace(stops);
        at += seen;
    }
    return at;
}

/// Reads what follows the NID in a text of any length, one part after the other.
bool readTail(std::string_view text, NamestringEnds &ends, NamestringRefusal &refusal)
{
    using enum NamestringError;
    constexpr std::uint64_t kNone = 0;
    constexpr std::uint64_t kAll = ~kNone;
    const auto at = [&](std::size_t place, char c) {
        return place < text.size() && text[place] == c;
    };
    const auto lacksStart = [&](std::size_t begin, std::size_t end) {
        return end == begin || at(begin, '/') || at(begin, '?');
    };
    const std::size_t begin = ends.nid + 1;
    ends.nss = ends.r = runEnd(text, begin, kNone, kNone);
    if (lacksStart(begin, ends.nss))
        return refuseStart(text, begin, NoNss, BadNssStart, refusal);
    if (at(ends.nss, '?') && at(ends.nss + 1, '+')) {
        ends.r = runEnd(text, ends.nss + 2, kAll, kAll);
        if (lacksStart(ends.nss + 2, ends.r))
            return refuseStart(text, ends.nss + 2, EmptyRComponent, BadRComponentStart, refusal);
    }
    ends.q = ends.r;
    if (at(ends.r, '?') && at(ends.r + 1, '=')) {
        ends.q = runEnd(text, ends.r + 2, kAll, kNone);
        if (lacksStart(ends.r + 2, ends.q))
            return refuseStart(text, ends.r + 2, EmptyQComponent, BadQComponentStart, refusal);
    }
    const std::size_t end = at(ends.q, '#') ? runEnd(text, ends.q + 1, kAll, kNone) : ends.q;
    return end == text.size() || refuseByte(text, end, refusal);
}

/// Reads a text of any length, or the first line of what was surveyed: `size` bytes of it.
bool readSurveyed(const Survey &s, std::string_view text, NamestringEnds &ends,
                  NamestringRefusal &refusal)
{
    const std::size_t size = std::min(text.size(), kSurveyed);
    ends.nid = nidEnd(s, size);
    if (!isHead(s, size, ends.nid))
        return refuseHead(s, text, ends.nid, refusal);
    if (text.size() > kSurveyed)
        return readTail(text, ends, refusal);
    const std::uint64_t nssBegin = std::uint64_t(2) << ends.nid;
    const std::uint64_t end = bitAt(size);
    const Tail tail(s, end, end - 1);
    if ((tail.faults() | (nssBegin & ~tail.pchars)) != 0)
        return refuseTail(tail, text, ends.nid, refusal);
    tail.tell(ends);
    return true;
}

/// Apart, so that the masks of most names never leave their registers.
[[gnu::noinline]] bool readOfOddSize(std::string_view text, NamestringEnds &ends)
{
    NamestringRefusal refusal;
    return readSurveyed(surveyOf(text.data(), std::min(text.size(), kSurveyed)), text, ends,
                        refusal);
}

bool readName(std::string_view text, NamestringEnds &ends)
{
    constexpr std::size_t kShortest = 8; // "urn:ab:c"
    if (text.size() - kShortest >= kSurveyed - kShortest) [[unlikely]]
        return readOfOddSize(text, ends);
    const Survey s = surveyOf(text.data(), text.size());
    const std::uint64_t nidColon = lowestBit(s.colon & ~kHead);
    const std::uint64_t inNid = (nidColon - 1) & ~kHead; // far too much where there is no colon
    const Tail tail(s, std::uint64_t(1) << text.size());
    const std::uint64_t faults = ((s.start | kSchemeCase) ^ kScheme) | (nidColon & ~kNidEnds)
        | (inNid & ~(s.alphanum | s.hyphen)) | ((kFirst | nidColon >> 1) & ~s.alphanum)
        | (nidColon << 1 & ~tail.pchars) | tail.faults();
    if (faults != 0) [[unlikely]]
        return false;
    ends.nid = lowestPlace(nidColon);
    tail.tell(ends);
    return true;
}

NamestringRefusal refusalOf(std::string_view text)
{
    NamestringEnds ends;
    NamestringRefusal refusal{};
    const Survey s = surveyOf(text.data(), std::min(text.size(), kSurveyed));
    const bool isRead = readSurveyed(s, text, ends, refusal);
    assert(!isRead);
    static_cast<void>(isRead);
    return refusal;
}

} // namespace
} // namespace nidreg::urn
