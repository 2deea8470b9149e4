// SPDX-License-Identifier: MIT
#pragma once

// Lines of URNs, each surveyed with its line end. Included by each engine's file behind
// enginebody.h, as that is.

#include "model/urn/fast/enginebody.h"

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
    refuseByte({line, kSurveyed}, indexOfLowestBit(bytes), refusal);
    return refusal;
}

/// Asks for bytes that are read before long: not every processor sees by itself that a text is read
/// from its beginning to its end. Whoever passes over 64 bytes asks for them, or waits for them.
inline void fetchAhead(const char *line)
{
    constexpr std::size_t kAhead = 3072;
    __builtin_prefetch(line + kAhead, 0, 0);
}

/// A NID of three characters or more ends with a colon behind these. Shorter ones, which hardly any
/// URN has, are not looked for.
constexpr std::uint64_t kBeforeHeadsEnd = bitsBelow(NidTally::kHashed - 1);

/// The slot of the head that a line begins with; null where the tally does not have it.
/// `colon` ends the head.
inline NidTally::Slot *slotOf(NidTally::Slot *table, const Surveyor &s, const char *line,
                              std::uint64_t colon)
{
    const std::uint64_t head = colon ^ (colon - 1);
    std::size_t number = NidTally::firstSlot(line + indexOf(colon) + 1);
    while (!s.beginsWith(table[number], head)) {
        if (table[number].urns == 0)
            return nullptr;
        number = (number + 1) % NidTally::kSlots;
    }
    return table + number;
}

/// Where the line behind one ends that goes on behind its survey, which found a URN's beginning and
/// `nssChars`; 0 where it is no URN, has components that begin in the survey, or is too long for
/// two surveys.
[[gnu::noinline]] std::size_t nextLine(const char *line, std::uint64_t nssChars)
{
    if ((~nssChars & bitsBelow(kSurely)) != 0)
        return 0;
    fetchAhead(line + kSurveyed);
    const Surveyor s(line + kSurely, kSurveyed);
    const std::uint64_t end = lowestBit(s.lineFeed());
    const Tail tail(s, end, end - 1);
    const std::uint64_t lineEnd = s.carriageReturn() & s.lineFeed() >> 1;
    const bool isFine = end != 0 && ((tail.badBytes() & ~lineEnd) | tail.badStarts) == 0;
    return isFine ? kSurely + indexOf(end) + 1 : 0;
}

/// Reads lines of NIDs that the tally knows, as most are, which are URNs or have a byte in their
/// NSS or components that no rule allows, up to the first that is another, or that one survey does
/// not hold (or two, without components), or that begins at `limit`; answers where that begins.
/// Each has the bytes of two surveys that can be read.
template <Questions kQuestions>
std::size_t readQuickly(const char *text, std::size_t at, std::size_t limit, LineTally &tally,
                        std::vector<BadLine> *bad)
{
    NidTally::Slot *const table = tally.nids.table();
    const char *line = text + at;
    while (line < text + limit) {
        fetchAhead(line);
        const Surveyor s(line, kSurveyed);
        const std::uint64_t lineFeed = s.lineFeed();
        const char *next = line + indexOfLowestBit(lineFeed) + 1;
        asm("" : "+r"(next)); // reckoned here, since what comes next waits for it
        const std::uint64_t end = lowestBit(lineFeed);
        const std::uint64_t nidColon = lowestBit(s.colon() & ~kBeforeHeadsEnd);
        const Tail tail(s, end, end - 1, kQuestions);
        if (tail.badStarts != 0 || (nidColon << 1 & tail.starts(s)) == 0)
            break;
        NidTally::Slot *const slot = slotOf(table, s, line, nidColon);
        if (!slot)
            break;
        if (end == 0) [[unlikely]] {
            const std::size_t longer = nextLine(line, tail.nssChars);
            if (longer == 0)
                break;
            next = line + longer;
        } else if (tail.badBytes() != 0) [[unlikely]] {
            const std::uint64_t bytes = tail.badBytes() & ~(s.carriageReturn() & lineFeed >> 1);
            if ((bytes & (nidColon - 1)) != 0) // no head, though it lowers to one
                break;
            if (bytes != 0) {
                refuseLine(static_cast<std::size_t>(line - text), refusalOf(line, bytes), tally,
                           bad);
                --slot->urns; // since it is raised below
            }
        }
        ++slot->urns;
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
    fetchAhead(text.data() + at);
    fetchAhead(text.data() + at + kSurveyed);
    const Surveyor s(text.data() + at, seen);
    std::size_t end = at + std::min(indexOfLowestBit(s.lineFeed()), seen);
    if (end == at + kSurveyed)
        end = std::min(text.find('\n', end), text.size());
    const bool isCrLf = end < text.size() && end > at && text[end - 1] == '\r';
    const auto line = text.substr(at, end - isCrLf - at);
    NamestringEnds ends;
    NamestringRefusal refusal;
    if (line.empty()) {
        ++tally.empty;
    } else if (readSurveyed(s, line, ends, refusal)) {
        tally.nids.add(line.substr(kNidBegin, ends.nid - kNidBegin));
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
