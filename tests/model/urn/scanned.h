// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/text.h"
#include "model/urn/namestring.h"
#include "model/urn/scan.h"
#include "tests/model/urn/nearlyurns.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::tests {

using urn::BadLine, urn::Scan, urn::ScanOptions, urn::ScanTotals, urn::Dialect, urn::Namestring;

/// What a scan came to, in a form to compare.
struct Scanned {
    std::uint64_t lines = 0, empty = 0, valid = 0, byGrammar = 0, others = 0;
    std::array<std::uint64_t, urn::kNamestringErrors> refused{};
    std::map<std::string, std::uint64_t> nids;
    std::vector<std::array<std::uint64_t, 4>> bad; ///< line, begin, error, offset

    bool operator==(const Scanned &) const = default;
};

inline Scanned scannedOf(const Scan &scan, const std::vector<BadLine> &bad)
{
    const ScanTotals &totals = scan.totals();
    Scanned result{totals.lines,         totals.empty,   totals.valid, totals.refusedByGrammar,
                   scan.nids().others(), totals.refused, {},           {}};
    for (const auto &[nid, count] : scan.nids().known())
        result.nids[std::string(nid.text())] = count;
    for (const BadLine &each : bad) {
        result.bad.push_back({each.line, each.begin, static_cast<std::uint64_t>(each.refusal.error),
                              each.refusal.offset});
    }
    return result;
}

inline ScanOptions into(std::vector<BadLine> &bad, ScanOptions options)
{
    options.bad = [&bad](std::span<const BadLine> lines) {
        bad.insert(bad.end(), lines.begin(), lines.end());
    };
    return options;
}

inline Scanned scanned(std::string_view text, ScanOptions options = {})
{
    std::vector<BadLine> bad;
    Scan scan(into(bad, std::move(options)));
    scan.read(text);
    return scannedOf(scan, bad);
}

/// As scanned(), where nobody asks for bad lines.
inline Scanned counted(std::string_view text, ScanOptions options)
{
    Scan scan(std::move(options));
    scan.read(text);
    return scannedOf(scan, {});
}

/// As scanned(), in the simplest way.
inline Scanned plainlyScanned(std::string_view text, Dialect dialect = Dialect::Rfc8141)
{
    Scanned result;
    for (std::size_t at = 0; at < text.size(); ++result.lines) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        auto line = text.substr(at, end - at);
        if (end < text.size() && line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty()) {
            ++result.empty;
        } else if (const auto urn = Namestring::parse(line, dialect)) {
            ++result.valid;
            ++result.nids[nidreg::base::lowered(urn->nid())];
        } else {
            const auto error = static_cast<std::size_t>(urn.error().error);
            ++result.refused[error];
            result.bad.push_back({result.lines, at, error, urn.error().offset});
        }
        at = end + 1;
    }
    return result;
}

/// What a line has up to its second colon, if it has two.
inline std::string headOf(const std::string &line)
{
    return line.substr(0, line.find(':', line.find(':') + 1) + 1);
}

/// Lines of every kind: URNs and near misses of all lengths, empty ones, CRLF, NULs. Every other
/// one begins as an earlier one did, or nearly so.
inline std::string linesOf(std::size_t count, unsigned kinds)
{
    NearlyUrns strings;
    std::vector<std::string> heads{"urn:abc:"};
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        std::string line = strings.next(120);
        if (heads.size() < 100)
            heads.push_back(headOf(line));
        if (strings.below(2) == 0) {
            line.replace(0, headOf(line).size(), heads[strings.below(heads.size())]);
            if (strings.below(5) == 0 && !line.empty())
                line[strings.below(std::min<std::size_t>(line.size(), 40))] = strings.any(1)[0];
        }
        if (strings.below(9) == 0)
            line.insert(std::min<std::size_t>(line.size(), 12), strings.below(200), 'z');
        if (strings.below(20) == 0)
            line.clear();
        text += line + (strings.below(kinds) == 0 ? "\r\n" : "\n");
    }
    return text;
}

} // namespace nidreg::tests
