// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <string_view>

namespace nidreg::tests {

/// Strings that are URNs or nearly so: put together from fitting pieces, then damaged.
class NearlyUrns {
public:
    /// No longer than `longest`.
    std::string next(std::size_t longest)
    {
        std::string text = assembled();
        for (auto times = below(2) * below(3); times > 0; --times)
            damage(text);
        text.resize(std::min(text.size(), longest));
        return text;
    }

    /// Bytes that mean something somewhere, and a few of any kind.
    std::string any(std::size_t length)
    {
        std::string result;
        while (result.size() < length)
            result += anyChar();
        return result;
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }

private:
    std::string assembled()
    {
        std::string text = below(8) ? "urn:" : "URN:";
        text += some("abXY01", 1) + some("abcXYZ019-", below(below(6) ? 9 : 34)) + ':';
        text += some("aZ0.:@&~", 1) + some("aZ0/:@=+", below(4)) + piece();
        if (below(3) == 0)
            text += "?+" + piece() + piece();
        if (below(3) == 0)
            text += "?=" + piece() + piece();
        if (below(3) == 0)
            text += '#' + piece();
        return text;
    }

    std::string piece()
    {
        static const char *const kPieces[] = {"a",   "Z9", "%2c", "%AF", "/",    "?", "a/b",
                                              "x?y", "?=", "?+",  ":",   "&k=v", "~", ""};
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
        return below(6) ? kLikely[below(kLikely.size())] : static_cast<char>(below(256));
    }

    void damage(std::string &text)
    {
        const std::size_t at = below(text.size() + 1);
        switch (below(4)) {
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
            text.resize(at);
            break;
        }
    }

    std::mt19937_64 m_random{8141}; // fixed: a failure comes again
};

} // namespace nidreg::tests
