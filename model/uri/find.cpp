// SPDX-License-Identifier: MIT
#include "model/uri/find.h"

#include "model/base/text.h"
#include "model/uri/chars.h"
#include "model/uri/host.h"
#include "model/urn/printable.h"

#include <algorithm>
#include <array>

namespace nidreg::uri {

using base::Severity;

std::string_view name(Delimited delimited)
{
    switch (delimited) {
    case Delimited::Brackets:
        return "brackets";
    case Delimited::Quotes:
        return "quotes";
    case Delimited::Nothing:
        return "nothing";
    }
    return {};
}

/// What a URI reference is written with, a stray "%" included.
static bool isWritten(char c)
{
    return isUric(c) || c == '%' || c == '#';
}

/// Marks that end a sentence or a clause rather than a URI.
static bool endsClauses(char c)
{
    constexpr CharSet kMembers(".,;:!?'");
    return kMembers.contains(c);
}

/// Dashes, quotes and full stops of other scripts: U+2010 to U+206F, U+3000 to U+303F, guillemets,
/// fullwidth forms. They end a URI as a space does.
static bool isForeignPunctuation(std::string_view character)
{
    return character.starts_with("\xE2\x80") || character.starts_with("\xE2\x81")
        || character.starts_with("\xE3\x80") || character.starts_with("\xEF\xBC")
        || character == "\xC2\xAB" || character == "\xC2\xBB" || character == "\xC2\xA0";
}

/// What an abbreviated URI begins with.
static constexpr std::string_view kAbbreviation = "www.";

/// Goes through a text once, from the front, and collects what it finds.
class UriFinder {
public:
    explicit UriFinder(std::string_view text) : m_text(text) { }

    std::vector<FoundUri> all()
    {
        while (m_at < m_text.size()) {
            if (m_text[m_at] == '<' && bracketed())
                continue;
            if (startsWord() && plain())
                continue;
            skip();
        }
        return std::move(m_found);
    }

private:
    bool startsWord() const
    {
        return urn::isAlpha(m_text[m_at]) && (m_at == 0 || !urn::isAlphanum(m_text[m_at - 1]));
    }

    /// To the next place where something can begin: words are passed over as a whole.
    void skip()
    {
        const bool inWord = urn::isAlphanum(m_text[m_at]);
        while (++m_at < m_text.size() && inWord && isSchemeChar(m_text[m_at]))
            ;
    }

    bool bracketed();
    bool plain();
    bool isBelieved(std::size_t begin) const;
    std::size_t shortestEnd(std::size_t begin) const;
    std::size_t withoutPunctuation(std::size_t begin, std::size_t end) const;
    void noteEnd(FoundUri &found, std::size_t end) const;
    void noteBrackets(FoundUri &found, std::size_t end) const;
    void keep(FoundUri found, std::size_t goOnAt);

    bool isQuoted(std::size_t begin, std::size_t end) const
    {
        return begin > 0 && m_text[begin - 1] == '"' && end < m_text.size() && m_text[end] == '"';
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<FoundUri> m_found;
};

/// Judges what was found and adds it.
void UriFinder::keep(FoundUri found, std::size_t goOnAt)
{
    found.isUrn = base::equalIgnoringCase(leadingScheme(found.uri), "urn");
    if (found.isUrn) {
        if (const auto urn = urn::Namestring::parse(found.uri); !urn)
            found.refusal = urn.error();
    } else if (const auto uri = Reference::parse(found.uri); !uri) {
        found.refusal = uri.error();
    }
    m_found.push_back(std::move(found));
    m_at = goOnAt;
}

bool UriFinder::bracketed()
{
    const auto end = m_text.find_first_of("<>", m_at + 1);
    if (end == std::string_view::npos || m_text[end] != '>')
        return false;
    auto found = readBracketed(m_text, {m_at, end + 1});
    if (found)
        keep(std::move(*found), end + 1);
    return found.has_value();
}

/// Asked before anything is read to its end: a text of colons would be read to its end at each.
bool UriFinder::isBelieved(std::size_t begin) const
{
    const std::string_view text = m_text.substr(begin);
    const std::string_view scheme = leadingScheme(text);
    if (scheme.empty())
        return text.starts_with(kAbbreviation);
    return text.substr(scheme.size() + 1).starts_with("//") || isKnownWithoutSlashes(scheme)
        || (m_at > 0 && m_text[m_at - 1] == '"');
}

/// Where what makes the URI at `begin` believed ends; something must follow.
std::size_t UriFinder::shortestEnd(std::size_t begin) const
{
    const std::string_view text = m_text.substr(begin);
    const std::string_view scheme = leadingScheme(text);
    if (scheme.empty())
        return begin + kAbbreviation.size();
    const std::size_t colon = scheme.size() + 1;
    return begin + colon + (text.substr(colon).starts_with("//") ? 2 : 0);
}

/// Where a URI ends that no delimiter ends: before the marks of the sentence around it, and before
/// brackets that were opened in front of it.
std::size_t UriFinder::withoutPunctuation(std::size_t begin, std::size_t end) const
{
    const std::string_view written = part(m_text, {begin, end});
    auto round = std::ranges::count(written, ')') - std::ranges::count(written, '(');
    auto square = std::ranges::count(written, ']') - std::ranges::count(written, '[');
    for (; end > begin; --end) {
        const char last = m_text[end - 1];
        const bool isUnopened = (last == ')' && round-- > 0) || (last == ']' && square-- > 0);
        if (!endsClauses(last) && !isUnopened)
            break;
    }
    return end;
}

/// Says what may have been lost behind a URI that stands at found.where and was written to `end`.
void UriFinder::noteEnd(FoundUri &found, std::size_t end) const
{
    const base::Span behind{found.where.end, end - found.where.end};
    if (behind.length > 0)
        found.findings.push_back({&ruleFor(FindRule::Punctuation),
                                  {std::string(m_text.substr(behind.offset, behind.length))},
                                  behind});
    if (end == m_text.size())
        return;
    const std::string_view next = urn::characterAt(m_text, end);
    const char last = m_text[end - 1];
    if ((!urn::isAscii(next.front()) && !isForeignPunctuation(next)) || isUnwise(next.front()))
        found.findings.push_back(
            {&ruleFor(FindRule::CutShort), {urn::printable(next)}, {end, next.size()}});
    else if ((next == "\n" || next == "\r")
             && std::string_view("/-_=&?%").find(last) != std::string_view::npos)
        found.findings.push_back({&ruleFor(FindRule::Continued), {}, {end, next.size()}});
}

void UriFinder::noteBrackets(FoundUri &found, std::size_t end) const
{
    const std::size_t begin = found.where.begin;
    if (begin > 0 && m_text[begin - 1] == '<' && (end == m_text.size() || m_text[end] != '>'))
        found.findings.push_back({&ruleFor(FindRule::Unclosed), {}, {begin - 1, 1}});
}

/// A scheme for what has none (the 2003 draft, appendix F).
static void lengthen(FoundUri &found, std::size_t begin)
{
    constexpr std::string_view kSupposed = "http";
    found.uri.insert(0, std::string(kSupposed) + "://");
    found.findings.push_back(
        {&ruleFor(FindRule::Abbreviated), {std::string(kSupposed)}, {begin, kAbbreviation.size()}});
}

bool UriFinder::plain()
{
    if (leadingScheme(m_text.substr(m_at)).empty()
        && !m_text.substr(m_at).starts_with(kAbbreviation))
        return false; // as most words are
    FoundUri found;
    std::size_t begin = m_at;
    if (const std::size_t prefix = urlPrefix(m_text.substr(begin))) {
        found.findings.push_back({&ruleFor(FindRule::UrlPrefix), {}, {begin, prefix}});
        begin += prefix;
    }
    if (!isBelieved(begin))
        return false;
    const auto written = std::find_if_not(m_text.begin() + begin, m_text.end(), isWritten);
    const auto end = std::size_t(written - m_text.begin());
    const bool isInQuotes = isQuoted(m_at, end);
    const std::size_t kept = isInQuotes ? end : withoutPunctuation(begin, end);
    if (kept <= shortestEnd(begin))
        return false;
    found.where = {m_at, kept};
    found.delimited = isInQuotes ? Delimited::Quotes : Delimited::Nothing;
    found.uri = part(m_text, {begin, kept});
    if (leadingScheme(found.uri).empty())
        lengthen(found, begin);
    noteBrackets(found, end);
    if (!isInQuotes)
        noteEnd(found, end);
    keep(std::move(found), kept);
    return true;
}

std::vector<FoundUri> findUris(std::string_view text)
{
    return UriFinder(text).all();
}

// clang-format off
static constexpr std::array kRules {
    base::Rule {"uri.find.url-prefix",  Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.white-space", Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.hyphen",      Severity::Warning, "URI 2003 draft appendix E"},
    base::Rule {"uri.find.punctuation", Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.cut-short",   Severity::Warning, "URI 2003 draft section 2.4.3"},
    base::Rule {"uri.find.continued",   Severity::Warning, "URI 2003 draft appendix E"},
    base::Rule {"uri.find.unclosed",    Severity::Advice,  "URI 2003 draft appendix E"},
    base::Rule {"uri.find.abbreviated", Severity::Advice,  "URI 2003 draft appendix F"},
};
// clang-format on

static_assert(kRules.size() == std::size_t(FindRule::Abbreviated) + 1);

std::span<const base::Rule> findRules()
{
    return kRules;
}

const base::Rule &ruleFor(FindRule rule)
{
    return kRules[static_cast<std::size_t>(rule)];
}

} // namespace nidreg::uri
