// SPDX-License-Identifier: MIT
#include "model/abnf/lexer.h"

#include "model/abnf/grammar.h"
#include "model/abnf/known.h"
#include "model/abnf/rulereader.h"
#include "model/base/text.h"

#include <algorithm>
#include <utility>

namespace nidreg::abnf {

Tokens lex(std::string_view text, const std::vector<base::Span> &lines, Problems &problems)
{
    return Lexer(text, lines, problems).run();
}

Lexer::Lexer(std::string_view text, const std::vector<base::Span> &lines, Problems &problems)
    : m_text(text), m_problems(problems)
{
    placeLines(lines);
    collectNames();
}

Tokens Lexer::run()
{
    for (std::uint32_t line = 0; line < m_tokens.lines.size(); ++line)
        readLine(line);
    return std::move(m_tokens);
}

void Lexer::placeLines(const std::vector<base::Span> &lines)
{
    std::uint32_t block = 0;
    std::size_t end = 0;
    for (const base::Span where : lines) {
        const auto line = m_text.substr(where.offset, where.length);
        const std::size_t start = where.offset + spaceLength(line);
        const auto between = m_text.substr(end, where.offset - end);
        block += base::trimmed(between).empty() ? 0 : 1;
        m_tokens.lines.push_back({where, columnOf(m_text, start), block});
        end = where.offset + where.length;
    }
}

void Lexer::collectNames()
{
    for (const LineOfGrammar &line : m_tokens.lines) {
        const auto start = ruleStart(m_text.substr(line.where.offset, line.where.length));
        if (start)
            m_tokens.names.insert(foldedName(start->name));
    }
}

void Lexer::readLine(std::uint32_t line)
{
    const base::Span where = m_tokens.lines[line].where;
    m_line = line;
    m_at = std::max(m_at, where.offset); // prose may have run over its line
    m_end = where.offset + where.length;
    m_isFirst = true;
    m_sawSpace = true;
    const bool isWrapped = m_lineHadComment && isWrappedComment(line);
    m_lineHadComment = isWrapped;
    if (isWrapped) {
        const std::size_t from = m_at + spaceLength(rest());
        m_at = m_end;
        return report(ProblemKind::WrappedComment, from, written(from));
    }
    while (m_at < m_end)
        readToken();
}

/// True where nothing stood between `line`, which is not the first, and the one before it.
bool Lexer::followsDirectly(std::uint32_t line) const
{
    const base::Span before = m_tokens.lines[line - 1].where;
    const std::size_t end = before.offset + before.length;
    const auto between = m_text.substr(end, m_tokens.lines[line].where.offset - end);
    return std::ranges::count(between, '\n') == 1;
}

/// Words behind a commented line, set to the left, that name no rule: mail programs break comments
/// so.
bool Lexer::isWrappedComment(std::uint32_t line) const
{
    const auto &[where, column, block] = m_tokens.lines[line];
    const auto text = base::trimmed(m_text.substr(where.offset, where.length));
    if (!followsDirectly(line))
        return false; // a blank line ended the comment
    if (text.empty() || text.find_first_of("\"/=%<>|[]*;'") != text.npos || ruleStart(text))
        return false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t stop = std::min(text.find(' ', at), text.size());
        const auto word = text.substr(at, stop - at);
        if (m_tokens.names.contains(foldedName(word)) || knownRule(word))
            return false;
        at = stop + 1;
    }
    return isAlpha(text.front());
}

void Lexer::readToken()
{
    const std::size_t space = spaceLength(rest());
    m_sawSpace = m_sawSpace || space > 0;
    m_at += space;
    if (m_at >= m_end)
        return;
    if (peek() == ';') {
        m_lineHadComment = true;
        m_at = m_end;
        return;
    }
    if (!readForeignNumber() && !readName() && !readOperator() && !readNumber() && !readText()
        && !readDigits() && !readQuantifier() && !readPunctuation())
        readRest();
    m_sawSpace = false;
    m_isFirst = false;
}

bool Lexer::readOperator()
{
    const std::size_t from = m_at;
    if (rest().starts_with("//")) {
        m_at = m_end;
        report(ProblemKind::ForeignComment, from, written(from));
        return true;
    }
    const std::size_t length = definedAsLength(rest());
    if (length == 0)
        return false;
    m_toldBar = false;
    const bool increments = rest().starts_with("=/") || rest().starts_with("/=");
    m_at += length;
    push(TokenKind::DefinedAs, from).low = increments ? 1 : 0;
    if (written(from) != "=" && written(from) != "=/")
        report(ProblemKind::BnfDefinedAs, from, written(from));
    return true;
}

bool Lexer::readPunctuation()
{
    constexpr std::string_view kSigns = "/|()[]{}";
    constexpr TokenKind kKinds[] = {
        TokenKind::Slash,      TokenKind::Slash,       TokenKind::Open,      TokenKind::Close,
        TokenKind::OpenOption, TokenKind::CloseOption, TokenKind::OpenBrace, TokenKind::CloseBrace};
    const std::size_t sign = kSigns.find(peek());
    if (sign == kSigns.npos)
        return false;
    if (peek() == '[' && readClass())
        return true;
    const std::size_t from = m_at;
    m_at += rest().starts_with("||") ? 2 : 1;
    push(kKinds[sign], from);
    if (m_text[from] == '|' && !std::exchange(m_toldBar, true))
        report(ProblemKind::Bar, from, written(from));
    else if (m_text[from] == '{')
        report(ProblemKind::BraceGroup, from, "{");
    return true;
}

/// A name; one with a dot in it, or with a digit first, only where a rule is called so.
bool Lexer::readName()
{
    if (!isNameChar(peek()) || peek() == '-')
        return false;
    std::size_t wide = 0;
    while (isNameChar(peek(wide)) || peek(wide) == '.')
        ++wide;
    std::size_t length = 0;
    while (isNameChar(peek(length)))
        ++length;
    const bool isOfRule = m_tokens.names.contains(foldedName(rest().substr(0, wide)));
    if (isOfRule)
        length = wide;
    if (!isOfRule && !m_tokens.names.contains(foldedName(rest().substr(0, length)))
        && !isAlpha(peek()))
        return false;
    const std::size_t from = m_at;
    m_at += length;
    push(TokenKind::Name, from).content = since(from);
    return true;
}

void Lexer::readRest()
{
    const std::size_t from = m_at;
    const std::size_t dots = rest().starts_with("...") ? 3 : 0;
    const std::size_t dash = dashLength(rest());
    if (dots == 0 && dash == 0 && peek() > ' ' && peek() < '\x7F' && peek() != '\\')
        return pushBare(1);
    m_at += dots != 0 ? dots : std::min(utf8Length(peek()), m_end - m_at);
    report(ProblemKind::UnknownCharacter, from, written(from));
}

bool Lexer::isElementAt(std::size_t ahead) const
{
    const char c = peek(ahead);
    return isAlpha(c) || c == '"' || c == '(' || c == '[' || c == '<' || c == '%' || c == '_'
        || c == '\'' || c == '{';
}

bool Lexer::touchesElement() const
{
    if (m_sawSpace || m_tokens.list.empty())
        return false;
    switch (m_tokens.list.back().kind) {
    case TokenKind::DefinedAs:
    case TokenKind::Slash:
    case TokenKind::Open:
    case TokenKind::OpenOption:
    case TokenKind::OpenBrace:
    case TokenKind::Repeat:
        return false;
    default:
        return true;
    }
}

Token &Lexer::push(TokenKind kind, std::size_t from)
{
    Token token;
    token.kind = kind;
    token.isFirstOnLine = m_isFirst;
    token.hasSpaceBefore = m_sawSpace;
    token.line = m_line;
    token.where = since(from);
    m_tokens.list.push_back(token);
    return m_tokens.list.back();
}

void Lexer::report(ProblemKind kind, std::size_t from, std::string what, std::string other)
{
    if (m_problems.size() < kMaxProblems)
        m_problems.push_back({kind, since(from), std::move(what), std::move(other)});
}

} // namespace nidreg::abnf
