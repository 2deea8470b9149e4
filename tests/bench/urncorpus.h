// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::bench {

/// How long the URNs of a corpus are.
enum class UrnSizes {
    Mixed, ///< as people have them: 40 bytes on average
    Short, ///< 8 to 20 bytes
    Long, ///< 500 bytes or so
};

/// URNs as files have them: the same for the same seed. Some twenty NIDs, percent-encodings in one
/// of seven, components in one of four; one in ten is damaged by one byte.
class UrnCorpus {
public:
    explicit UrnCorpus(UrnSizes sizes, std::uint64_t seed = 8141) : m_sizes(sizes), m_random(seed)
    {
    }

    std::string next()
    {
        std::string urn = chance(8) ? "URN:" : "urn:";
        urn += std::string(kNids[below(std::size(kNids))]) + ':' + some(kAlphanum, 1);
        urn += some(kNssChars, nssSize());
        if (chance(7))
            urn.insert(urn.size() - 1, chance(2) ? "%2c" : "%C3%A4");
        if (chance(12))
            urn += "?+" + some(kAlphanum, 6);
        if (chance(12))
            urn += "?=" + some(kAlphanum, 3) + "=" + some(kAlphanum, 3);
        if (chance(10))
            urn += '#' + some(kAlphanum, 5);
        if (chance(10))
            urn[below(urn.size())] = kWrong[below(kWrong.size())];
        return urn;
    }

    std::vector<std::string> take(std::size_t count)
    {
        std::vector<std::string> result(count);
        std::ranges::generate(result, [this] { return next(); });
        return result;
    }

private:
    static constexpr std::string_view kNids[] = {
        "isbn", "issn",    "uuid",  "ietf", "oasis", "nbn",    "lex",   "epc",   "mpeg", "3gpp",
        "ogc",  "example", "urn-7", "dvb",  "iptc",  "xmlorg", "smpte", "swift", "OID",  "publicid",
    };
    static constexpr std::string_view kAlphanum =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    static constexpr std::string_view kNssChars =
        "abcdefghijklmnopqrstuvwxyz0123456789012345678901234567890123456789-.:::/_~,;=@";
    static constexpr std::string_view kWrong = " %?\"<>^`{|}\\[]#\xE4\x80\x01";

    std::size_t nssSize()
    {
        switch (m_sizes) {
        case UrnSizes::Mixed: // few are long
            return 8 + below(20) + below(20) + (chance(16) ? below(60) : 0);
        case UrnSizes::Short:
            return 1 + below(6);
        case UrnSizes::Long:
            return 450 + below(100);
        }
        return 0;
    }

    std::string some(std::string_view from, std::size_t length)
    {
        std::string result(length, '\0');
        for (char &c : result)
            c = from[below(from.size())];
        return result;
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }
    bool chance(std::size_t in) { return below(in) == 0; }

    UrnSizes m_sizes;
    std::mt19937_64 m_random;
};

} // namespace nidreg::bench
