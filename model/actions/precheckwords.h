// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/precheck.h"

#include <string>
#include <utility>
#include <vector>

namespace nidreg::actions {

/// A label and what stands beside it.
using PrecheckFact = std::pair<std::string, std::string>;

// What every form of the report says, in English and in its order: the text form and paper differ
// only in how they set it.

std::vector<PrecheckFact> examinedFacts(const Precheck &check);
std::vector<PrecheckFact> registryFacts(const Precheck &check);
/// "Ready to be submitted: no errors, 2 warnings, 1 piece of advice."
std::string verdictOf(const Precheck &check);
/// "Error in Syntax, line 12 (template.syntax.bad-urn, RFC 8141 section 6.4.2)"
std::string headOf(const PrecheckFinding &finding);
/// The examined text's lines, each with its number before it.
std::vector<std::string> numberedLines(const Precheck &check);

/// What a reader is told about repeating the check.
std::string repeatingIt();

} // namespace nidreg::actions
