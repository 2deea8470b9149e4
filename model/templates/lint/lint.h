// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/base/finding.h"
#include "model/templates/template.h"
#include "model/urn/nidrules.h"

#include <cstdint>
#include <functional>
#include <span>

namespace nidreg::templates {

/// What a template is sent for: decides which rules apply.
struct LintContext {
    urn::NidKind kind = urn::NidKind::Formal;
    bool fastTrack = false;
    std::int64_t previousVersion =
        0; ///< the registered version that this one revises; 0: a new namespace
    std::string revisedNid; ///< the registered NID that this one revises; empty for a new namespace
    base::Date today;
    const urn::NidKnowledge *knowledge = nullptr; ///< never null when lint() is called
    urn::NidFacts facts; ///< about the NID that the template names
    /// Whether a NID (folded) is registered: examples of registered namespaces are comparisons.
    std::function<bool(std::string_view)> isRegistered;
    bool readAsLatin1 = false; ///< the file was not UTF-8: see Decoded::wasLatin1
};

/// A finding and the field it is about; `finding.where` counts bytes in that field's text.
struct FieldFinding {
    Field field;
    base::Finding finding;
};

using FieldFindings = std::vector<FieldFinding>;

/// The maximum number of findings of one rule per field: a field of nothing but control characters
/// would have as many as it has bytes.
inline constexpr std::size_t kMaxFindingsPerRule = 200;

/// All findings against submitting `draft`, in the order of the fields: the template.*
/// rules, and the nid.* rules for the NID it names. At most kMaxFindingsPerRule findings of a rule
/// and field, the first ones; grammars try the first 500 different examples. A revision keeps its
/// registered NID, so only a change of it is reported there.
FieldFindings lint(const NamespaceTemplate &draft, const LintContext &context);

bool hasErrors(const FieldFindings &findings);

/// All rules about templates, for the wording test and the README.
std::span<const base::Rule> templateRules();

} // namespace nidreg::templates
