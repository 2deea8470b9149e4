// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <random>
#include <string>
#include <string_view>

namespace nidreg::tests {

/// Strings that are URNs of a dialect or nearly so: put together from fitting pieces, then damaged
/// or not. The same seed gives the same strings.
class Strings {
public:
    Strings(urn::Dialect dialect, std::uint64_t seed) : m_random(seed), m_dialect(dialect) { }

    std::string next()
    {
        std::string text = assembled();
        for (auto times = below(2) * below(3); times > 0; --times)
            damage(text);
        return text;
    }

    /// A string that one may take for the same name as `text`: another case, other components,
    /// directives in another order, a character changed.
    std::string variantOf(const std::string &text)
    {
        std::string result = text;
        switch (below(5)) {
        case 0:
            changeCase(result, text.find(':', 4));
            break;
        case 1:
            changeCase(result, text.size());
            break;
        case 2:
            result.resize(std::min(text.find_first_of("?#"), text.size()));
            result += components();
            break;
        case 3:
            rotateDirectives(result);
            break;
        default:
            damage(result);
        }
        raiseOrLowerEncodings(result);
        return result;
    }

    std::size_t below(std::size_t limit) { return (m_random() >> 33) % limit; }

private:
    std::string assembled()
    {
        static const char *const kSchemes[] = {"urn:", "URN:", "uRn:", "urn:urn-"};
        std::string text = kSchemes[below(8) ? 0 : below(4)];
        if (below(32) == 0)
            text += below(2) ? "urn" : "URN";
        else
            text += some("abXY01", 1) + some("abcXYZ019-", below(below(6) ? 9 : 34));
        text += ':';
        if (m_dialect == urn::Dialect::Rfc8141 || m_dialect == urn::Dialect::Urnbis2015)
            text += some("aZ0.:@&~", 1) + some("aZ0/:@=+", below(4)) + piece();
        else
            text += some("aZ0.:@;_", 1) + some("aZ0:@=+", below(4)) + (below(3) ? "%2c" : piece());
        return below(3) ? text + components() : text;
    }

    /// Now and then those of another dialect.
    std::string components()
    {
        switch (below(8) ? int(m_dialect) : int(below(4))) {
        case 0:
            return maybe("?+") + maybe("?=") + maybe("#");
        case 1:
            return maybe("?") + maybe("??") + maybe("#");
        case 2:
            return query() + maybe("#");
        default:
            return piece();
        }
    }

    std::string maybe(const char *introducer)
    {
        if (below(3))
            return {};
        std::string result = introducer;
        result += below(8) ? some("aZ0.:@&=%", 1) : "";
        if (result.back() == '%')
            result += some("0123afAF", 2);
        return result + piece() + piece();
    }

    std::string query()
    {
        std::string result;
        for (auto count = below(4); count > 0; --count) {
            result += result.empty() ? '?' : '&';
            result += some("abs", 1) + some("ac0-", below(2)) + '=' + some("aA/?=+0", below(3));
            result += below(4) ? "" : piece();
        }
        return result;
    }

    std::string piece()
    {
        static const char *const kPieces[] = {
            "a", "Z9", "%2c",  "%AF", "/",  "?",    "a/b", "x?y",   "?=", "?+",  ":",
            "&", "~",  "&k=v", "%25", "??", "?\?=", "",    "%2500", "-",  "%00", ""};
        return kPieces[below(std::size(kPieces))];
    }

    std::string some(std::string_view from, std::size_t length)
    {
        std::string result;
        while (result.size() < length)
            result += from[below(from.size())];
        return result;
    }

    char anyChar()
    {
        static constexpr std::string_view kLikely = "?=+#%/:-aA0f \n\"<>[]{}|^`\\~&@!_.";
        return below(6) ? kLikely[below(kLikely.size())] : char(below(256));
    }

    void damage(std::string &text)
    {
        const std::size_t at = below(text.size() + 1);
        switch (below(6)) {
        case 0:
            text.insert(at, 1, anyChar());
            break;
        case 1:
            text.erase(at, 1 + below(2));
            break;
        case 2:
            text.replace(at, at < text.size() ? 1 : 0, 1, anyChar());
            break;
        case 3:
            text.resize(below(4) ? text.size() : at);
            break;
        case 4:
            text.insert(at, piece());
            break;
        default:
            text.insert(at, text.substr(below(text.size() + 1), below(6)));
        }
    }

    void changeCase(std::string &text, std::size_t end)
    {
        for (std::size_t i = 0; i < std::min(end, text.size()); ++i) {
            const bool isLetter = (text[i] | 32) >= 'a' && (text[i] | 32) <= 'z';
            if (isLetter && below(3) == 0)
                text[i] = char(text[i] ^ 32);
        }
    }

    void raiseOrLowerEncodings(std::string &text)
    {
        for (auto at = text.find('%'); at < text.size(); at = text.find('%', at + 1)) {
            for (std::size_t i = at + 1; i < std::min(at + 3, text.size()); ++i) {
                const bool isLetter = (text[i] | 32) >= 'a' && (text[i] | 32) <= 'f';
                if (isLetter && below(2))
                    text[i] = char(text[i] ^ 32);
            }
        }
    }

    void rotateDirectives(std::string &text)
    {
        const auto begin = text.find('?') + 1;
        const auto end = std::min(text.find('#'), text.size());
        const auto first = text.find('&', begin);
        if (begin == 0 || first >= end)
            return;
        const std::string head = text.substr(begin, first - begin);
        text.replace(begin, end - begin, text.substr(first + 1, end - first - 1) + '&' + head);
    }

    std::mt19937_64 m_random;
    urn::Dialect m_dialect;
};

} // namespace nidreg::tests
