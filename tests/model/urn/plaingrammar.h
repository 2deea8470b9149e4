// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::tests {

/// The grammars of URNs once more, from the ABNF and the prose of the documents alone: a text is
/// cut in every way that the introducers of its parts allow, each part is held against its rule,
/// and the prose says which cut counts. Slow, and nothing is shared with the reader under test.
namespace plain {

/// The alphabets, written out: RFC 5234 (B.1), RFC 3986 (2.2, 2.3, 3.3), RFC 2141 (2.2).
inline constexpr std::string_view kAlpha = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
inline constexpr std::string_view kAlphanum =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
inline constexpr std::string_view kLdh =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";
inline constexpr std::string_view kHexDigits = "0123456789ABCDEFabcdef";
inline constexpr std::string_view kPchar =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@";
inline constexpr std::string_view kPcharOrSlash =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/";
inline constexpr std::string_view kPcharSlashOrQuestionMark =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?";
inline constexpr std::string_view kValue =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*+,;=:@/?";
inline constexpr std::string_view kTrans1997 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789()+,-.:=@;$_!*'";

inline bool has(std::string_view set, char c)
{
    return set.find(c) != std::string_view::npos;
}

inline char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c + 32) : c;
}

inline char upper(char c)
{
    return c >= 'a' && c <= 'z' ? char(c - 32) : c;
}

inline std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return lower(c); });
    return result;
}

/// *( one of `singles` / pct-encoded )
inline bool consistsOf(std::string_view text, std::string_view singles)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            if (i + 2 >= text.size() || !has(kHexDigits, text[i + 1])
                || !has(kHexDigits, text[i + 2]))
                return false;
            i += 2;
        } else if (!has(singles, text[i])) {
            return false;
        }
    }
    return true;
}

/// NID = (alphanum) 0*30(ldh) (alphanum)             (RFC 8141, 2; 2015, 3; 2012, 2.1)
/// NID = <let-num> [ 1,31<let-num-hyp> ]             (RFC 2141, 2.1)
inline bool isNid(std::string_view text, bool is1997)
{
    const bool inside = text.find_first_not_of(kLdh) == std::string_view::npos;
    if (is1997)
        return !text.empty() && text.size() <= 32 && inside && has(kAlphanum, text[0]);
    return text.size() >= 2 && text.size() <= 32 && inside && has(kAlphanum, text[0])
        && has(kAlphanum, text[text.size() - 1]);
}

/// NSS = pchar *(pchar / "/")                        (RFC 8141, 2; 2015, 3)
inline bool isNss(std::string_view text)
{
    return !text.empty() && text[0] != '/' && consistsOf(text, kPcharOrSlash);
}

/// r-component = q-component = pchar *( pchar / "/" / "?" )     (RFC 8141, 2; 2015, 3)
inline bool isComponent(std::string_view text)
{
    return !text.empty() && text[0] != '/' && text[0] != '?'
        && consistsOf(text, kPcharSlashOrQuestionMark);
}

/// fragment = *( pchar / "/" / "?" )                 (RFC 3986, 3.5)
inline bool isFragment(std::string_view text)
{
    return consistsOf(text, kPcharSlashOrQuestionMark);
}

inline std::vector<std::string> splitAtAmpersands(std::string_view text)
{
    std::vector<std::string> result(1);
    for (const char c : text) {
        if (c == '&')
            result.emplace_back();
        else
            result.back() += c;
    }
    return result;
}

/// directive = keywd "=" value
/// keywd     = ALPHA *( ["-"] (ALPHA / DIGIT))       (2012, 2.3)
inline bool isDirective(std::string_view text)
{
    const auto equals = text.find('=');
    if (equals == std::string_view::npos)
        return false;
    const auto keyword = text.substr(0, equals);
    return !keyword.empty() && has(kAlpha, keyword[0])
        && keyword.find_first_not_of(kLdh) == std::string_view::npos
        && keyword.find("--") == std::string_view::npos && keyword[keyword.size() - 1] != '-'
        && consistsOf(text.substr(equals + 1), kValue);
}

/// urn-query = directive *( "&" directive)           (2012, 2.3)
inline bool isUrnQuery(std::string_view text)
{
    return std::ranges::all_of(splitAtAmpersands(text), isDirective);
}

/// An encoded octet of zero, which 1997 (RFC 2141, 2.4) and 2012 (2.5.3) forbid.
inline bool hasEncodedNul(std::string_view text)
{
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        if (text[i] == '%' && text[i + 1] == '0' && text[i + 2] == '0')
            return true;
    }
    return false;
}

/// A part of the text, from byte `begin` to before `end`.
struct Part {
    std::size_t begin, end;

    std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
    friend bool operator==(const Part &, const Part &) = default;
};

struct Parts {
    Part nid, nss;
    std::optional<Part> r, q, f;

    friend bool operator==(const Parts &, const Parts &) = default;
};

/// Where `introducer` stands between `begin` and `end`, and `end` itself for its absence.
inline std::vector<std::size_t> cuts(std::string_view text, std::size_t begin, std::size_t end,
                                     std::string_view introducer)
{
    std::vector<std::size_t> result;
    for (std::size_t i = begin; i + introducer.size() <= end; ++i) {
        if (text.substr(i, introducer.size()) == introducer)
            result.push_back(i);
    }
    result.push_back(end);
    return result;
}

/// The part that an introducer of `length` bytes at `from` begins; none where it is absent.
inline std::optional<Part> introduced(std::size_t from, std::size_t length, std::size_t end)
{
    return from == end ? std::nullopt : std::optional(Part{from + length, end});
}

/// Every way to read `text` by the grammar and the prose: none for a string that is no URN.
class Readings {
public:
    Readings(std::string_view text, urn::Dialect dialect) : m_text(text), m_dialect(dialect)
    {
        const auto colon = text.find(':', 4);
        if (lower(text.substr(0, 4)) != "urn:" || colon == std::string_view::npos)
            return;
        m_nid = {4, colon};
        const bool is1997 = dialect == urn::Dialect::Rfc2141;
        const bool isBefore2015 = is1997 || dialect == urn::Dialect::Urnbis2012;
        if (!isNid(m_nid.in(text), is1997))
            return;
        if (isBefore2015 && (lower(m_nid.in(text)) == "urn" || hasEncodedNul(text)))
            return;
        if (is1997) {
            keep({{}, {colon + 1, text.size()}, {}, {}, {}});
            return;
        }
        for (const auto number : cuts(text, colon + 1, text.size(), "#"))
            cutBefore(number);
    }

    const std::vector<Parts> &all() const { return m_all; }

private:
    void cutBefore(std::size_t f)
    {
        const std::size_t begin = m_nid.end + 1;
        const auto fPart = introduced(f, 1, m_text.size());
        if (m_dialect == urn::Dialect::Rfc8141) {
            for (const auto q : cuts(m_text, begin, f, "?="))
                for (const auto r : cuts(m_text, begin, q, "?+"))
                    keep({{}, {begin, r}, introduced(r, 2, q), introduced(q, 2, f), fPart});
        } else if (m_dialect == urn::Dialect::Urnbis2015) {
            for (const auto r : cuts(m_text, begin, f, "??"))
                for (const auto q : cuts(m_text, begin, r, "?"))
                    keep({{}, {begin, q}, introduced(r, 2, f), introduced(q, 1, r), fPart});
        } else {
            for (const auto q : cuts(m_text, begin, f, "?"))
                keep({{}, {begin, q}, {}, introduced(q, 1, f), fPart});
        }
    }

    void keep(Parts parts)
    {
        parts.nid = m_nid;
        if (fits(parts) && endsWhereTheProseSays(parts))
            m_all.push_back(parts);
    }

    bool fits(const Parts &parts) const
    {
        const auto nss = parts.nss.in(m_text);
        const auto all = [&](const std::optional<Part> &part, bool (*rule)(std::string_view)) {
            return !part || rule(part->in(m_text));
        };
        switch (m_dialect) {
        case urn::Dialect::Rfc8141:
        case urn::Dialect::Urnbis2015:
            return isNss(nss) && all(parts.r, isComponent) && all(parts.q, isComponent)
                && all(parts.f, isFragment);
        case urn::Dialect::Urnbis2012: // NSS = 1*pchar (2.2)
            return !nss.empty() && consistsOf(nss, kPchar) && all(parts.q, isUrnQuery)
                && all(parts.f, isFragment);
        case urn::Dialect::Rfc2141: // <NSS> ::= 1*<URN chars> (2.2), the reserved ones left out
            return !nss.empty() && consistsOf(nss, kTrans1997);
        }
        return false;
    }

    /// RFC 8141, 2.3.1: an r-component ends with "?=", so it holds none. The 2015 draft, 3.3.1: a
    /// q-component ends with "??", the first that follows its beginning.
    bool endsWhereTheProseSays(const Parts &parts) const
    {
        if (m_dialect == urn::Dialect::Rfc8141 && parts.r)
            return parts.r->in(m_text).find("?=") == std::string_view::npos;
        if (m_dialect == urn::Dialect::Urnbis2015 && parts.q) {
            const std::size_t end = parts.f ? parts.f->begin - 1 : m_text.size();
            const auto first = m_text.substr(0, end).find("??", parts.q->begin);
            return parts.r ? first == parts.q->end : first == std::string_view::npos;
        }
        return true;
    }

    std::string_view m_text;
    urn::Dialect m_dialect;
    Part m_nid{};
    std::vector<Parts> m_all;
};

inline bool isUrn(std::string_view text, urn::Dialect dialect)
{
    return !Readings(text, dialect).all().empty();
}

} // namespace plain
} // namespace nidreg::tests
