// SPDX-License-Identifier: MIT
#include "model/abnf/grammar.h"
#include "model/abnf/lexing.h"

namespace nidreg::abnf {

constexpr std::size_t kLongestBraces = 24; ///< {1000000000,1000000000}

/// Digits up to the end of the number; what is too large becomes kUnbounded - 1 and is reported.
std::uint32_t Lexer::readDecimal()
{
    const std::size_t from = m_at;
    std::uint64_t value = 0;
    for (; isDigit(peek()); ++m_at)
        value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(peek() - '0'),
                                        kUnbounded);
    if (value < kUnbounded)
        return static_cast<std::uint32_t>(value);
    report(ProblemKind::TooLargeNumber, from, written(from));
    return kUnbounded - 1;
}

/// A number before an element (`4HEXDIG`), before a star (`1*`), or one that lacks its quotes.
bool Lexer::readDigits()
{
    const std::size_t from = m_at;
    if (peek() == '*')
        return readStar(from, 0, false);
    if (!isDigit(peek()))
        return false;
    std::size_t length = 0;
    while (isDigit(peek(length)))
        ++length;
    std::size_t gap = 0;
    while (peek(length + gap) == ' ' || peek(length + gap) == '\t')
        ++gap;
    const bool isCount = isElementAt(length)
        || (peek() != '0' && (isElementAt(length + gap) && peek(length + gap) != '"'));
    if (peek(length) != '*' && !isCount) {
        pushBare(length);
        return true;
    }
    const std::uint32_t count = readDecimal();
    if (peek() == '*')
        return readStar(from, count, true);
    Token &token = push(TokenKind::Repeat, from);
    token.low = token.high = count;
    if (gap > 0)
        report(ProblemKind::SpaceAfterRepeat, from, written(from));
    return true;
}

bool Lexer::readStar(std::size_t from, std::uint32_t least, bool hasLeast)
{
    ++m_at;
    const std::uint32_t most = isDigit(peek()) ? readDecimal() : kUnbounded;
    const bool isPostfix =
        !hasLeast && most == kUnbounded && touchesElement() && !isElementAt(0) && !isDigit(peek());
    Token &token = push(isPostfix ? TokenKind::Postfix : TokenKind::Repeat, from);
    token.low = std::min(least, most);
    token.high = std::max(least, most);
    if (least > most)
        report(ProblemKind::BadRepeat, from, written(from));
    else if (isPostfix)
        report(ProblemKind::RepeatAfter, from, "*", "*");
    else if (isSpace(peek()) && isElementAt(spaceLength(rest())))
        report(ProblemKind::SpaceAfterRepeat, from, written(from));
    return true;
}

/// "+" and "?" of regular expressions, behind an element; "?" before one.
bool Lexer::readQuantifier()
{
    const char sign = peek();
    if (sign == '{')
        return readBraces();
    const bool isBefore = sign == '?' && !touchesElement() && isElementAt(1);
    if ((sign != '+' && sign != '?') || (!touchesElement() && !isBefore))
        return false;
    const std::size_t from = m_at++;
    Token &token = push(isBefore ? TokenKind::Repeat : TokenKind::Postfix, from);
    token.low = sign == '+' ? 1 : 0;
    token.high = sign == '+' ? kUnbounded : 1;
    report(ProblemKind::RepeatAfter, from, written(from), sign == '+' ? "1*" : "[ ]");
    return true;
}

/// {2}, {2,4}, {2,} behind an element.
bool Lexer::readBraces()
{
    const std::size_t end = rest().substr(0, kLongestBraces).find('}');
    if (!touchesElement() || end == std::string_view::npos || end < 2
        || rest().substr(1, end - 1).find_first_not_of("0123456789,") != std::string_view::npos
        || !isDigit(peek(1)))
        return false;
    const std::size_t from = m_at++;
    const std::uint32_t least = readDecimal();
    std::uint32_t most = least;
    if (peek() == ',') {
        ++m_at;
        most = isDigit(peek()) ? readDecimal() : kUnbounded;
    }
    m_at = from + end + 1;
    Token &token = push(TokenKind::Postfix, from);
    token.low = std::min(least, most);
    token.high = std::max(least, most);
    const std::string upper = most == kUnbounded ? "" : std::to_string(most);
    report(ProblemKind::RepeatAfter, from, written(from), std::to_string(least) + "*" + upper);
    return true;
}

} // namespace nidreg::abnf
