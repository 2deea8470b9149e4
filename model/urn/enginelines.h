// SPDX-License-Identifier: MIT
#pragma once

// Lines of URNs, each surveyed with its line end. Included by each engine's file behind
// enginebody.h, as that is.

#include "model/urn/enginebody.h"

namespace nidreg::urn {
namespace {

/// Apart from the loop, which has its registers full.
[[gnu::noinline]] void keep(std::size_t at, const NamestringRefusal &refusal,
                            const LineTally &tally, std::vector<BadLine> &bad)
{
    bad.push_back({tally.lines, at, refusal, false});
}

/// The line that begins at `at` is none.
inline void refuseLine(std::size_t at, const NamestringRefusal &refusal, LineTally &tally,
                       std::vector<BadLine> *bad)
{
    tally.refuse(refusal.error);
    if (bad)
        keep(at, refusal, tally, *bad);
}

/// What is wrong with a line some of whose bytes no rule allows where they stand.
inline NamestringRefusal refusalOf(const char *line, std::uint64_t bytes)
{
    NamestringRefusal refusal;
    refuseByte({line, kSurveyed}, lowestPlace(bytes), refusal);
    return refusal;
}

constexpr std::size_t kFetchedAhead = 4096; ///< bytes

/// Where the NID is, or the free slot where it would be.
inline std::size_t slotOf(const NidTally::Table &table, const NidKey &nid)
{
    std::size_t slot = nid.hash() >> NidTally::kHashShift;
    while (!isSame(table.keys[slot], nid) && table.counts[slot] != 0)
        slot = (slot + 1) % NidTally::kSlots;
    return slot;
}

/// Where the line behind one ends that goes on behind its survey, which found a URN's beginning and
/// `nssChars`; 0 where it is no URN, has components that begin in the survey, or is too long for
/// two surveys.
[[gnu::noinline]] std::size_t nextLine(const char *line, std::uint64_t nssChars)
{
    if ((~nssChars & bitsBelow(kSurely)) != 0)
        return 0;
    const Surveyor s(line + kSurely, kSurveyed);
    const std::uint64_t end = lowestBit(s.lineFeed());
    const Tail tail(s, end, end - 1);
    const std::uint64_t lineEnd = s.carriageReturn() & s.lineFeed() >> 1;
    const bool isFine = end != 0 && ((tail.badBytes() & ~lineEnd) | tail.badStarts) == 0;
    return isFine ? kSurely + placeOf(end) + 1 : 0;
}

/// Reads lines of NIDs that the tally knows, as most are, which are URNs or have a byte in their
/// NSS or components that no rule allows, up to the first that is another, or that one survey does
/// not hold (or two, without components), or that begins at `limit`; answers where that begins.
/// Each has the bytes of two surveys that can be read.
template <Questions kQuestions>
std::size_t readQuickly(const char *text, std::size_t at, std::size_t limit, LineTally &tally,
                        std::vector<BadLine> *bad)
{
    const NidTally::Table table = tally.nids.table();
    const char *line = text + at;
    while (line < text + limit) {
        // Where the next line begins shows in this one only: nothing else would fetch ahead of it.
        __builtin_prefetch(line + kFetchedAhead);
        const Surveyor s(line, kSurveyed);
        const std::uint64_t lineFeed = s.lineFeed();
        const char *next = line + lowestPlace(lineFeed) + 1;
        asm("" : "+r"(next)); // reckoned here, since what comes next waits for it
        const std::uint64_t end = lowestBit(lineFeed);
        const std::uint64_t nidColon = lowestBit(s.colon() & ~kHead) & kNidEnds;
        const Tail tail(s, end, end - 1, kQuestions);
        const std::uint64_t odd = ((s.start() | kSchemeCase) ^ kScheme) | tail.badStarts;
        if (odd != 0 || (nidColon << 1 & tail.nssChars) == 0 || line[placeOf(nidColon) + 1] == '/')
            break;
        const NidKey nid =
            nidKeyOf(line + kNidBegin, static_cast<std::uint32_t>((nidColon - 1) >> kNidBegin));
        const std::size_t slot = slotOf(table, nid);
        if (table.counts[slot] == 0)
            break;
        std::uint64_t bytes = end != 0 ? tail.badBytes() : 0;
        if (end == 0) [[unlikely]] {
            const std::size_t longer = nextLine(line, tail.nssChars);
            if (longer == 0)
                break;
            next = line + longer;
        }
        if (bytes != 0) [[unlikely]]
            bytes &= ~(s.carriageReturn() & lineFeed >> 1);
        if ((bytes & (nidColon - 1)) != 0) // no NID, though it lowers to one
            break;
        table.counts[slot] += bytes == 0;
        if (bytes != 0) [[unlikely]] {
            refuseLine(static_cast<std::size_t>(line - text), refusalOf(line, bytes), tally, bad);
        }
        ++tally.lines;
        line = next;
    }
    return static_cast<std::size_t>(line - text);
}

/// Reads the line that begins at `at`, whatever it is; answers where the next one begins.
[[gnu::noinline]] std::size_t readLine(std::string_view text, std::size_t at, LineTally &tally,
                                       std::vector<BadLine> *bad)
{
    const std::size_t seen = std::min(text.size() - at, kSurveyed);
    const Surveyor s(text.data() + at, seen);
    std::size_t end = at + std::min(lowestPlace(s.lineFeed()), seen);
    if (end == at + kSurveyed)
        end = std::min(text.find('\n', end), text.size());
    const bool isCrLf = end < text.size() && end > at && text[end - 1] == '\r';
    const auto line = text.substr(at, end - isCrLf - at);
    NamestringEnds ends;
    NamestringRefusal refusal;
    if (line.empty()) {
        ++tally.empty;
    } else if (readSurveyed(s, line, ends, refusal)) {
        tally.nids.add(nidKeyOf(line.data() + kNidBegin,
                                static_cast<std::uint32_t>(bitsBelow(ends.nid - kNidBegin))));
    } else {
        refuseLine(at, refusal, tally, bad);
    }
    ++tally.lines;
    return end + 1;
}

/// Judged by the first bytes: many are more than one in ten lines of forty bytes.
Questions questionsIn(std::string_view text)
{
    constexpr std::size_t kJudged = 4096;
    constexpr std::size_t kRare = 400;
    const std::size_t size = std::min(text.size(), kJudged) / kSurveyed * kSurveyed;
    std::size_t questions = 0;
    for (std::size_t at = 0; at < size; at += kSurveyed)
        questions +=
            static_cast<unsigned>(std::popcount(Surveyor(text.data() + at, kSurveyed).question()));
    return questions * kRare > size ? Questions::Many : Questions::Few;
}

void readLines(std::string_view text, std::size_t limit, LineTally &tally,
               std::vector<BadLine> *bad)
{
    const std::size_t quick =
        std::min(limit, text.size() - std::min(text.size(), kSurely + kSurveyed - 1));
    const auto readMany = questionsIn(text) == Questions::Few ? readQuickly<Questions::Few>
                                                              : readQuickly<Questions::Many>;
    for (std::size_t at = 0; at < limit;) {
        at = readMany(text.data(), at, quick, tally, bad);
        if (at < limit)
            at = readLine(text, at, tally, bad);
    }
}

} // namespace
} // namespace nidreg::urn
