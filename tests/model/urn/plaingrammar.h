// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <string_view>

namespace nidreg::tests {

/// RFC 8141's ABNF, transcribed rule by rule and followed along every path at once; it shares
/// nothing with the reader under test. A set of places is a bit for each place in the text,
/// a rule maps the places where it may begin to those where it may end.
class PlainGrammar {
public:
    using Places = std::uint64_t;
    static constexpr std::size_t kLongest = 62;

    explicit PlainGrammar(std::string_view text) : m_text(text) { assert(text.size() <= kLongest); }

    /// namestring = assigned-name [ rq-components ] [ "#" f-component ]
    bool matches() const
    {
        Places at = assignedName(1);
        at |= rComponents(at);
        at |= tail("/?", pchar(literal("?=", at)));
        at |= tail("/?", literal("#", at));
        return at >> m_text.size() & 1;
    }

private:
    /// assigned-name = "urn" ":" NID ":" NSS
    /// NSS           = pchar *(pchar / "/")
    Places assignedName(Places at) const
    {
        at = literal(":", nid(literal("urn:", at)));
        return tail("/", pchar(at));
    }

    /// NID = (alphanum) 0*30(ldh) (alphanum)
    Places nid(Places at) const
    {
        constexpr std::string_view alphanum =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        at = oneOf(alphanum, at);
        Places inner = at;
        for (int i = 0; i < 30; ++i) {
            at = oneOf(alphanum, at) | oneOf("-", at);
            inner |= at;
        }
        return oneOf(alphanum, inner);
    }

    /// "?+" r-component; "The r-component ends with a "?=" sequence" (section 2.3.1), so it holds
    /// none.
    Places rComponents(Places at) const
    {
        Places ends = 0;
        for (std::size_t begin = 0; begin <= m_text.size(); ++begin) {
            const Places from = literal("?+", at & Places(1) << begin);
            const Places to = tail("/?", pchar(from));
            for (std::size_t end = begin + 2; end <= m_text.size(); ++end) {
                const auto r = m_text.substr(begin + 2, end - begin - 2);
                if ((to >> end & 1) && r.find("?=") == std::string_view::npos)
                    ends |= Places(1) << end;
            }
        }
        return ends;
    }

    /// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
    Places pchar(Places at) const
    {
        constexpr std::string_view hexDigits = "0123456789abcdefABCDEF";
        return oneOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
                     "!$&'()*+,;=:@",
                     at)
            | oneOf(hexDigits, oneOf(hexDigits, oneOf("%", at)));
    }

    /// *( pchar / ... ), the characters of `more` being the alternatives
    Places tail(std::string_view more, Places at) const
    {
        Places all = at;
        while ((at = (pchar(at) | oneOf(more, at)) & ~all) != 0)
            all |= at;
        return all;
    }

    Places oneOf(std::string_view members, Places at) const
    {
        Places result = 0;
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if ((at >> i & 1) && members.find(m_text[i]) != std::string_view::npos)
                result |= Places(1) << (i + 1);
        }
        return result;
    }

    /// A string of ABNF matches in any case (RFC 5234, section 2.3).
    Places literal(std::string_view text, Places at) const
    {
        for (const char c : text) {
            const char either[] = {c, c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c};
            at = oneOf({either, 2}, at);
        }
        return at;
    }

    std::string_view m_text;
};

} // namespace nidreg::tests
