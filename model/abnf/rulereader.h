// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/lexer.h"
#include "model/abnf/parse.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace nidreg::abnf {

/// Builds the nodes of one rule from its tokens, "=" left out. Groups are kept on an explicit
/// stack.
class RuleReader {
public:
    RuleReader(std::string_view text, const Tokens &tokens, Parsed &into);

    /// The body; nothing where there is none.
    std::optional<NodeId> read(std::span<const Token> tokens);

private:
    struct Repeat {
        std::uint32_t least, most;
        base::Span where;
    };

    /// An open group, or the rule itself. Its lists are the tops of those that all frames share:
    /// a million open brackets are not two million vectors.
    struct Frame {
        TokenKind opener = TokenKind::DefinedAs;
        base::Span where;
        std::optional<Repeat> repeat; ///< before the group
        std::size_t alternatives = 0, sequence = 0; ///< where its own begin
        std::optional<Repeat> pending; ///< before the next element
        bool endedInSlash = false;
    };

    void take(const Token &token);
    void takeRepeat(const Token &token);
    void takePostfix(const Token &token);
    void takeElement(const Token &token);
    void open(const Token &token);
    void close(const Token &token);
    void closeAll(base::Span end);
    void endAlternative(base::Span where, bool isLast);
    void dropPending();
    NodeId finished(base::Span where);
    std::span<const NodeId> alternatives() const;
    std::span<const NodeId> sequence() const;
    void append(NodeId node);
    NodeId node(const Token &token);
    void reportBare(const Token &token);
    void reportMissingSpace(const Token &token);
    void report(ProblemKind kind, base::Span where, std::string what = {});
    void reportWritten(ProblemKind kind, base::Span where);
    std::string written(base::Span where) const
    {
        return std::string(m_text.substr(where.offset, where.length));
    }

    std::string_view m_text;
    const Tokens &m_tokens;
    Parsed &m_into;
    std::vector<Frame> m_frames;
    std::vector<NodeId> m_alternatives, m_sequence; ///< of all open frames, the innermost's last
    const Token *m_last = nullptr; ///< of the rule: punctuation there is no element
    const Token *m_before = nullptr;
};

/// The beginning of a rule on a line: offsets count bytes of the line.
struct RuleStart {
    std::size_t indent = 0; ///< bytes of white space before it
    std::string_view name; ///< without angle brackets
    bool isAngled = false;
    std::string_view definedAs; ///< "=", "=/", "::=", ":="
    std::size_t body = 0; ///< where what follows "=" begins
};

/// Reads `name =` at the beginning of a line: a rule's name, or one in angle brackets with spaces
/// in it, and "=", "=/", "::=", ":=" or "/=" behind it. Names may hold what ABNF does not allow (a
/// digit first, an underscore, a dot): people write that.
std::optional<RuleStart> ruleStart(std::string_view line);

/// The length of the "=", "=/", "::=" … that `text` begins with; 0 for none.
std::size_t definedAsLength(std::string_view text);

} // namespace nidreg::abnf
