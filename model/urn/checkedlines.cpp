// SPDX-License-Identifier: MIT
#include "model/urn/checkedlines.h"

#include "model/urn/namestringreader.h"

#include <algorithm>

namespace nidreg::urn {

namespace {

struct CheckedLines {
    const ScanOptions &options;
    const Engine &engine;
    LineTally &tally;
    std::vector<BadLine> *bad;

    void take(std::string_view line, std::size_t begin)
    {
        NamestringRefusal refusal{};
        std::string_view nid;
        if (line.empty())
            ++tally.empty;
        else if (!read(line, nid, refusal))
            refuse({tally.lines, begin, refusal});
        else if (const auto at = options.check ? options.check(line, nid) : std::nullopt)
            refuse({tally.lines, begin, {{}, *at}, true});
        else
            accept(nid);
    }

    bool read(std::string_view line, std::string_view &nid, NamestringRefusal &refusal) const
    {
        if (options.dialect == Dialect::Rfc8141) {
            NamestringEnds ends;
            const bool isValid = engine.read(line, ends, refusal);
            if (isValid)
                nid = line.substr(4, ends.nid - 4);
            return isValid;
        }
        NamestringReader reader(line, options.dialect);
        const bool isValid = reader.read();
        const TextRange range = reader.parts().nid;
        nid = line.substr(range.begin, range.end - range.begin);
        refusal = reader.refusal();
        return isValid;
    }

    void accept(std::string_view nid) { tally.nids.add(nid); }

    void refuse(const BadLine &line)
    {
        if (line.isByGrammar)
            ++tally.refusedByGrammar;
        else
            tally.refuse(line.refusal.error);
        if (bad)
            bad->push_back(line);
    }
};

} // namespace

void readCheckedLines(std::string_view text, std::size_t limit, const ScanOptions &options,
                      LineTally &tally, std::vector<BadLine> *bad)
{
    CheckedLines lines{options, *options.engine, tally, bad};
    for (std::size_t at = 0; at < limit; ++tally.lines) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const bool isCrLf = end < text.size() && end > at && text[end - 1] == '\r';
        lines.take(text.substr(at, end - isCrLf - at), at);
        at = end + 1;
    }
}

} // namespace nidreg::urn
