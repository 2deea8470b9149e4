// SPDX-License-Identifier: MIT
#include "model/abnf/prose.h"

#include "model/abnf/chars.h"
#include "model/abnf/grammar.h"
#include "model/abnf/known.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::abnf {

namespace {

constexpr std::size_t kLongestQuote = 200;

/// Walks over a text once and counts.
class Looking {
public:
    Looking(std::string_view text, const Names &names) : m_text(text), m_names(names) { }

    Looks run();

private:
    void step();
    bool skipQuoted();
    bool skipAngled();
    bool skipNumber();
    bool skipWord();
    void sign(char c);
    char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\n'; }

    std::string_view m_text;
    const Names &m_names;
    Looks m_looks;
    std::size_t m_at = 0;
    std::size_t m_row = 0; ///< of strangers
    bool m_afterWord = false;
};

} // namespace

Looks Looking::run()
{
    while (m_at < m_text.size())
        step();
    return std::move(m_looks);
}

void Looking::step()
{
    const char c = m_text[m_at];
    if (isSpace(c)) {
        ++m_at;
        return;
    }
    if (c == ';') {
        m_looks.hasComment = true;
        m_at = std::min(m_text.find('\n', m_at), m_text.size());
        return;
    }
    m_looks.last = c;
    if (skipQuoted() || skipAngled() || skipNumber() || skipWord())
        return;
    sign(c);
    ++m_at;
}

bool Looking::skipQuoted()
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kQuotes{{
        {"\"", "\""},
        {"'", "'"},
        {"\u201C", "\u201D"},
        {"\u2018", "\u2019"},
    }};
    for (const auto &[open, close] : kQuotes) {
        if (!m_text.substr(m_at).starts_with(open))
            continue;
        const auto inside = m_text.substr(m_at + open.size(), kLongestQuote);
        const std::size_t end = inside.find(close);
        if (end == inside.npos || inside.substr(0, end).find('\n') != inside.npos)
            continue;
        m_at += open.size() + end + close.size();
        ++m_looks.quoted;
        m_looks.last = '"';
        m_row = 0;
        m_afterWord = false;
        return true;
    }
    return false;
}

bool Looking::skipAngled()
{
    const auto inside = m_text.substr(m_at, kLongestQuote);
    const std::size_t end = inside.find('>');
    if (inside.front() != '<' || end == inside.npos || end < 2)
        return false;
    m_at += end + 1;
    ++m_looks.angled;
    m_looks.last = '>';
    m_looks.names.push_back(foldedName(inside.substr(1, end - 1)));
    m_row = 0;
    m_afterWord = false;
    return true;
}

bool Looking::skipNumber()
{
    const char base = base::lowered(at(m_at + 1));
    const bool isNumber = m_text[m_at] == '%' && (base == 'x' || base == 'd' || base == 'b')
        && isHexDigit(at(m_at + 2));
    if (!isNumber)
        return false;
    ++m_looks.numbers;
    m_at += 2;
    while (isHexDigit(at(m_at)) || at(m_at) == '-' || at(m_at) == '.')
        ++m_at;
    m_row = 0;
    m_afterWord = false;
    return true;
}

bool Looking::skipWord()
{
    if (!isAlpha(m_text[m_at]))
        return false;
    std::size_t end = m_at;
    while (end < m_text.size() && isNameChar(m_text[end]))
        ++end;
    const std::string word = foldedName(m_text.substr(m_at, end - m_at));
    m_at = end;
    m_afterWord = true;
    m_row = m_names.contains(word) || knownRule(word) ? 0 : m_row + 1;
    m_looks.strangers = std::max(m_looks.strangers, m_row);
    m_looks.names.push_back(word);
    m_looks.last = 'a';
    return true;
}

void Looking::sign(char c)
{
    if (c == '(' || c == '[' || c == '{')
        ++m_looks.depth;
    if (c == ')' || c == ']' || c == '}')
        --m_looks.depth;
    const char next = at(m_at + 1);
    if (c == '*' && (isAlpha(next) || isDigit(next) || next == '(' || next == '<' || next == '"'))
        ++m_looks.repeats;
    if (m_afterWord && isSpace(next) && (c == ',' || c == '.' || c == ':' || c == '?' || c == '!'))
        ++m_looks.marks;
    if (!isDigit(c) && c != ',' && c != '\'')
        m_row = 0;
    m_afterWord = false;
}

Looks look(std::string_view text, const Names &names)
{
    return Looking(text, names).run();
}

static bool endsInYear(std::string_view line)
{
    if (line.size() < 4)
        return false;
    const auto year = line.substr(line.size() - 4);
    return (year.starts_with("19") || year.starts_with("20")) && isDigit(year[2])
        && isDigit(year[3]);
}

bool isPageFurniture(std::string_view line)
{
    const auto text = base::trimmed(line);
    const std::size_t page = text.rfind("[Page ");
    const bool isFoot = page != text.npos && text.ends_with(']');
    const bool isHead = (text.starts_with("RFC ") || text.starts_with("Internet-Draft"))
        && endsInYear(text) && text.find("   ") != text.npos;
    return isFoot || isHead || line.find('\f') != line.npos;
}

bool isFence(std::string_view line)
{
    constexpr std::array<std::string_view, 12> kFences{
        "```",         "~~~",         "<artwork", "</artwork", "<sourcecode", "</sourcecode",
        "<CODE BEGIN", "<CODE ENDS>", "<figure",  "</figure",  "<![CDATA[",   "]]>",
    };
    return lengthOfAny(base::trimmed(line), kFences) != 0;
}

bool isFenceOfAbnf(std::string_view line)
{
    return isFence(line) && base::lowered(line).find("abnf") != std::string::npos;
}

} // namespace nidreg::abnf
