// SPDX-License-Identifier: MIT
#include "model/abnf/problem.h"

#include <array>

namespace nidreg::abnf {

namespace {

struct KindName {
    ProblemKind kind;
    std::string_view name;
};

} // namespace

// clang-format off
static constexpr std::array kNames{
    KindName{ProblemKind::Bar, "bar"},
    KindName{ProblemKind::BnfDefinedAs, "bnf-defined-as"},
    KindName{ProblemKind::AngleName, "angle-name"},
    KindName{ProblemKind::SingleQuotes, "single-quotes"},
    KindName{ProblemKind::CurlyQuotes, "curly-quotes"},
    KindName{ProblemKind::Dash, "dash"},
    KindName{ProblemKind::BadNameCharacter, "bad-name-character"},
    KindName{ProblemKind::CharacterClass, "character-class"},
    KindName{ProblemKind::RepeatAfter, "repeat-after"},
    KindName{ProblemKind::SpaceAfterRepeat, "space-after-repeat"},
    KindName{ProblemKind::MissingQuotes, "missing-quotes"},
    KindName{ProblemKind::StringRange, "string-range"},
    KindName{ProblemKind::SpaceInNumber, "space-in-number"},
    KindName{ProblemKind::BadNumberForm, "bad-number-form"},
    KindName{ProblemKind::BraceGroup, "brace-group"},
    KindName{ProblemKind::FinalPunctuation, "final-punctuation"},
    KindName{ProblemKind::MissingSpace, "missing-space"},
    KindName{ProblemKind::ForeignComment, "foreign-comment"},
    KindName{ProblemKind::WrappedComment, "wrapped-comment"},
    KindName{ProblemKind::Misaligned, "misaligned"},
    KindName{ProblemKind::NotIndented, "not-indented"},
    KindName{ProblemKind::TwoOnALine, "two-on-a-line"},
    KindName{ProblemKind::EmptyRule, "empty-rule"},
    KindName{ProblemKind::EmptyAlternative, "empty-alternative"},
    KindName{ProblemKind::EmptyGroup, "empty-group"},
    KindName{ProblemKind::UnclosedText, "unclosed-text"},
    KindName{ProblemKind::UnclosedProse, "unclosed-prose"},
    KindName{ProblemKind::UnclosedGroup, "unclosed-group"},
    KindName{ProblemKind::StrayCloser, "stray-closer"},
    KindName{ProblemKind::DanglingRepeat, "dangling-repeat"},
    KindName{ProblemKind::BadRepeat, "bad-repeat"},
    KindName{ProblemKind::BadNumber, "bad-number"},
    KindName{ProblemKind::BackwardsRange, "backwards-range"},
    KindName{ProblemKind::TooLargeNumber, "too-large-number"},
    KindName{ProblemKind::NotAsciiText, "not-ascii-text"},
    KindName{ProblemKind::UnknownCharacter, "unknown-character"},
    KindName{ProblemKind::NoRule, "no-rule"},
    KindName{ProblemKind::Undefined, "undefined"},
    KindName{ProblemKind::Unused, "unused"},
    KindName{ProblemKind::Duplicate, "duplicate"},
    KindName{ProblemKind::IncrementOfNothing, "increment-of-nothing"},
    KindName{ProblemKind::CaseVariant, "case-variant"},
    KindName{ProblemKind::LeftRecursion, "left-recursion"},
    KindName{ProblemKind::Unreachable, "unreachable"},
    KindName{ProblemKind::EndlessRepetition, "endless-repetition"},
    KindName{ProblemKind::Endless, "endless"},
};
// clang-format on

static constexpr bool standInOrder()
{
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (static_cast<std::size_t>(kNames[i].kind) != i)
            return false;
    }
    return kNames.size() == static_cast<std::size_t>(ProblemKind::Endless) + 1;
}

static_assert(standInOrder(), "name() finds a kind by its place");

static constexpr auto kKinds = [] {
    std::array<ProblemKind, kNames.size()> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        kinds[i] = kNames[i].kind;
    return kinds;
}();

std::string_view name(ProblemKind kind)
{
    return kNames[static_cast<std::size_t>(kind)].name;
}

bool isSlip(ProblemKind kind)
{
    return kind < ProblemKind::EmptyRule;
}

bool isOfRules(ProblemKind kind)
{
    return kind >= ProblemKind::Undefined;
}

std::span<const ProblemKind> problemKinds()
{
    return kKinds;
}

} // namespace nidreg::abnf
