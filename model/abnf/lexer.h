// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/problem.h"
#include "model/base/finding.h"

#include <cstdint>
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
    Postfix, ///< behind an element, which is not ABNF; low, high
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
    bool isBare = false; ///< a Text that stands without quotes
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

} // namespace nidreg::abnf
