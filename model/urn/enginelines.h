// SPDX-License-Identifier: MIT
#pragma once

// Lines of URNs, each surveyed with its line end. Included by each engine's file behind
// enginebody.h, as that is.

#include "model/urn/enginebody.h"

namespace nidreg::urn {
namespace {

/// What the lines of one text came to.
struct LineReader {
    std::string_view text;
    LineTally &tally;
    std::vector<BadLine> *bad;

    void count(std::size_t begin, std::size_t nid)
    {
        ++tally.valid;
        tally.nids.add(nidKeyOf(text.data() + begin + kNidBegin, nid - kNidBegin));
    }

    [[gnu::cold]] void refuse(std::size_t begin, const NamestringRefusal &refusal)
    {
        tally.refuse(refusal.error);
        if (bad)
            bad->push_back({tally.lines, begin, refusal});
    }

    /// A line that one survey does not hold; answers where its line end stands.
    [[gnu::cold]] std::size_t readLong(std::size_t begin)
    {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const bool isCrLf = end < text.size() && text[end - 1] == '\r';
        NamestringEnds ends;
        NamestringRefusal refusal;
        if (readName(text.substr(begin, end - isCrLf - begin), ends, refusal))
            count(begin, ends.nid);
        else
            refuse(begin, refusal);
        return end;
    }

    [[gnu::cold]] void readBad(std::size_t begin, const Survey &s, std::size_t size,
                               std::size_t nid)
    {
        if (size == 0) {
            ++tally.empty;
            return;
        }
        const auto line = text.substr(begin, size);
        NamestringRefusal refusal;
        if (isHead(s, size, nid))
            refuseTail(Tail(s, size, nid), line, nid, refusal);
        else
            refuseHead(s, line, nid, refusal);
        refuse(begin, refusal);
    }

    /// Reads the line that begins there; answers where its line end stands.
    std::size_t read(std::size_t begin)
    {
        const std::size_t known = std::min(text.size() - begin, kSurveyed);
        const Survey s = surveyOf(text.data() + begin, known);
        const std::uint64_t textEnd = known < kSurveyed ? std::uint64_t(1) << known : 0;
        const std::size_t end = lowestPlace(s.lineFeed | textEnd);
        if (end == kSurveyed) [[unlikely]]
            return readLong(begin);
        const std::size_t size = end - (s.carriageReturn << 1 >> end & s.lineFeed >> end & 1);
        const std::size_t nid = nidEnd(s, size);
        if (isHead(s, size, nid) && Tail(s, size, nid).isValid()) [[likely]]
            count(begin, nid);
        else
            readBad(begin, s, size, nid);
        return begin + end;
    }
};

void readLines(std::string_view text, std::size_t limit, LineTally &tally,
               std::vector<BadLine> *bad)
{
    LineReader reader{text, tally, bad};
    for (std::size_t at = 0; at < limit; ++tally.lines)
        at = reader.read(at) + 1;
}

} // namespace
} // namespace nidreg::urn
