// SPDX-License-Identifier: MIT
#include "model/abnf/rulereader.h"

#include "model/abnf/chars.h"
#include "model/abnf/utf8.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::abnf {

static base::Span joined(base::Span first, base::Span last)
{
    return {first.offset, last.offset + last.length - first.offset};
}

RuleReader::RuleReader(std::string_view text, const Tokens &tokens, Parsed &into)
    : m_text(text), m_tokens(tokens), m_into(into)
{
}

std::optional<NodeId> RuleReader::read(std::span<const Token> tokens)
{
    if (tokens.empty())
        return {};
    m_last = &tokens.back();
    m_before = nullptr;
    m_frames.assign(1, Frame());
    m_alternatives.clear();
    m_sequence.clear();
    m_frames.back().where = {tokens.front().where.offset, 0};
    for (const Token &token : tokens) {
        take(token);
        m_before = &token;
    }
    const base::Span end{tokens.back().where.offset + tokens.back().where.length, 0};
    closeAll(end);
    endAlternative(end, true);
    if (alternatives().empty())
        return {};
    return finished(joined(tokens.front().where, tokens.back().where));
}

void RuleReader::take(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Slash:
        return endAlternative(token.where, false);
    case TokenKind::Repeat:
        return takeRepeat(token);
    case TokenKind::Postfix:
        return takePostfix(token);
    case TokenKind::Open:
    case TokenKind::OpenOption:
    case TokenKind::OpenBrace:
        return open(token);
    case TokenKind::Close:
    case TokenKind::CloseOption:
    case TokenKind::CloseBrace:
        return close(token);
    case TokenKind::DefinedAs: // without a name before it: a stray sign
        return reportWritten(ProblemKind::UnknownCharacter, token.where);
    default:
        return takeElement(token);
    }
}

void RuleReader::takeRepeat(const Token &token)
{
    dropPending();
    reportMissingSpace(token);
    m_frames.back().pending = Repeat{token.low, token.high, token.where};
}

void RuleReader::takePostfix(const Token &token)
{
    if (sequence().empty())
        return reportWritten(ProblemKind::DanglingRepeat, token.where);
    Grammar &grammar = m_into.grammar;
    const base::Span where = joined(grammar.node(m_sequence.back()).where, token.where);
    m_sequence.back() = grammar.repeat(m_sequence.back(), token.low, token.high, where);
}

void RuleReader::takeElement(const Token &token)
{
    const bool isPunctuation = token.isBare && &token == m_last
        && (m_text[token.content.offset] == '.' || m_text[token.content.offset] == ',');
    if (isPunctuation)
        return reportWritten(ProblemKind::FinalPunctuation, token.where);
    reportMissingSpace(token);
    reportBare(token);
    append(node(token));
}

void RuleReader::reportBare(const Token &token)
{
    if (token.isBare)
        reportWritten(ProblemKind::MissingQuotes, token.where);
    const bool isUnderscored = token.kind == TokenKind::Name
        && written(token.content).find('_') != std::string::npos
        && !m_tokens.names.contains(foldedName(written(token.content)));
    if (isUnderscored)
        report(ProblemKind::BadNameCharacter, token.where, written(token.content));
}

/// Two elements need white space between them (`concatenation`, RFC 5234, section 4).
void RuleReader::reportMissingSpace(const Token &token)
{
    if (token.hasSpaceBefore || !m_before)
        return;
    switch (m_before->kind) {
    case TokenKind::Name:
    case TokenKind::Text:
    case TokenKind::Range:
    case TokenKind::Codes:
    case TokenKind::Prose:
    case TokenKind::Postfix:
    case TokenKind::Close:
    case TokenKind::CloseOption:
    case TokenKind::CloseBrace:
        break;
    default:
        return;
    }
    const bool isSameToken = m_before->where == token.where; // a character class taken apart
    if (!isSameToken && !token.isBare && !m_before->isBare)
        report(ProblemKind::MissingSpace, token.where);
}

void RuleReader::open(const Token &token)
{
    reportMissingSpace(token);
    Frame frame;
    frame.opener = token.kind;
    frame.where = token.where;
    frame.alternatives = m_alternatives.size();
    frame.sequence = m_sequence.size();
    std::swap(frame.repeat, m_frames.back().pending);
    m_frames.push_back(frame);
}

static TokenKind closerOf(TokenKind opener)
{
    return opener == TokenKind::Open      ? TokenKind::Close
        : opener == TokenKind::OpenOption ? TokenKind::CloseOption
                                          : TokenKind::CloseBrace;
}

void RuleReader::close(const Token &token)
{
    if (m_frames.size() == 1)
        return reportWritten(ProblemKind::StrayCloser, token.where);
    if (closerOf(m_frames.back().opener) != token.kind)
        reportWritten(ProblemKind::StrayCloser, token.where);
    endAlternative(token.where, true);
    const Frame group = m_frames.back();
    const base::Span where = joined(group.where, token.where);
    const bool isEmpty = alternatives().empty();
    NodeId made = isEmpty ? 0 : finished(where);
    m_frames.pop_back();
    if (isEmpty)
        return reportWritten(ProblemKind::EmptyGroup, where);
    Grammar &grammar = m_into.grammar;
    if (group.opener == TokenKind::OpenOption)
        made = grammar.repeat(made, 0, 1, where);
    else if (group.opener == TokenKind::OpenBrace)
        made = grammar.repeat(made, 0, kUnbounded, where);
    if (group.repeat)
        made = grammar.repeat(made, group.repeat->least, group.repeat->most,
                              joined(group.repeat->where, where));
    m_sequence.push_back(made);
    m_frames.back().endedInSlash = false;
}

/// Closes what the rule left open; only the outermost bracket is reported.
void RuleReader::closeAll(base::Span end)
{
    if (m_frames.size() > 1)
        reportWritten(ProblemKind::UnclosedGroup, m_frames[1].where);
    while (m_frames.size() > 1) {
        endAlternative(end, true);
        const bool isEmpty = alternatives().empty();
        const NodeId made = isEmpty ? 0 : finished(joined(m_frames.back().where, end));
        m_frames.pop_back();
        if (isEmpty)
            continue;
        m_sequence.push_back(made);
        m_frames.back().endedInSlash = false;
    }
}

void RuleReader::endAlternative(base::Span where, bool isLast)
{
    dropPending();
    Frame &frame = m_frames.back();
    if (const auto all = sequence(); !all.empty()) {
        Grammar &grammar = m_into.grammar;
        const base::Span across =
            joined(grammar.node(all.front()).where, grammar.node(all.back()).where);
        m_alternatives.push_back(grammar.add(NodeKind::Concatenation, all, across));
        m_sequence.resize(frame.sequence);
    } else if (!isLast || frame.endedInSlash) {
        report(ProblemKind::EmptyAlternative, where);
    }
    frame.endedInSlash = !isLast;
}

void RuleReader::dropPending()
{
    auto &pending = m_frames.back().pending;
    if (pending)
        reportWritten(ProblemKind::DanglingRepeat, pending->where);
    pending.reset();
}

/// The innermost frame's alternatives as one node.
NodeId RuleReader::finished(base::Span where)
{
    const NodeId made = m_into.grammar.add(NodeKind::Alternation, alternatives(), where);
    m_alternatives.resize(m_frames.back().alternatives);
    return made;
}

std::span<const NodeId> RuleReader::alternatives() const
{
    return std::span(m_alternatives).subspan(m_frames.back().alternatives);
}

std::span<const NodeId> RuleReader::sequence() const
{
    return std::span(m_sequence).subspan(m_frames.back().sequence);
}

void RuleReader::append(NodeId node)
{
    Frame &frame = m_frames.back();
    Grammar &grammar = m_into.grammar;
    if (frame.pending) {
        const base::Span where = joined(frame.pending->where, grammar.node(node).where);
        node = grammar.repeat(node, frame.pending->least, frame.pending->most, where);
        frame.pending.reset();
    }
    m_sequence.push_back(node);
    frame.endedInSlash = false;
}

NodeId RuleReader::node(const Token &token)
{
    Grammar &grammar = m_into.grammar;
    const auto content = m_text.substr(token.content.offset, token.content.length);
    switch (token.kind) {
    case TokenKind::Name:
        return grammar.addText(NodeKind::Reference, content, token.where);
    case TokenKind::Prose:
        return grammar.addText(NodeKind::Prose, content, token.where);
    case TokenKind::Text:
        return grammar.addText(NodeKind::Text, asUtf8(content), token.where, token.isCaseSensitive);
    case TokenKind::Range:
        return grammar.addRange(token.low, token.high, token.where);
    default:
        return grammar.addCodes(
            {m_tokens.codes.begin() + token.low, m_tokens.codes.begin() + token.low + token.high},
            token.where);
    }
}

/// Says what stands there, as far as anybody reads: each of nested empty groups holds the next, so
/// that all of their texts together would be as long as the square of their number.
void RuleReader::reportWritten(ProblemKind kind, base::Span where)
{
    constexpr std::size_t kMaxShown = 80;
    if (m_into.problems.size() >= kMaxProblems)
        return;
    std::size_t end = std::min(where.length, kMaxShown);
    while (end < where.length
           && (static_cast<unsigned char>(m_text[where.offset + end]) & 0xC0U) == 0x80)
        ++end;
    std::string what = written({where.offset, end});
    if (end < where.length)
        what += "…";
    report(kind, where, std::move(what));
}

void RuleReader::report(ProblemKind kind, base::Span where, std::string what)
{
    if (m_into.problems.size() < kMaxProblems)
        m_into.problems.push_back({kind, where, std::move(what), {}});
}

constexpr std::size_t kLongestName = 80;

constexpr std::array<std::string_view, 6> kDefinedAs{"::=", ":=", "==", "=/", "/=", "="};

std::size_t definedAsLength(std::string_view text)
{
    return lengthOfAny(text, kDefinedAs);
}

static std::size_t angledLength(std::string_view text)
{
    const std::size_t end = text.substr(0, kLongestName).find_first_of("><\"=", 1);
    return end != text.npos && text[end] == '>' && end > 1 ? end + 1 : 0;
}

static std::size_t plainLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && (isNameChar(text[length]) || text[length] == '.'))
        ++length;
    while (length > 0 && text[length - 1] == '.')
        --length;
    const bool isName = length > 0 && length <= kLongestName
        && (isAlpha(text.front()) || isDigit(text.front()) || text.front() == '_')
        && text.substr(0, length).find_first_not_of("0123456789.-_") != text.npos;
    return isName ? length : 0;
}

std::optional<RuleStart> ruleStart(std::string_view line)
{
    RuleStart start;
    start.indent = spaceLength(line);
    const auto rest = line.substr(start.indent);
    start.isAngled = rest.starts_with('<');
    const std::size_t length = start.isAngled ? angledLength(rest) : plainLength(rest);
    if (length == 0)
        return {};
    start.name =
        start.isAngled ? base::trimmed(rest.substr(1, length - 2)) : rest.substr(0, length);
    const std::size_t gap = spaceLength(rest.substr(length));
    const auto behind = rest.substr(length + gap);
    const std::size_t operatorLength = definedAsLength(behind);
    if (operatorLength == 0 || start.name.empty())
        return {};
    start.definedAs = behind.substr(0, operatorLength);
    start.body = start.indent + length + gap + operatorLength;
    return start;
}

} // namespace nidreg::abnf
