// SPDX-License-Identifier: MIT
#include "model/abnf/rulereader.h"

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
    m_frames.back().where = {tokens.front().where.offset, 0};
    for (const Token &token : tokens) {
        take(token);
        m_before = &token;
    }
    const base::Span end{tokens.back().where.offset + tokens.back().where.length, 0};
    closeAll(end);
    Frame &rule = m_frames.back();
    endAlternative(end, true);
    if (rule.alternatives.empty())
        return {};
    return finished(rule, joined(tokens.front().where, tokens.back().where));
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
        return report(ProblemKind::UnknownCharacter, token.where, written(token.where));
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
    auto &sequence = m_frames.back().sequence;
    if (sequence.empty())
        return report(ProblemKind::DanglingRepeat, token.where, written(token.where));
    Grammar &grammar = m_into.grammar;
    const base::Span where = joined(grammar.node(sequence.back()).where, token.where);
    sequence.back() = grammar.repeat(sequence.back(), token.low, token.high, where);
}

void RuleReader::takeElement(const Token &token)
{
    const bool isPunctuation = token.isBare && &token == m_last
        && (m_text[token.content.offset] == '.' || m_text[token.content.offset] == ',');
    if (isPunctuation)
        return report(ProblemKind::FinalPunctuation, token.where, written(token.where));
    reportMissingSpace(token);
    reportBare(token);
    append(node(token));
}

void RuleReader::reportBare(const Token &token)
{
    if (token.isBare)
        report(ProblemKind::MissingQuotes, token.where, written(token.where));
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
    std::swap(frame.repeat, m_frames.back().pending);
    m_frames.push_back(std::move(frame));
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
        return report(ProblemKind::StrayCloser, token.where, written(token.where));
    if (closerOf(m_frames.back().opener) != token.kind)
        report(ProblemKind::StrayCloser, token.where, written(token.where));
    endAlternative(token.where, true);
    Frame group = std::move(m_frames.back());
    m_frames.pop_back();
    if (group.alternatives.empty())
        return report(ProblemKind::EmptyGroup, joined(group.where, token.where),
                      written(joined(group.where, token.where)));
    Grammar &grammar = m_into.grammar;
    const base::Span where = joined(group.where, token.where);
    NodeId made = finished(group, where);
    if (group.opener == TokenKind::OpenOption)
        made = grammar.repeat(made, 0, 1, where);
    else if (group.opener == TokenKind::OpenBrace)
        made = grammar.repeat(made, 0, kUnbounded, where);
    if (group.repeat)
        made = grammar.repeat(made, group.repeat->least, group.repeat->most,
                              joined(group.repeat->where, where));
    m_frames.back().sequence.push_back(made);
    m_frames.back().endedInSlash = false;
}

/// Closes what the rule left open; only the outermost bracket is reported.
void RuleReader::closeAll(base::Span end)
{
    if (m_frames.size() > 1)
        report(ProblemKind::UnclosedGroup, m_frames[1].where, written(m_frames[1].where));
    while (m_frames.size() > 1) {
        endAlternative(end, true);
        Frame group = std::move(m_frames.back());
        m_frames.pop_back();
        if (group.alternatives.empty())
            continue;
        m_frames.back().sequence.push_back(finished(group, joined(group.where, end)));
        m_frames.back().endedInSlash = false;
    }
}

void RuleReader::endAlternative(base::Span where, bool isLast)
{
    dropPending();
    Frame &frame = m_frames.back();
    if (!frame.sequence.empty()) {
        Grammar &grammar = m_into.grammar;
        const base::Span all = joined(grammar.node(frame.sequence.front()).where,
                                      grammar.node(frame.sequence.back()).where);
        frame.alternatives.push_back(grammar.add(NodeKind::Concatenation, frame.sequence, all));
        frame.sequence.clear();
    } else if (!isLast || frame.endedInSlash) {
        report(ProblemKind::EmptyAlternative, where);
    }
    frame.endedInSlash = !isLast;
}

void RuleReader::dropPending()
{
    auto &pending = m_frames.back().pending;
    if (pending)
        report(ProblemKind::DanglingRepeat, pending->where, written(pending->where));
    pending.reset();
}

NodeId RuleReader::finished(Frame &frame, base::Span where)
{
    return m_into.grammar.add(NodeKind::Alternation, frame.alternatives, where);
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
    frame.sequence.push_back(node);
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
        return grammar.addText(NodeKind::Text, content, token.where, token.isCaseSensitive);
    case TokenKind::Range:
        return grammar.addRange(token.low, token.high, token.where);
    default:
        return grammar.addCodes(
            {m_tokens.codes.begin() + token.low, m_tokens.codes.begin() + token.low + token.high},
            token.where);
    }
}

void RuleReader::report(ProblemKind kind, base::Span where, std::string what)
{
    if (m_into.problems.size() < kMostProblems)
        m_into.problems.push_back({kind, where, std::move(what), {}});
}

} // namespace nidreg::abnf
