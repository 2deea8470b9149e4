// SPDX-License-Identifier: MIT
#pragma once

// RFC 8141 by the arithmetic of surveys. Included by each engine's file behind
//     class Surveyor, which works out each mask of a Survey when it is asked for it:
//         Surveyor(const char *text, std::size_t size)        // size: 64 at most
//         std::uint64_t nss() const                           // and so on
//         bool hasQuestion() const                            // whether question() is not 0
//         std::uint64_t nidAlphanum() const                   // alphanum() in front of kNidEnd
//         // whether the lowest bytes of a whole survey, in lower case, are those of the slot
//         bool beginsWith(const NidTally::Slot &slot, std::uint64_t bytes) const
// and, with them, compiled for that engine's instructions: everything here is local to the file,
// and may be inlined into its neighbours only.
//
// What time goes into is the number of instructions, most of all those that make masks, and the
// branches that nobody foresees: a mask that few names need is asked for behind a branch that most
// names pass by.

#include "model/urn/fast/engine.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <array>
#include <bit>

namespace nidreg::urn {
namespace {

constexpr std::uint32_t kScheme = 0x3A'6E'72'75; // "urn:", the first byte lowest
constexpr std::uint32_t kSchemeCase = 0x00'20'20'20; // what tells "u" from "U"; the colon has one
constexpr std::uint64_t kHead = bitsBelow(kNidBegin);
constexpr std::uint64_t kFirst = kHead + 1; // where the NID begins
/// Where no colon ends a NID, which has 2 characters or more.
constexpr std::uint64_t kTooShort = bitsBelow(kNidBegin + 2);

Survey surveyOf(std::string_view text)
{
    const Surveyor s(text.data(), std::min(text.size(), kSurveyed));
    return {
        .nss = s.nss(),
        .alphanum = s.alphanum(),
        .hexDigit = s.hexDigit(),
        .hyphen = s.hyphen(),
        .colon = s.colon(),
        .slash = s.slash(),
        .question = s.question(),
        .hash = s.hash(),
        .percent = s.percent(),
        .plus = s.plus(),
        .equals = s.equals(),
        .lineFeed = s.lineFeed(),
        .carriageReturn = s.carriageReturn(),
        .start = s.start(),
    };
}

/// pct-encoded = "%" HEXDIG HEXDIG      (RFC 3986, section 2.1): the "%" of each.
inline std::uint64_t pctEncoded(const Surveyor &s)
{
    const std::uint64_t hexDigit = s.hexDigit();
    return s.percent() & hexDigit >> 1 & hexDigit >> 2;
}

/// The number of the lowest bit that is set: one is, which saves asking.
inline std::size_t indexOf(std::uint64_t bits)
{
    return static_cast<unsigned>(__builtin_ctzll(bits));
}

/// The bit of byte `place`; 0 behind a survey.
inline std::uint64_t bitAt(std::size_t index)
{
    return index < kSurveyed ? std::uint64_t(1) << index : 0;
}

/// Where the NID ends: at the second colon, or with the text.
inline std::size_t nidEnd(const Surveyor &s, std::size_t size)
{
    return indexOfLowestBit((s.colon() & ~kHead) | bitAt(size));
}

/// "urn" ":" NID ":"                    (RFC 8141, section 2)
/// NID = (alphanum) 0*30(ldh) (alphanum)
inline bool isHead(const Surveyor &s, std::size_t size, std::size_t end)
{
    const std::uint64_t inside = bitsBelow(end) & ~bitsBelow(kNidBegin);
    const std::uint64_t alphanum = s.alphanum();
    const std::uint64_t ends = alphanum >> kNidBegin & alphanum >> ((end - 1) & 63);
    const bool isNid = (inside & ~(alphanum | s.hyphen())) == 0;
    const bool isLong = end - kNidBegin - 2 <= kLongestNid - 2; // wraps below two characters
    return ((s.start() | kSchemeCase) == kScheme) & isNid & isLong & (end < size)
        & static_cast<bool>(ends & 1);
}

/// How many of the names at hand have a question mark. Few: it is asked for first, which takes more
/// time than it saves where nobody can foresee the answer. None: that is known already.
enum class Questions { None, Few, Many };

/// What follows the NID in a name that begins with "urn:" and ends in front of the bit `end`.
/// Scheme and NID are looked at with it: what they may hold is no fault there, and what they may
/// not is seen elsewhere. What stands behind the name, which shows in the survey unless `seen`
/// leaves it out, is a line end or nothing, so that no look ahead goes further; nor does one meet
/// the scheme, though masks are turned round, which takes an instruction less than shifting them.
struct Tail {
    [[gnu::always_inline]] Tail(const Surveyor &s, std::uint64_t end,
                                std::uint64_t seen = ~std::uint64_t(0),
                                Questions often = Questions::Few)
    {
        const std::uint64_t hexDigit = s.hexDigit();
        const std::uint64_t encoded =
            s.percent() & std::rotr(hexDigit, 1) & std::rotr(hexDigit, 2); // as in pctEncoded()
        nssChars = s.nss() | encoded;
        const std::uint64_t hashes = s.hash() & seen;
        const std::uint64_t questions = often == Questions::None ? 0 : s.question() & seen;
        last = hashes + end;
        stops = questions + last;
        foreign = (end - 1) & ~(nssChars | questions | lowestBit(hashes));
        if (often == Questions::Many || questions != 0) [[unlikely]]
            lookAt(s, questions);
    }

    /// Where NSS and components may begin.
    std::uint64_t starts(const Surveyor &s) const { return nssChars & ~s.slash(); }

    /// The bytes that no rule allows where they stand.
    std::uint64_t badBytes() const { return foreign | stray; }

    /// Where what is wrong shows, but for what the NSS begins with; the end of the text, too.
    std::uint64_t faults() const { return badBytes() | badStarts << 2; }

    void tell(NamestringEnds &ends) const
    {
        ends.nss = indexOf(stops);
        ends.r = indexOf(q | last);
        ends.q = indexOf(last);
    }

    std::uint64_t nssChars; ///< what NSS, r-component and q-component consist of, and the scheme
    std::uint64_t last; ///< each "#" and the end
    std::uint64_t stops; ///< what ends the NSS
    std::uint64_t foreign; ///< what no rule allows
    std::uint64_t r = 0; ///< the "?" of "?+"
    std::uint64_t q = 0; ///< the "?" of "?=": the first one ends the r-component (section 2.3.1)
    std::uint64_t stray = 0; ///< a "?" that begins neither
    std::uint64_t badStarts = 0; ///< what introduces a component that begins with something wrong

private:
    void lookAt(const Surveyor &s, std::uint64_t questions)
    {
        const std::uint64_t first = lowestBit(stops) & questions;
        r = first & std::rotr(s.plus(), 1);
        q = lowestBit(questions & std::rotr(s.equals(), 1)) & (last ^ (last - 1));
        stray = first & ~(r | q);
        badStarts = (r | q) & ~std::rotr(starts(s), 2);
    }
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

bool refuseHead(const Surveyor &s, std::string_view text, std::size_t end,
                NamestringRefusal &refusal)
{
    using enum NamestringError;
    const std::uint32_t differing = (s.start() | kSchemeCase) ^ kScheme;
    if (differing != 0)
        return refuse(refusal, NotAUrn, indexOfLowestBit(differing) / 8);
    if (end == kNidBegin)
        return refuse(refusal, NidTooShort, end);
    const std::size_t known = std::min(end, kNidBegin + kLongestNid);
    const std::uint64_t inside = bitsBelow(known) & ~bitsBelow(kNidBegin);
    const std::uint64_t first = std::uint64_t(1) << kNidBegin;
    const std::uint64_t bad = inside & ~(s.alphanum() | (s.hyphen() & ~first));
    const std::size_t at = bad != 0 ? indexOfLowestBit(bad) : known;
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

/// Refuses what is wrong first, which shows in `faults`.
bool refuseTail(const Tail &tail, std::uint64_t faults, std::string_view text, std::size_t nidEnd,
                NamestringRefusal &refusal)
{
    using enum NamestringError;
    const std::size_t at = indexOfLowestBit(faults);
    if (at == nidEnd + 1)
        return refuseStart(text, at, NoNss, BadNssStart, refusal);
    if (tail.r != 0 && at == indexOfLowestBit(tail.r) + 2)
        return refuseStart(text, at, EmptyRComponent, BadRComponentStart, refusal);
    if (tail.q != 0 && at == indexOfLowestBit(tail.q) + 2)
        return refuseStart(text, at, EmptyQComponent, BadQComponentStart, refusal);
    return refuseByte(text, at, refusal);
}

/// The characters of a run that may have a "?" or none and goes on through "?=" or does not.
struct Run {
    std::uint64_t questions, introducers; ///< all bits or none

    /// What does not go on with it.
    std::uint64_t stops(const Surveyor &s) const
    {
        const std::uint64_t question = s.question() & questions;
        return ~(s.nss() | pctEncoded(s) | question) | (question & s.equals() >> 1 & introducers);
    }
};

constexpr std::uint64_t kAll = ~std::uint64_t(0);
constexpr Run kNssRun{0, 0};
constexpr Run kRRun{kAll, kAll}; ///< the first "?=" ends it (section 2.3.1)
constexpr Run kQOrFRun{kAll, 0};

/// What the last two bytes of a survey introduce shows in the next one only.
constexpr std::size_t kSurely = kSurveyed - 2;

/// Where a run ends.
inline std::size_t runEnd(std::string_view text, std::size_t at, Run run)
{
    while (at < text.size()) {
        const std::size_t size = std::min(text.size() - at, kSurveyed);
        const bool isLast = at + size == text.size();
        const std::size_t seen = isLast ? size : kSurely;
        const std::uint64_t stops = run.stops(Surveyor(text.data() + at, size));
        if ((stops & bitsBelow(seen)) != 0)
            return at + indexOfLowestBit(stops);
        at += seen;
    }
    return at;
}

/// Where the NSS ends in a text of which more than `s` speaks of is to be read.
inline std::size_t nssEnd(const Surveyor &s, std::string_view text, std::size_t begin)
{
    const std::uint64_t stops = kNssRun.stops(s) & bitsBelow(kSurely) & ~bitsBelow(begin);
    return stops != 0 ? indexOfLowestBit(stops) : runEnd(text, kSurely, kNssRun);
}

/// Reads what follows the NID in a text of 64 bytes or more, one part after the other.
bool readTail(const Surveyor &s, std::string_view text, NamestringEnds &ends,
              NamestringRefusal &refusal)
{
    using enum NamestringError;
    const auto at = [&](std::size_t index, char c) {
        return index < text.size() && text[index] == c;
    };
    const auto lacksStart = [&](std::size_t begin, std::size_t end) {
        return end == begin || at(begin, '/') || at(begin, '?');
    };
    const std::size_t begin = ends.nid + 1;
    ends.nss = ends.r = nssEnd(s, text, begin);
    if (lacksStart(begin, ends.nss))
        return refuseStart(text, begin, NoNss, BadNssStart, refusal);
    if (at(ends.nss, '?') && at(ends.nss + 1, '+')) {
        ends.r = runEnd(text, ends.nss + 2, kRRun);
        if (lacksStart(ends.nss + 2, ends.r))
            return refuseStart(text, ends.nss + 2, EmptyRComponent, BadRComponentStart, refusal);
    }
    ends.q = ends.r;
    if (at(ends.r, '?') && at(ends.r + 1, '=')) {
        ends.q = runEnd(text, ends.r + 2, kQOrFRun);
        if (lacksStart(ends.r + 2, ends.q))
            return refuseStart(text, ends.r + 2, EmptyQComponent, BadQComponentStart, refusal);
    }
    const std::size_t end = at(ends.q, '#') ? runEnd(text, ends.q + 1, kQOrFRun) : ends.q;
    return end == text.size() || refuseByte(text, end, refusal);
}

/// Reads a text of any length, or the first line of what was surveyed: `size` bytes of it.
bool readSurveyed(const Surveyor &s, std::string_view text, NamestringEnds &ends,
                  NamestringRefusal &refusal)
{
    const std::size_t size = std::min(text.size(), kSurveyed);
    ends.nid = nidEnd(s, size);
    if (!isHead(s, size, ends.nid))
        return refuseHead(s, text, ends.nid, refusal);
    if (text.size() >= kSurveyed)
        return readTail(s, text, ends, refusal);
    const std::uint64_t nssBegin = std::uint64_t(2) << ends.nid;
    const std::uint64_t end = bitAt(size);
    const Tail tail(s, end, end - 1);
    const std::uint64_t faults = tail.faults() | (nssBegin & ~tail.starts(s));
    if (faults != 0)
        return refuseTail(tail, faults, text, ends.nid, refusal);
    tail.tell(ends);
    return true;
}

/// Apart, so that the masks of most names never leave their registers.
[[gnu::noinline]] bool readSlowly(std::string_view text, NamestringEnds &ends,
                                  NamestringRefusal &refusal)
{
    return readSurveyed(Surveyor(text.data(), std::min(text.size(), kSurveyed)), text, ends,
                        refusal);
}

/// Reads at once what one survey holds with its end, if no byte or only a byte of the NSS or the
/// components is wrong, and the rest slowly.
template <Questions kQuestions>
inline bool readAtOnce(const Surveyor &s, std::string_view text, NamestringEnds &ends,
                       NamestringRefusal &refusal)
{
    // A colon that comes too early counts as a byte of the NID, as all do where there is none.
    const std::uint64_t nidColon = lowestBit(s.colon() & ~kTooShort);
    const std::uint64_t otherwise = (nidColon - 1) & ~kHead & ~s.nidAlphanum();
    const Tail tail(s, std::uint64_t(1) << text.size(), ~std::uint64_t(0), kQuestions);
    std::uint64_t odd =
        ((s.start() | kSchemeCase) ^ kScheme) | (nidColon << 1 & ~tail.nssChars) | tail.badStarts;
    if (otherwise != 0) [[unlikely]]
        odd |= otherwise & ~(s.hyphen() & ~(kFirst | nidColon >> 1));
    if (odd != 0 || text[indexOf(nidColon) + 1] == '/') [[unlikely]]
        return readSlowly(text, ends, refusal);
    if (tail.badBytes() != 0) [[unlikely]]
        return refuseByte(text, indexOfLowestBit(tail.badBytes()), refusal);
    ends.nid = indexOf(nidColon);
    tail.tell(ends);
    return true;
}

/// Apart, so that names without question marks do with the registers that nobody has to save.
[[gnu::noinline]] bool readWithQuestions(Surveyor s, std::string_view text, NamestringEnds &ends,
                                         NamestringRefusal &refusal)
{
    return readAtOnce<Questions::Many>(s, text, ends, refusal);
}

bool readName(std::string_view text, NamestringEnds &ends, NamestringRefusal &refusal)
{
    constexpr std::size_t kShortest = 8; // "urn:ab:c"
    if (text.size() - kShortest >= kSurveyed - kShortest) [[unlikely]]
        return readSlowly(text, ends, refusal);
    const Surveyor s(text.data(), text.size());
    return s.hasQuestion() ? readWithQuestions(s, text, ends, refusal)
                           : readAtOnce<Questions::None>(s, text, ends, refusal);
}

} // namespace
} // namespace nidreg::urn
