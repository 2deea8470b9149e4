// SPDX-License-Identifier: MIT
#include "model/abnf/parse.h"

#include "model/abnf/chars.h"
#include "model/abnf/rulereader.h"

#include <algorithm>

namespace nidreg::abnf {

namespace {

/// Splits the tokens into rules: a name and "=" behind it begin one, wherever they stand.
class Reader {
public:
    Reader(std::string_view text, const std::vector<base::Span> &lines)
        : m_text(text), m_tokens(lex(text, lines, m_parsed.problems))
    {
    }

    Parsed run();

private:
    bool isStart(std::size_t token) const;
    void readRule(std::size_t from, std::size_t to);
    void report(Problem problem);
    void reportName(const Token &name);
    void reportLayout(std::size_t from, std::size_t to);
    void reportOutside(std::size_t to);

    std::string_view m_text;
    Parsed m_parsed;
    Tokens m_tokens;
    std::uint32_t m_block = 0xFFFFFFFFU;
    std::size_t m_column = 0; ///< where the rules of the block begin
};

} // namespace

void Reader::report(Problem problem)
{
    if (m_parsed.problems.size() < kMaxProblems)
        m_parsed.problems.push_back(std::move(problem));
}

bool Reader::isStart(std::size_t token) const
{
    const auto &list = m_tokens.list;
    return token + 1 < list.size() && list[token + 1].kind == TokenKind::DefinedAs
        && (list[token].kind == TokenKind::Name || list[token].kind == TokenKind::Prose);
}

Parsed Reader::run()
{
    const std::size_t count = m_tokens.list.size();
    std::size_t from = 0;
    while (from < count && !isStart(from))
        ++from;
    reportOutside(from);
    while (from < count) {
        std::size_t to = from + 2;
        while (to < count && !isStart(to))
            ++to;
        readRule(from, to);
        from = to;
    }
    std::ranges::stable_sort(m_parsed.problems, {},
                             [](const Problem &problem) { return problem.where.offset; });
    return std::move(m_parsed);
}

void Reader::readRule(std::size_t from, std::size_t to)
{
    const Token &name = m_tokens.list[from];
    const Token &last = m_tokens.list[to - 1];
    reportName(name);
    reportLayout(from, to);
    Rule rule;
    rule.name = std::string(m_text.substr(name.content.offset, name.content.length));
    rule.isIncremental = m_tokens.list[from + 1].low == 1;
    rule.nameAt = name.where;
    rule.where = {name.where.offset, last.where.offset + last.where.length - name.where.offset};
    const auto body = RuleReader(m_text, m_tokens, m_parsed)
                          .read(std::span(m_tokens.list).subspan(from + 2, to - from - 2));
    if (!body)
        report({ProblemKind::EmptyRule, rule.where, rule.name, {}});
    rule.body = body ? *body : m_parsed.grammar.addText(NodeKind::Prose, "", rule.where);
    m_parsed.grammar.rules.push_back(std::move(rule));
}

void Reader::reportName(const Token &name)
{
    const auto text = m_text.substr(name.content.offset, name.content.length);
    if (name.kind == TokenKind::Prose)
        report({ProblemKind::AngleName, name.where, std::string(text), {}});
    else if (!isAlpha(text.front()) || text.find_first_of("_.") != text.npos)
        report({ProblemKind::BadNameCharacter, name.where, std::string(text), {}});
}

/// Rules are left aligned, and continuation lines are indented (RFC 5234, section 2.2).
void Reader::reportLayout(std::size_t from, std::size_t to)
{
    const Token &name = m_tokens.list[from];
    const LineOfGrammar &line = m_tokens.lines[name.line];
    const std::string what(m_text.substr(name.content.offset, name.content.length));
    if (!name.isFirstOnLine)
        report({ProblemKind::TwoOnALine, name.where, what, {}});
    else if (line.block != m_block)
        m_column = line.column;
    else if (line.column != m_column)
        report({ProblemKind::Misaligned, name.where, what, {}});
    m_block = line.block;
    for (std::size_t i = from + 1; i < to; ++i) {
        const Token &token = m_tokens.list[i];
        if (token.isFirstOnLine && token.line != name.line
            && m_tokens.lines[token.line].column <= line.column)
            report({ProblemKind::NotIndented, token.where, {}, {}});
    }
}

void Reader::reportOutside(std::size_t to)
{
    if (to == 0)
        return;
    const base::Span first = m_tokens.list.front().where;
    report(
        {ProblemKind::NoRule, first, std::string(m_text.substr(first.offset, first.length)), {}});
}

static std::vector<base::Span> allLines(std::string_view text)
{
    std::vector<base::Span> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const bool isCrLf = end > at && text[end - 1] == '\r';
        lines.push_back({at, end - at - (isCrLf ? 1 : 0)});
        at = end + 1;
    }
    return lines;
}

Parsed parse(std::string_view text)
{
    return parse(text, allLines(text));
}

Parsed parse(std::string_view text, const std::vector<base::Span> &lines)
{
    return Reader(text, lines).run();
}

} // namespace nidreg::abnf
