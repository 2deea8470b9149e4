// SPDX-License-Identifier: MIT
#pragma once

// Lines of URNs, each surveyed with its line end. Included by each engine's file behind
// enginebody.h, as that is.

#include "model/urn/enginebody.h"

namespace nidreg::urn {
namespace {

/// The line that begins at `at` is none. Apart from the loop, which has its registers full.
[[gnu::noinline]] void refuseLine(std::size_t at, const NamestringRefusal &refusal,
                                  LineTally &tally, std::vector<BadLine> *bad)
{
    tally.refuse(refusal.error);
    if (bad)
        bad->push_back({tally.lines, at, refusal, false});
}

/// Reads lines of NIDs that the tally knows, as most are, which are URNs or have a byte in their
/// NSS or components that no rule allows, up to the first that is another, or that one survey does
/// not hold, or that begins at `limit`; answers where that begins. Each has 64 bytes that can be
/// read.
std::size_t readQuickly(const char *text, std::size_t at, std::size_t limit, LineTally &tally,
                        std::vector<BadLine> *bad)
{
    const NidTally::Table table = tally.nids.table();
    constexpr std::size_t kFetchedAhead = 4096;
    const char *line = text + at;
    while (line < text + limit) {
        // Where the next line begins shows in this one only: nothing else would fetch ahead of it.
        __builtin_prefetch(line + kFetchedAhead);
        const Survey s = surveyOf(line, kSurveyed);
        const char *const next = line + lowestPlace(s.lineFeed) + 1;
        const std::uint64_t end = lowestBit(s.lineFeed);
        const std::uint64_t nidColon = lowestBit(s.colon & ~kHead) & kNidEnds;
        const Tail tail(s, end, end - 1);
        const std::uint64_t odd = ((s.start | kSchemeCase) ^ kScheme) | tail.badStarts();
        if (odd != 0 || (nidColon << 1 & tail.pchars) == 0 || end == 0)
            break;
        const NidKey nid =
            nidKeyOf(line + kNidBegin, static_cast<std::uint32_t>((nidColon - 1) >> kNidBegin));
        std::size_t slot = nid.hash() >> NidTally::kHashShift;
        while (!isSame(table.keys[slot], nid) && table.counts[slot] != 0)
            slot = (slot + 1) % NidTally::kSlots;
        if (table.counts[slot] == 0)
            break;
        const std::uint64_t lineEnd = s.carriageReturn & s.lineFeed >> 1;
        const std::uint64_t bytes = tail.badBytes() & ~lineEnd;
        if ((bytes & (nidColon - 1)) != 0) // no NID, though it lowers to one
            break;
        table.counts[slot] += bytes == 0;
        tally.valid += bytes == 0;
        if (bytes != 0) [[unlikely]] {
            NamestringRefusal refusal;
            refuseByte({line, kSurveyed}, lowestPlace(bytes), refusal);
            refuseLine(static_cast<std::size_t>(line - text), refusal, tally, bad);
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
    const Survey s = surveyOf(text.data() + at, seen);
    std::size_t end = at + std::min(lowestPlace(s.lineFeed), seen);
    if (end == at + kSurveyed)
        end = std::min(text.find('\n', end), text.size());
    const bool isCrLf = end < text.size() && end > at && text[end - 1] == '\r';
    const auto line = text.substr(at, end - isCrLf - at);
    NamestringEnds ends;
    NamestringRefusal refusal;
    if (line.empty()) {
        ++tally.empty;
    } else if (readSurveyed(s, line, ends, refusal)) {
        ++tally.valid;
        tally.nids.add(nidKeyOf(line.data() + kNidBegin,
                                static_cast<std::uint32_t>(bitsBelow(ends.nid - kNidBegin))));
    } else {
        refuseLine(at, refusal, tally, bad);
    }
    ++tally.lines;
    return end + 1;
}

void readLines(std::string_view text, std::size_t limit, LineTally &tally,
               std::vector<BadLine> *bad)
{
    const std::size_t quick = std::min(limit, text.size() - std::min(text.size(), kSurveyed - 1));
    for (std::size_t at = 0; at < limit;) {
        at = readQuickly(text.data(), at, quick, tally, bad);
        if (at < limit)
            at = readLine(text, at, tally, bad);
    }
}

} // namespace
} // namespace nidreg::urn
