// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/finding.h"
#include "model/templates/fields.h"

#include <optional>

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

/// The rule, which exists for that field: a static assertion in rules.cpp keeps the table whole.
const base::Rule &rule(Field field, Problem problem);

/// Which problem a rule of templateRules() is about; nothing for a rule of another table.
std::optional<Problem> problemOf(const base::Rule &rule);

} // namespace nidreg::templates
