// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::abnf {

using ExpressionId = std::uint32_t;
using AsciiSet = std::bitset<128>;

/// Regular expressions as values, of the characters that URNs are made of. They share what is below
/// them: each one is made of earlier ones and never changes. They are written in what POSIX, RE2,
/// PCRE, PostgreSQL, ECMAScript, Python, Java and XML Schema read alike: sets, groups, `|` and
/// counts, without a backslash.
class Expressions {
public:
    static constexpr ExpressionId kNothing = 0; ///< fits no text
    static constexpr ExpressionId kEmpty = 1; ///< fits the empty text
    static constexpr std::uint32_t kNoLimit = 0xFFFFFFFFU;

    /// None of them is written with more than `longest` bytes.
    explicit Expressions(std::size_t longest);

    /// One character; characters that no URN contains are left out.
    ExpressionId one(const AsciiSet &of);
    ExpressionId sequence(const std::vector<ExpressionId> &parts);
    ExpressionId either(const std::vector<ExpressionId> &choices);
    ExpressionId repeated(ExpressionId what, std::uint32_t least, std::uint32_t most);

    /// What may follow `character` where `id` begins with it: Brzozowski's derivative.
    ExpressionId after(ExpressionId id, char character);

    /// Something that was made was too long, nested too deep or repeated too often for one of
    /// those who read it: what is made of it fits nothing.
    bool isTooLarge() const { return m_isTooLarge; }

    /// As it is written, without anchors; something else may stand beside it.
    std::string text(ExpressionId of) const;

private:
    enum class Kind : std::uint8_t { Nothing, Empty, One, Sequence, Either, Repeated };

    struct Expression {
        Kind kind = Kind::Nothing;
        bool mayBeEmpty = false;
        std::uint32_t least = 0, most = 0; ///< of Repeated
        std::uint32_t depth = 0; ///< levels below it
        std::uint64_t length = 0; ///< of its text, about
        std::uint64_t nested = 1; ///< counts of repetitions in one another, multiplied
        std::uint64_t states = 0; ///< when every count is copied
        AsciiSet set = {}; ///< of One
        std::vector<ExpressionId> below = {};
    };

    ExpressionId add(Expression made);
    void measure(Expression &made) const;
    void append(std::vector<ExpressionId> &to, ExpressionId part);
    ExpressionId merged(ExpressionId left, ExpressionId right);
    ExpressionId unitOf(ExpressionId id) const;
    ExpressionId inLoop(ExpressionId id);
    ExpressionId afterSequence(const std::vector<ExpressionId> &parts, char character);
    void write(ExpressionId id, std::string &to) const;
    void writeGrouped(ExpressionId id, std::string &to) const;
    void writeRepeated(const Expression &of, std::string &to) const;

    std::size_t m_longest;
    bool m_isTooLarge = false;
    std::vector<Expression> m_all;
};

} // namespace nidreg::abnf
