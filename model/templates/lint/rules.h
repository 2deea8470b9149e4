// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/templates/fields.h"

#include <array>
#include <optional>
#include <string_view>

namespace nidreg::templates {

/// What can be wrong with a field. Together with the field it is a rule: template.FIELD.PROBLEM.
enum class Problem {
    Missing,
    Empty,
    Twice,
    OutOfOrder,
    OldHeading,
    GuessedHeading,
    UnmappedText,
    StrayText,
    TooLong,
    ControlCharacter,
    BidiControl,
    MixedScript,
    Placeholder,
    Instruction,
    BlankForm,
    ReadAsLatin1,
    BadUrn,
    OtherNamespace,
    RComponent,
    Experimental,
    NeedsQComponent,
    NoNid,
    NidChanged,
    Malformed,
    NotNext,
    NotBare,
    Future,
    NoName,
    NoContact,
    NoContactPerson,
    BadEmail,
    BodyNotStated,
    NoStructure,
    NoEquivalence,
    NoEncoding,
    NoComponents,
    AbnfSyntax,
    AbnfSlip,
    AbnfUndefined,
    AbnfUnused,
    AbnfDuplicate,
    AbnfCaseVariant,
    AbnfLeftRecursion,
    AbnfUnreachable,
    AbnfEmptyRepetition,
    AbnfEndless,
    AbnfBadSentence,
    AbnfOtherNid,
    AbnfExampleRefused,
    AbnfTooComplex,
    NoAssigner,
    NoUniqueness,
    NoPersistence,
    NotStated,
    OnlyNone,
    MissingForFastTrack,
    InFirstVersion,
};

/// One bit a field.
using Fields = unsigned;

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

inline constexpr Fields kAll = (1U << kFieldCount) - 1;
/// The last heading cannot be after one that it precedes.
inline constexpr Fields kAllButLast = kAll & ~only(Field::RevisionInformation);
inline constexpr Fields kAlways = whereAlways();

/// A problem: how its rule is called and what it weighs, where it comes from, and for which fields
/// it is looked for.
struct ProblemSpec {
    Problem problem;
    std::string_view suffix;
    base::Severity severity;
    std::string_view source;
    Fields fields;
};

// clang-format off
inline constexpr std::array kProblems{
    ProblemSpec{Problem::Missing,             "missing",              base::Severity::Error,   "RFC 8141 appendix A",     kAlways | only(Field::RevisionInformation)},
    ProblemSpec{Problem::Missing,             "missing",              base::Severity::Advice,  "RFC 8141 appendix A",     only(Field::Documentation)},
    ProblemSpec{Problem::Empty,               "empty",                base::Severity::Error,   "RFC 8141 appendix A",     kAlways},
    ProblemSpec{Problem::Twice,               "twice",                base::Severity::Warning, "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::OutOfOrder,          "out-of-order",         base::Severity::Advice,  "RFC 8141 appendix A",     kAllButLast},
    ProblemSpec{Problem::OldHeading,          "old-heading",          base::Severity::Advice,  "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::GuessedHeading,      "guessed-heading",      base::Severity::Advice,  "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::UnmappedText,        "unmapped-text",        base::Severity::Warning, "RFC 8141 appendix A",     only(Field::AdditionalInformation)},
    ProblemSpec{Problem::StrayText,           "stray-text",           base::Severity::Warning, "RFC 8141 appendix A",     only(Field::AdditionalInformation)},
    ProblemSpec{Problem::TooLong,             "too-long",             base::Severity::Error,   "limit of this registry",  kAll},
    ProblemSpec{Problem::ControlCharacter,    "control-character",    base::Severity::Error,   "RFC 8141 section 8",      kAll},
    ProblemSpec{Problem::BidiControl,         "bidi-control",         base::Severity::Error,   "RFC 8141 section 8",      kAll},
    ProblemSpec{Problem::MixedScript,         "mixed-script",         base::Severity::Error,   "RFC 8141 section 8",      kAll},
    ProblemSpec{Problem::Placeholder,         "placeholder",          base::Severity::Warning, "RFC 8141 section 6.1",    kAll},
    ProblemSpec{Problem::Instruction,         "instruction",          base::Severity::Warning, "RFC 8141 appendix A",     kAll},
    ProblemSpec{Problem::BlankForm,           "blank-form",           base::Severity::Error,   "RFC 8141 appendix A",     only(Field::NamespaceIdentifier)},
    ProblemSpec{Problem::ReadAsLatin1,        "read-as-latin-1",      base::Severity::Warning, "RFC 3629",                kAll},
    ProblemSpec{Problem::BadUrn,              "bad-urn",              base::Severity::Error,   "RFC 8141 section 2",      kAll},
    ProblemSpec{Problem::OtherNamespace,      "other-namespace",      base::Severity::Warning, "RFC 8141 section 6.4.2",  kAll},
    ProblemSpec{Problem::RComponent,          "r-component",          base::Severity::Warning, "RFC 8141 section 2.3.1",  kAll},
    ProblemSpec{Problem::Experimental,        "experimental",         base::Severity::Warning, "RFC 8141 appendix C",     kAll},
    ProblemSpec{Problem::NeedsQComponent,     "needs-q-component",    base::Severity::Warning, "RFC 8141 section 2.3.2",  only(Field::Syntax) | only(Field::Resolution)},
    ProblemSpec{Problem::NoNid,               "no-nid",               base::Severity::Error,   "RFC 8141 section 5.1",    only(Field::NamespaceIdentifier)},
    ProblemSpec{Problem::NidChanged,          "nid-changed",          base::Severity::Error,   "RFC 8141 section 6.4",    only(Field::NamespaceIdentifier)},
    ProblemSpec{Problem::Malformed,           "malformed",            base::Severity::Error,   "RFC 8141 appendix A",     only(Field::Version) | only(Field::Date)},
    ProblemSpec{Problem::NotNext,             "not-next",             base::Severity::Error,   "RFC 8141 appendix A",     only(Field::Version)},
    ProblemSpec{Problem::NotBare,             "not-bare",             base::Severity::Advice,  "RFC 8141 appendix A",     only(Field::Version) | only(Field::Date)},
    ProblemSpec{Problem::Future,              "future",               base::Severity::Warning, "RFC 8141 appendix A",     only(Field::Date)},
    ProblemSpec{Problem::NoName,              "no-name",              base::Severity::Error,   "RFC 8141 appendix A",     only(Field::Registrant)},
    ProblemSpec{Problem::NoContact,           "no-contact",           base::Severity::Error,   "RFC 8141 appendix A",     only(Field::Registrant)},
    ProblemSpec{Problem::NoContactPerson,     "no-contact-person",    base::Severity::Advice,  "RFC 8141 appendix A",     only(Field::Registrant)},
    ProblemSpec{Problem::BadEmail,            "bad-email",            base::Severity::Error,   "RFC 5321 section 4.1.2",  only(Field::Registrant)},
    ProblemSpec{Problem::BodyNotStated,       "body-not-stated",      base::Severity::Warning, "RFC 8141 section 6.3",    only(Field::Registrant)},
    ProblemSpec{Problem::NoStructure,         "no-structure",         base::Severity::Warning, "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::NoEquivalence,       "no-equivalence",       base::Severity::Advice,  "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::NoEncoding,          "no-encoding",          base::Severity::Advice,  "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::NoComponents,        "no-components",        base::Severity::Advice,  "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::AbnfSyntax,          "abnf-syntax",           base::Severity::Error,   "RFC 5234 section 4",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfSlip,            "abnf-slip",             base::Severity::Warning, "RFC 5234 section 4",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfUndefined,       "abnf-undefined",        base::Severity::Warning, "RFC 5234 section 2.1",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfUnused,          "abnf-unused",           base::Severity::Advice,  "RFC 5234 section 2.1",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfDuplicate,       "abnf-duplicate",        base::Severity::Warning, "RFC 5234 section 3.3",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfCaseVariant,     "abnf-case-variant",     base::Severity::Advice,  "RFC 5234 section 2.1",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfLeftRecursion,   "abnf-left-recursion",   base::Severity::Warning, "RFC 5234 section 3.6",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfUnreachable,     "abnf-unreachable",      base::Severity::Advice,  "RFC 5234 section 2.3",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfEmptyRepetition, "abnf-empty-repetition", base::Severity::Advice,  "RFC 5234 section 3.6",    only(Field::Syntax)},
    ProblemSpec{Problem::AbnfEndless,         "abnf-endless",          base::Severity::Error,   "RFC 8141 section 2",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfBadSentence,     "abnf-bad-sentence",     base::Severity::Error,   "RFC 8141 section 2",      only(Field::Syntax)},
    ProblemSpec{Problem::AbnfOtherNid,        "abnf-other-nid",        base::Severity::Warning, "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::AbnfExampleRefused,  "abnf-example-refused",  base::Severity::Warning, "RFC 8141 section 6.4.2",  only(Field::Syntax)},
    ProblemSpec{Problem::AbnfTooComplex,      "abnf-too-complex",      base::Severity::Advice,  "limit of this registry",  only(Field::Syntax)},
    ProblemSpec{Problem::NoAssigner,          "no-assigner",          base::Severity::Warning, "RFC 8141 section 6.4.3",  only(Field::Assignment)},
    ProblemSpec{Problem::NoUniqueness,        "no-uniqueness",        base::Severity::Warning, "RFC 8141 section 6.4.3",  only(Field::Assignment)},
    ProblemSpec{Problem::NoPersistence,       "no-persistence",       base::Severity::Warning, "RFC 8141 section 5",      only(Field::Assignment)},
    ProblemSpec{Problem::NotStated,           "not-stated",           base::Severity::Error,   "RFC 8141 section 6.4.6",  only(Field::Resolution)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            base::Severity::Warning, "RFC 8141 section 6.4.5",  only(Field::Interoperability)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            base::Severity::Warning, "RFC 8141 section 6.1",    only(Field::Purpose) | only(Field::Syntax) | only(Field::Assignment)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            base::Severity::Advice,  "RFC 8141 section 6.4.4",  only(Field::SecurityAndPrivacy)},
    ProblemSpec{Problem::OnlyNone,            "only-none",            base::Severity::Warning, "RFC 8141 section 6.2",    only(Field::RevisionInformation)},
    ProblemSpec{Problem::MissingForFastTrack, "missing-for-fast-track", base::Severity::Error, "RFC 8141 section 6.3",    only(Field::Documentation)},
    ProblemSpec{Problem::InFirstVersion,      "in-first-version",     base::Severity::Warning, "RFC 8141 appendix A",     only(Field::RevisionInformation)},
};
// clang-format on

/// The rule, which exists for that field: a static assertion in rules.cpp keeps the table whole.
const base::Rule &rule(Field field, Problem problem);

/// Which problem a rule of templateRules() is about; nothing for a rule of another table.
std::optional<Problem> problemOf(const base::Rule &rule);

} // namespace nidreg::templates
