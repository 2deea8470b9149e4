// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::abnf {

/// What can be wrong with a grammar, each with the meaning of `what` and `other` of its Problem.
enum class ProblemKind {
    // Not ABNF, but the meaning is plain: understood, and reported so that it can be fixed.
    Bar, ///< "|" instead of "/"; once a rule
    BnfDefinedAs, ///< "::=" instead of "="; what: as written
    AngleName, ///< <name> = …; what: the name
    SingleQuotes, ///< 'a'; what: the text
    CurlyQuotes, ///< typographic quotes; what: the text
    Dash, ///< a typographic dash instead of "-"
    BadNameCharacter, ///< c2pa_urn, 3gpp; what: the name
    CharacterClass, ///< [a-z]; what: as written; other: what says it
    RepeatAfter, ///< DIGIT+; what: as written; other: what says it
    SpaceAfterRepeat, ///< 1* DIGIT
    MissingQuotes, ///< a bare ":" or 0; what: the text
    StringRange, ///< "a"-"z"; what: as written; other: what says it
    SpaceInNumber, ///< %x30 - 39
    BadNumberForm, ///< 0x41, \x41; what: as written; other: what says it
    BraceGroup, ///< { a }
    FinalPunctuation, ///< a full stop or comma behind the rule; what: it
    MissingSpace, ///< "a""b"
    ForeignComment, ///< // …, (* … *)
    WrappedComment, ///< the rest of a comment without ";"
    Misaligned, ///< a rule begins in another column than the first; what: the name
    NotIndented, ///< a continuation line begins in the rule's column
    TwoOnALine, ///< a rule begins behind another; what: the name
    // Not ABNF, and its meaning can only be guessed.
    EmptyRule, ///< what: the name
    EmptyAlternative, ///< a / / b
    EmptyGroup, ///< ()
    UnclosedText, ///< what: the text
    UnclosedProse, ///< what: the text
    UnclosedGroup, ///< what: the bracket
    StrayCloser, ///< what: the bracket
    DanglingRepeat, ///< what: as written
    BadRepeat, ///< 5*3; what: as written
    BadNumber, ///< %xG; what: as written
    BackwardsRange, ///< %x39-30; what: as written
    TooLargeNumber, ///< what: as written
    NotAsciiText, ///< "ä"; what: the text
    UnknownCharacter, ///< what: it
    NoRule, ///< text outside any rule; what: its beginning
    // The rules taken together.
    Undefined, ///< what: the name; other: a name that may be meant, or nothing
    Unused, ///< what: the name
    Duplicate, ///< what: the name; other: as the first writes it
    IncrementOfNothing, ///< "=/" without an earlier "="; what: the name
    CaseVariant, ///< what: the name as used; other: as defined
    LeftRecursion, ///< what: the name; other: the rules it runs through
    Unreachable, ///< alternatives that follow each other; other: the rule
    EndlessRepetition, ///< a repetition of what may be empty
    Endless, ///< a rule without a finite sentence; what: the name
};

/// One thing that is wrong, and where: bytes in the text that was parsed.
struct Problem {
    ProblemKind kind;
    base::Span where;
    std::string what; ///< UTF-8
    std::string other; ///< UTF-8

    friend bool operator==(const Problem &, const Problem &) = default;
};

using Problems = std::vector<Problem>;

/// After this many problems no more are recorded.
inline constexpr std::size_t kMaxProblems = 1000;

/// "missing-quotes" and so on, for JSON and as the variant of a sentence.
std::string_view name(ProblemKind kind);

/// What the grammar as written means is plain, though ABNF says it otherwise.
bool isSlip(ProblemKind kind);

/// Not of the syntax but of the rules taken together.
bool isOfRules(ProblemKind kind);

/// Every kind, for tests and for the wording.
std::span<const ProblemKind> problemKinds();

} // namespace nidreg::abnf
