// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <random>
#include <string>
#include <string_view>

namespace nidreg::tests {

/// Strings that are URI references or nearly so: put together from fitting pieces, then damaged.
class UriStrings {
public:
    std::string next()
    {
        std::string text = assembled();
        for (auto times = below(2) * below(3); times > 0; --times)
            damage(text);
        return text;
    }

    /// A path of segments that like to be dots or nothing.
    std::string dotted(std::size_t segments)
    {
        std::string text = below(4) ? "/" : "";
        for (std::size_t i = 0; i < segments; ++i)
            text += std::string(kSegments[below(std::size(kSegments))]) + (below(5) ? "/" : "");
        return text;
    }

    std::size_t below(std::size_t limit) { return m_random() % limit; }

private:
    static constexpr std::string_view kSegments[] = {"a", "b;p=1", "..", "..", ".",   ".",
                                                     "",  "c",     ".d", "e.", "...", "..f"};

    std::string assembled()
    {
        static constexpr std::string_view kSchemes[] = {"http:", "a:",  "A+b-c.d:", "urn:", "",
                                                        "",      "1a:", ":",        "f_g:"};
        std::string text(kSchemes[below(std::size(kSchemes))]);
        if (below(2))
            text += "//" + authority();
        text += below(2) ? dotted(below(4)) : piece() + piece();
        if (below(3) == 0)
            text += '?' + piece() + piece();
        if (below(3) == 0)
            text += '#' + piece();
        return text;
    }

    std::string authority()
    {
        static constexpr std::string_view kHosts[] = {"a",
                                                      "a.b",
                                                      "a.b.",
                                                      "1.2.3.4",
                                                      "1.2.3.256",
                                                      "01.2.3.4",
                                                      "[::]",
                                                      "[1::2]",
                                                      "[::1.2.3.4]",
                                                      "[1:2:3:4:5:6:7:8]",
                                                      "[1:2:3:4:5:6:7::]",
                                                      "[v1.a:b]",
                                                      "[::1",
                                                      "a_b",
                                                      "",
                                                      "a-.b",
                                                      "x--y",
                                                      "[1::2::3]",
                                                      "[::1]x",
                                                      "[1:2:3:4:5:6:7::8]",
                                                      "[1:2:3:4:5:6:1.2.3.4]",
                                                      "a@b",
                                                      "3.a.4"};
        std::string text = below(4) ? "" : piece() + "@";
        text += kHosts[below(std::size(kHosts))];
        if (below(3) == 0)
            text += below(3) ? ":80" : ":" + piece();
        return text;
    }

    std::string piece()
    {
        static constexpr std::string_view kPieces[] = {
            "a", "Z9", "%2c", "%AF", "/",   "?", "a/b", "x?y",  "~",   "[", "]", ":",
            "@", "&",  "=",   "%4",  "$,;", "",  "!",   "*'()", "-_.", "+", "//"};
        return std::string(kPieces[below(std::size(kPieces))]);
    }

    char anyChar()
    {
        static constexpr std::string_view kLikely = "?#%/:-aA0f \n\"<>[]{}|^`\\~&@!_.";
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

    std::mt19937_64 m_random{2003}; // fixed: a failure comes again
};

/// Bytes as characters of the same number, so that a regular expression sees bytes.
inline QString asLatin1(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

/// For a failure's message.
inline QByteArray shown(std::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size())).toPercentEncoding(" %/?#:");
}

} // namespace nidreg::tests
