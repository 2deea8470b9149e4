// SPDX-License-Identifier: MIT
#include "model/abnf/grammar.h"
#include "model/abnf/lexer.h"
#include "model/base/text.h"

namespace nidreg::abnf {

constexpr std::uint32_t kLastCodePoint = 0x10FFFF;

static unsigned valueOf(char digit)
{
    return static_cast<unsigned>(isDigit(digit) ? digit - '0' : base::lowered(digit) - 'a' + 10);
}

static bool isDigitOf(char c, unsigned base)
{
    return isHexDigit(c) && valueOf(c) < base;
}

static std::string upperHex(std::uint32_t value)
{
    std::string text;
    for (; value != 0 || text.size() < 2; value /= 16)
        text.insert(text.begin(), "0123456789ABCDEF"[value % 16]);
    return text;
}

std::string asNumber(std::uint32_t low, std::uint32_t high)
{
    return "%x" + upperHex(low) + (low == high ? "" : "-" + upperHex(high));
}

/// %x41, %x41-5A, %x0D.0A, %d13, %b1101 (RFC 5234, section 2.3).
bool Lexer::readNumber()
{
    const char sign = base::lowered(peek(1));
    if (peek() != '%' || sign == 's' || sign == 'i')
        return false;
    const unsigned base = sign == 'x' ? 16 : sign == 'd' ? 10 : sign == 'b' ? 2 : 0;
    const std::size_t from = m_at;
    if (base != 0 && isDigitOf(peek(2), base)) {
        m_at += 2;
        return readValues(from, base);
    }
    if (base == 0 && !isHexDigit(peek(1)))
        return false; // a bare percent sign
    m_at += 2;
    while (isNameChar(peek()))
        ++m_at;
    report(ProblemKind::BadNumber, from, written(from));
    return true;
}

std::optional<std::uint32_t> Lexer::readValue(unsigned base)
{
    const std::size_t from = m_at;
    std::uint64_t value = 0;
    for (; isDigitOf(peek(), base); ++m_at)
        value = std::min<std::uint64_t>(value * base + valueOf(peek()), kLastCodePoint + 1);
    if (m_at == from)
        return {};
    if (value <= kLastCodePoint)
        return static_cast<std::uint32_t>(value);
    report(ProblemKind::TooLargeNumber, from, written(from));
    return kLastCodePoint;
}

bool Lexer::readValues(std::size_t from, unsigned base)
{
    const std::uint32_t low = *readValue(base);
    if (readRangeEnd(from, base, low))
        return true;
    const auto begin = static_cast<std::uint32_t>(m_tokens.codes.size());
    m_tokens.codes.push_back(low);
    while (peek() == '.' && isDigitOf(peek(1), base)) {
        ++m_at;
        m_tokens.codes.push_back(*readValue(base));
    }
    Token &token = push(TokenKind::Codes, from);
    token.low = begin;
    token.high = static_cast<std::uint32_t>(m_tokens.codes.size()) - begin;
    if (!isNameChar(peek()))
        return true;
    while (isNameChar(peek()))
        ++m_at;
    report(ProblemKind::BadNumber, from, written(from));
    return true;
}

/// The "-5A" of a range, with what people put for it: dashes, dots, spaces, a second "%x".
bool Lexer::readRangeEnd(std::size_t from, unsigned base, std::uint32_t low)
{
    const std::size_t back = m_at;
    const std::size_t space = spaceLength(rest());
    m_at += space;
    const bool isDots = rest().starts_with("..");
    const std::size_t dots = rest().starts_with("...") ? 3 : 2;
    const std::size_t dash = dashLength(rest());
    const std::size_t sign = peek() == '-' ? 1 : isDots ? dots : dash;
    m_at += sign;
    const std::size_t after = sign == 0 ? 0 : spaceLength(rest());
    m_at += after;
    const bool isPrefixed = peek() == '%' && isAlpha(peek(1));
    m_at += isPrefixed ? 2 : 0;
    const auto high = sign == 0 ? std::nullopt : readValue(base);
    if (!high) {
        m_at = back;
        return false;
    }
    Token &token = push(TokenKind::Range, from);
    token.low = std::min(low, *high);
    token.high = std::max(low, *high);
    if (dash != 0)
        report(ProblemKind::Dash, from, written(from));
    else if (isDots || isPrefixed)
        report(ProblemKind::BadNumberForm, from, written(from), asNumber(low, *high));
    else if (space + after > 0)
        report(ProblemKind::SpaceInNumber, from, written(from));
    if (low > *high)
        report(ProblemKind::BackwardsRange, from, written(from));
    return true;
}

/// 0x41, U+0041: other languages' ways to write a character. 0x41-0x5A is a range.
bool Lexer::readForeignNumber()
{
    const auto hasPrefix = [&] {
        const auto lead = rest().substr(0, 2);
        return (lead == "0x" || lead == "0X" || lead == "U+") && isHexDigit(peek(2));
    };
    if (!hasPrefix())
        return false;
    const std::size_t from = m_at;
    m_at += 2;
    const std::uint32_t low = *readValue(16);
    std::uint32_t high = low;
    const std::size_t back = m_at;
    m_at += peek() == '-' ? 1 : 0;
    if (m_at > back && hasPrefix()) {
        m_at += 2;
        high = *readValue(16);
    } else {
        m_at = back;
    }
    Token &token = push(TokenKind::Range, from);
    token.low = std::min(low, high);
    token.high = std::max(low, high);
    report(ProblemKind::BadNumberForm, from, written(from), asNumber(low, high));
    return true;
}

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
