// SPDX-License-Identifier: MIT
#include "model/templates/lint/rules.h"

#include "model/templates/lint/lint.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace nidreg::templates {

namespace {

using base::Severity;
using enum Severity;

using Fields = unsigned; ///< one bit a field

constexpr Fields only(Field field)
{
    return 1U << static_cast<unsigned>(field);
}

constexpr Fields whereAlways()
{
    Fields fields = 0;
    for (const FieldSpec &spec : kFields)
        fields |= spec.presence == Presence::Always ? only(spec.field) : 0U;
    return fields;
}

constexpr Fields kAll = (1U << kFieldCount) - 1;
/// The last heading of all cannot stand after one that it goes before.
constexpr Fields kAllButLast = kAll & ~only(Field::RevisionInformation);
constexpr Fields kAlways = whereAlways();

/// A row says for which fields the problem is looked for.
struct ProblemSpec {
    Problem problem;
    std::string_view suffix;
    Severity severity;
    std::string_view source;
    Fields fields;
};

// clang-format off
constexpr std::array kProblems{
    ProblemSpec{Problem::Missing,             "missing",              Error,   "RFC 8141 appendix A",     kAlways | only(Field::RevisionInformation)},
    ProblemSpec{Problem::Missing,             "missing",              Advice,  "RFC 8141 appendix A",     only(Field::Documentation)},
    ProblemSpec{Problem::Empty,               "empty",                Error,   "RFC 8141 appendix A",     kAlways},
    ProblemSpec{Problem::Twice,               "twice",                Warning, "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::OutOfOrder,          "out-of-order",         Advice,  "RFC 8141 appendix A",     kAllButLast},
    ProblemSpec{Problem::OldHeading,          "old-heading",          Advice,  "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::GuessedHeading,      "guessed-heading",      Advice,  "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::UnmappedText,        "unmapped-text",        Warning, "RFC 8141 appendix A",     only(Field::AdditionalInformation)},
    ProblemSpec{Problem::StrayText,           "stray-text",           Warning, "RFC 8141 appendix A",     only(Field::AdditionalInformation)},
    ProblemSpec{Problem::TooLong,             "too-long",             Error,   "limit of this registry",  kAll},
    ProblemSpec{Problem::ControlCharacter,    "control-character",    Error,   "RFC 8141 section 8",      kAll},
    ProblemSpec{Problem::BidiControl,         "bidi-control",         Error,   "RFC 8141 section 8",      kAll},
    ProblemSpec{Problem::MixedScript,         "mixed-script",         Error,   "RFC 8141 section 8",      kAll},
    ProblemSpec{Problem::Placeholder,         "placeholder",          Warning, "RFC 8141 section 6.1",    kAll},
    ProblemSpec{Problem::Instruction,         "instruction",          Warning, "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::BlankForm,           "blank-form",           Error,   "RFC 8141 appendix A",     only(Field::NamespaceIdentifier)},
    ProblemSpec{Problem::ReadAsLatin1,        "read-as-latin-1",      Warning, "RFC 3629",                kAll},
    ProblemSpec{Problem::BadUrn,              "bad-urn",              Error,   "RFC 8141 section 2",      kAll},
    ProblemSpec{Problem::OtherNamespace,      "other-namespace",      Warning, "RFC 8141 section 6.4.2",  kAll},
    ProblemSpec{Problem::NoNid,               "no-nid",               Error,   "RFC 8141 section 5.1",    only(Field::NamespaceIdentifier)},
    ProblemSpec{Problem::NidChanged,          "nid-changed",          Error,   "RFC 8141 section 6.4",    only(Field::NamespaceIdentifier)},
    ProblemSpec{Problem::Malformed,           "malformed",            Error,   "RFC 8141 appendix A",     only(Field::Version) | only(Field::Date)},
    ProblemSpec{Problem::NotNext,             "not-next",             Error,   "RFC 8141 appendix A",     only(Field::Version)},
    ProblemSpec{Problem::NotBare,             "not-bare",             Advice,  "RFC 8141 appendix A",     only(Field::Version) | only(Field::Date)},
    ProblemSpec{Problem::Future,              "future",               Warning, "RFC 8141 appendix A",     only(Field::Date)},
    ProblemSpec{Problem::NoName,              "no-name",              Error,   "RFC 8141 appendix A",     only(Field::Registrant)},
    ProblemSpec{Problem::NoContact,           "no-contact",           Error,   "RFC 8141 appendix A",     only(Field::Registrant)},
    ProblemSpec{Problem::NoContactPerson,     "no-contact-person",    Advice,  "RFC 8141 appendix A",     only(Field::Registrant)},
    ProblemSpec{Problem::BadEmail,            "bad-email",            Error,   "RFC 5321 section 4.1.2",  only(Field::Registrant)},
    ProblemSpec{Problem::BodyNotStated,       "body-not-stated",      Warning, "RFC 8141 section 6.3",    only(Field::Registrant)},
    ProblemSpec{Problem::NoStructure,         "no-structure",         Warning, "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::NoEquivalence,       "no-equivalence",       Advice,  "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::NoEncoding,          "no-encoding",          Advice,  "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::NoComponents,        "no-components",        Advice,  "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::AbnfSyntax,          "abnf-syntax",           Error,   "RFC 5234 section 4",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfSlip,            "abnf-slip",             Warning, "RFC 5234 section 4",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfUndefined,       "abnf-undefined",        Warning, "RFC 5234 section 2.1",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfUnused,          "abnf-unused",           Advice,  "RFC 5234 section 2.1",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfDuplicate,       "abnf-duplicate",        Warning, "RFC 5234 section 3.3",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfCaseVariant,     "abnf-case-variant",     Advice,  "RFC 5234 section 2.1",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfLeftRecursion,   "abnf-left-recursion",   Warning, "RFC 5234 section 3.6",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfUnreachable,     "abnf-unreachable",      Advice,  "RFC 5234 section 2.3",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfEmptyRepetition, "abnf-empty-repetition", Advice,  "RFC 5234 section 3.6",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfEndless,         "abnf-endless",          Error,   "RFC 8141 section 2",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfBadSentence,     "abnf-bad-sentence",     Error,   "RFC 8141 section 2",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfOtherNid,        "abnf-other-nid",        Warning, "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::AbnfExampleRefused,  "abnf-example-refused",  Warning, "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::AbnfTooComplex,      "abnf-too-complex",      Advice,  "limit of this registry",  only(Field::Syntax)},
    ProblemSpec{Problem::NoAssigner,          "no-assigner",          Warning, "RFC 8141 section 6.4.3",  only(Field::Assignment)},
    ProblemSpec{Problem::NoUniqueness,        "no-uniqueness",        Warning, "RFC 8141 section 6.4.3",  only(Field::Assignment)},
    ProblemSpec{Problem::NoPersistence,       "no-persistence",       Warning, "RFC 8141 section 5",      only(Field::Assignment)},
    ProblemSpec{Problem::NotStated,           "not-stated",           Error,   "RFC 8141 section 6.4.6",  only(Field::Resolution)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            Warning, "RFC 8141 section 6.4.5",  only(Field::Interoperability)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            Warning, "RFC 8141 section 6.1",    only(Field::Purpose) | only(Field::Syntax) | only(Field::Assignment)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            Advice,  "RFC 8141 section 6.4.4",  only(Field::SecurityAndPrivacy)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            Warning, "RFC 8141 section 6.2",    only(Field::RevisionInformation)},
    ProblemSpec{Problem::MissingForFastTrack, "missing-for-fast-track", Error, "RFC 8141 section 6.3",    only(Field::Documentation)},
    ProblemSpec{Problem::InFirstVersion,      "in-first-version",     Warning, "RFC 8141 appendix A",     only(Field::RevisionInformation)},
};
// clang-format on

constexpr std::size_t countRules()
{
    std::size_t count = 0;
    for (const FieldSpec &field : kFields) {
        for (const ProblemSpec &problem : kProblems)
            count += (problem.fields & only(field.field)) != 0 ? 1 : 0;
    }
    return count;
}

constexpr std::size_t kRuleCount = countRules();
constexpr std::size_t kLongestId = 64;

struct Id {
    std::array<char, kLongestId> text{};
    std::size_t length = 0;

    constexpr void append(std::string_view part)
    {
        for (const char c : part)
            text[length++] = c == '_' ? '-' : c;
    }
};

constexpr Id idOf(const FieldSpec &field, const ProblemSpec &problem)
{
    Id id;
    id.append("template.");
    id.append(field.key);
    id.append(".");
    id.append(problem.suffix);
    return id;
}

/// Calls `visit(field, problem)` for every rule, in the order of the table.
template <class Visit> constexpr void forEachRule(Visit visit)
{
    for (const FieldSpec &field : kFields) {
        for (const ProblemSpec &problem : kProblems) {
            if ((problem.fields & only(field.field)) != 0)
                visit(field, problem);
        }
    }
}

constexpr std::array<Id, kRuleCount> makeIds()
{
    std::array<Id, kRuleCount> ids{};
    std::size_t next = 0;
    forEachRule([&](const FieldSpec &field, const ProblemSpec &problem) {
        ids[next++] = idOf(field, problem);
    });
    return ids;
}

constexpr std::array<Id, kRuleCount> kIds = makeIds();

constexpr std::array<base::Rule, kRuleCount> makeRules()
{
    std::array<base::Rule, kRuleCount> rules{};
    std::size_t next = 0;
    forEachRule([&](const FieldSpec &, const ProblemSpec &problem) {
        const Id &id = kIds[next];
        rules[next++] = {{id.text.data(), id.length}, problem.severity, problem.source};
    });
    return rules;
}

constexpr std::array<base::Rule, kRuleCount> kRules = makeRules();

constexpr std::size_t kProblemCount = static_cast<std::size_t>(Problem::InFirstVersion) + 1;

/// The place of each rule in kRules; kRuleCount where there is none.
constexpr auto makeIndex()
{
    std::array<std::array<std::size_t, kProblemCount>, kFieldCount> index{};
    for (auto &row : index)
        row.fill(kRuleCount);
    std::size_t next = 0;
    forEachRule([&](const FieldSpec &field, const ProblemSpec &problem) {
        index[static_cast<std::size_t>(field.field)][static_cast<std::size_t>(problem.problem)] =
            next++;
    });
    return index;
}

constexpr auto kIndex = makeIndex();

constexpr bool everyProblemHasARow()
{
    for (std::size_t problem = 0; problem < kProblemCount; ++problem) {
        if (!std::ranges::any_of(kProblems, [&](const ProblemSpec &spec) {
                return static_cast<std::size_t>(spec.problem) == problem;
            }))
            return false;
    }
    return true;
}

static_assert(everyProblemHasARow(), "a problem without a rule could not be reported");

} // namespace

const base::Rule &rule(Field field, Problem problem)
{
    const std::size_t place =
        kIndex[static_cast<std::size_t>(field)][static_cast<std::size_t>(problem)];
    assert(place < kRuleCount);
    return kRules[place];
}

std::optional<Problem> problemOf(const base::Rule &rule)
{
    const auto *found = std::ranges::find(kRules, rule.id, &base::Rule::id);
    if (found == kRules.end())
        return std::nullopt;
    const auto place = static_cast<std::size_t>(found - kRules.begin());
    for (const auto &row : kIndex) {
        const auto *problem = std::ranges::find(row, place);
        if (problem != row.end())
            return static_cast<Problem>(problem - row.begin());
    }
    return std::nullopt;
}

std::span<const base::Rule> templateRules()
{
    return kRules;
}

} // namespace nidreg::templates
