// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/chars.h"
#include "model/abnf/problem.h"
#include "model/base/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace nidreg::abnf {

enum class TokenKind {
    Name,
    DefinedAs,
    Slash,
    Open, ///< "("
    OpenOption, ///< "["
    OpenBrace, ///< "{", which is EBNF
    Close,
    CloseOption,
    CloseBrace,
    Repeat, ///< before an element; low, high
    Postfix, ///< after an element, which is not ABNF; low, high
    Text,
    Range, ///< low, high
    Codes, ///< low: where they begin among Tokens::codes; high: how many
    Prose,
};

struct Token {
    TokenKind kind = TokenKind::Name;
    bool isFirstOnLine = false;
    bool hasSpaceBefore = false;
    bool isCaseSensitive = false; ///< of a Text
    bool isBare = false; ///< a Text without quotes
    std::uint32_t line = 0; ///< which of the lines
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    base::Span where; ///< all of it
    base::Span content; ///< of Name, Text, Prose: what is between the quotes or brackets
};

/// Where a line of the grammar stands.
struct LineOfGrammar {
    base::Span where;
    std::size_t column = 0; ///< of its first character that is no white space, from 0, tabs at 8
    std::uint32_t block = 0; ///< lines with anything but white space between them differ
};

struct Tokens {
    std::vector<Token> list;
    std::vector<std::uint32_t> codes;
    std::vector<LineOfGrammar> lines;
    std::unordered_set<std::string> names; ///< of the rules, folded
};

/// Takes the lines of a grammar apart; comments and white space are left out. What is not ABNF goes
/// to `problems`.
Tokens lex(std::string_view text, const std::vector<base::Span> &lines, Problems &problems);

/// "%x61-7A", or "%x2D" where both are the same.
std::string asNumber(std::uint32_t low, std::uint32_t high);

/// The work of lex(): one object for one text. `m_at` walks over the text; `m_end` is the end of
/// the line.
class Lexer {
public:
    Lexer(std::string_view text, const std::vector<base::Span> &lines, Problems &problems);

    Tokens run();

private:
    struct Quote {
        std::string_view open, close;
        ProblemKind slip;
        bool isSlip;
    };

    // lexer.cpp
    void placeLines(const std::vector<base::Span> &lines);
    void collectNames();
    void readLine(std::uint32_t line);
    void readToken();
    bool readPunctuation();
    bool readOperator();
    bool readName();
    void readRest();
    bool followsDirectly(std::uint32_t line) const;
    bool isWrappedComment(std::uint32_t line) const;

    // lexrepeats.cpp
    bool readDigits();
    bool readStar(std::size_t from, std::uint32_t least, bool hasLeast);
    bool readQuantifier();
    bool readBraces();
    std::uint32_t readDecimal();

    // lextexts.cpp
    bool readText();
    bool readQuoted(const Quote &quote, std::size_t prefix, bool isCaseSensitive);
    bool readStringRange(std::size_t from, char low);
    bool readProse();
    bool readClass();
    void pushBare(std::size_t length);

    // lexnumbers.cpp
    bool readNumber();
    bool readForeignNumber();
    bool readValues(std::size_t from, unsigned base);
    bool readRangeEnd(std::size_t from, unsigned base, std::uint32_t low);
    std::optional<std::uint32_t> readValue(unsigned base);

    std::string_view rest() const { return m_text.substr(m_at, m_end - m_at); }
    char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_end ? m_text[m_at + ahead] : '\n';
    }
    std::string written(std::size_t from) const
    {
        return std::string(m_text.substr(from, m_at - from));
    }
    base::Span since(std::size_t from) const { return {from, m_at - from}; }

    /// True where an element may begin at `ahead`.
    bool isElementAt(std::size_t ahead) const;
    /// True where an element ended right before `m_at`, with nothing between.
    bool touchesElement() const;

    Token &push(TokenKind kind, std::size_t from);
    void report(ProblemKind kind, std::size_t from, std::string what = {}, std::string other = {});

    std::string_view m_text;
    Problems &m_problems;
    Tokens m_tokens;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
    std::uint32_t m_line = 0;
    bool m_sawSpace = false;
    bool m_isFirst = true;
    bool m_lineHadComment = false;
    bool m_toldBar = false; ///< of the rule: one is enough
};

} // namespace nidreg::abnf
