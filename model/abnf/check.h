// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/linked.h"
#include "model/abnf/problem.h"

namespace nidreg::abnf {

/// What is wrong with the rules taken together: names that nothing defines, rules that nothing
/// uses, repeated definitions, left recursion, alternatives that earlier ones cover, and rules
/// that can never end. In the order of the text, at most
/// kMostProblems of a kind. Near-linear in the size of the grammar.
Problems check(const Linked &linked, RuleId start);

} // namespace nidreg::abnf
