// SPDX-License-Identifier: MIT
#include "model/abnf/grammar.h"
#include "model/abnf/lexer.h"
#include "model/abnf/rulereader.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::abnf {

constexpr std::uint32_t kMaxProseLines = 6;
constexpr std::size_t kLongestClass = 64;

static bool isPlainAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c < '\x7F'; });
}

/// "text", %s"text", %i"text" (RFC 7405), and the quotes that are none of ABNF's.
bool Lexer::readText()
{
    static constexpr Quote kQuotes[] = {
        {"\"", "\"", ProblemKind::CurlyQuotes, false},
        {"'", "'", ProblemKind::SingleQuotes, true},
        {"\u201C", "\u201D", ProblemKind::CurlyQuotes, true},
        {"\u201D", "\u201D", ProblemKind::CurlyQuotes, true},
        {"\u201E", "\u201C", ProblemKind::CurlyQuotes, true},
        {"\u2018", "\u2019", ProblemKind::CurlyQuotes, true},
        {"\u2019", "\u2019", ProblemKind::CurlyQuotes, true},
        {"\u00AB", "\u00BB", ProblemKind::CurlyQuotes, true},
    };
    if (peek() == '<')
        return readProse();
    const char mark = base::lowered(peek(1));
    const bool isMarked = peek() == '%' && (mark == 's' || mark == 'i');
    const std::size_t prefix = isMarked ? 2 : 0;
    for (const Quote &quote : kQuotes) {
        if (rest().substr(std::min(prefix, rest().size())).starts_with(quote.open)
            && readQuoted(quote, prefix, isMarked && mark == 's'))
            return true;
    }
    return false;
}

bool Lexer::readQuoted(const Quote &quote, std::size_t prefix, bool isCaseSensitive)
{
    const std::size_t from = m_at;
    const std::size_t begin = from + prefix + quote.open.size();
    const auto inside = m_text.substr(begin, m_end - begin);
    std::size_t length = inside.find(quote.close);
    if (length == inside.npos && quote.isSlip && quote.slip == ProblemKind::CurlyQuotes)
        length = inside.find('"');
    if (length == inside.npos && quote.slip == ProblemKind::SingleQuotes)
        return false;
    const bool isClosed = length != inside.npos;
    const std::size_t closeLength =
        isClosed && inside.substr(length).starts_with(quote.close) ? quote.close.size() : 1;
    const auto content = isClosed ? inside.substr(0, length) : base::trimmed(inside);
    m_at = isClosed ? begin + length + closeLength : m_end;
    const bool isOneLetter = content.size() == 1 && !isCaseSensitive;
    if (isClosed && isOneLetter && readStringRange(from, content.front()))
        return true;
    Token &token = push(TokenKind::Text, from);
    token.content = {begin, content.size()};
    token.isCaseSensitive = isCaseSensitive;
    if (!isClosed)
        report(ProblemKind::UnclosedText, from, std::string(content));
    else if (quote.isSlip)
        report(quote.slip, from, std::string(content));
    if (!isPlainAscii(content))
        report(ProblemKind::NotAsciiText, from, std::string(content));
    return true;
}

/// The rest of "a"-"z", "a".."z", "a"..."z".
bool Lexer::readStringRange(std::size_t from, char low)
{
    constexpr std::array<std::string_view, 4> kTo{"...", "..", "\u2026", "-"};
    const auto behind = rest();
    std::size_t at = spaceLength(behind);
    const std::size_t to =
        std::max(lengthOfAny(behind.substr(at), kTo), dashLength(behind.substr(at)));
    if (to == 0)
        return false;
    at += to;
    at += spaceLength(behind.substr(at));
    const bool isQuoted = behind.size() >= at + 3 && (behind[at] == '"' || behind[at] == '\'')
        && behind[at + 2] == behind[at];
    if (!isQuoted || behind[at + 1] < low)
        return false;
    const char high = behind[at + 1];
    m_at += at + 3;
    Token &token = push(TokenKind::Range, from);
    token.low = static_cast<unsigned char>(low);
    token.high = static_cast<unsigned char>(high);
    report(ProblemKind::StringRange, from, written(from), asNumber(token.low, token.high));
    return true;
}

/// <prose>; it may run over the end of its line, though ABNF does not let it, but not over a gap.
bool Lexer::readProse()
{
    const std::size_t from = m_at;
    std::size_t close = rest().find('>');
    std::uint32_t line = m_line;
    std::size_t end = close == std::string_view::npos ? 0 : from + close + 1;
    while (end == 0 && ++line < m_tokens.lines.size() && line <= m_line + kMaxProseLines) {
        const base::Span next = m_tokens.lines[line].where;
        const auto text = m_text.substr(next.offset, next.length);
        close = text.find('>');
        if (ruleStart(text) || base::trimmed(text).empty() || !followsDirectly(line))
            break;
        end = close == text.npos ? 0 : next.offset + close + 1;
    }
    m_at = end != 0 ? end : m_end;
    Token &token = push(TokenKind::Prose, from);
    token.content = {from + 1, m_at - from - (end != 0 ? 2 : 1)};
    if (end == 0 || m_at > m_end)
        report(ProblemKind::UnclosedProse, from, written(from));
    return true;
}

static bool sameSort(char low, char high)
{
    return low < high
        && ((isDigit(low) && isDigit(high))
            || (isAlpha(low) && isAlpha(high) && (low & 32) == (high & 32)));
}

/// [a-zA-Z0-9] of regular expressions, where no rule is called so: "[a-z]" is ABNF for an optional
/// rule a-z. It becomes ( %x61-7A / … ) in tokens.
bool Lexer::readClass()
{
    const std::size_t end = rest().substr(0, kLongestClass).find(']');
    const auto inside = end == std::string_view::npos ? "" : rest().substr(1, end - 1);
    if (inside.size() < 3 || inside[1] != '-' || !sameSort(inside[0], inside[2])
        || inside.find_first_of(" \t\"") != inside.npos
        || m_tokens.names.contains(foldedName(inside)))
        return false;
    const std::size_t from = m_at;
    m_at += end + 1;
    std::string other;
    push(TokenKind::Open, from);
    for (std::size_t at = 0; at < inside.size();) {
        const bool isRange = at + 2 < inside.size() && inside[at + 1] == '-';
        const char low = inside[at];
        const char high = isRange ? inside[at + 2] : low;
        if (at > 0)
            push(TokenKind::Slash, from);
        Token &token = push(TokenKind::Range, from);
        token.low = static_cast<unsigned char>(std::min(low, high));
        token.high = static_cast<unsigned char>(std::max(low, high));
        other += (at > 0 ? " / " : "") + asNumber(token.low, token.high);
        at += isRange ? 3 : 1;
    }
    push(TokenKind::Close, from);
    report(ProblemKind::CharacterClass, from, written(from), other);
    return true;
}

void Lexer::pushBare(std::size_t length)
{
    const std::size_t from = m_at;
    m_at += length;
    Token &token = push(TokenKind::Text, from);
    token.content = since(from);
    token.isBare = true;
}

} // namespace nidreg::abnf
