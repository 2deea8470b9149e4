// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/costs.h"
#include "model/abnf/graph.h"
#include "model/abnf/linked.h"
#include "model/abnf/problem.h"

namespace nidreg::abnf {

/// What is wrong with the rules taken together: names that nothing defines, rules that nothing
/// uses, repeated definitions, left recursion, alternatives that earlier ones cover, and rules
/// that can never end. In the order of the text, at most
/// kMaxProblems of a kind. Near-linear in the size of the grammar.
Problems check(const Linked &linked, RuleId start);

/// The work of check().
class Checking {
public:
    Checking(const Linked &linked, RuleId start);

    Problems run();

private:
    void checkNames();
    void checkDefinitions();
    void checkUse();
    void checkLeftRecursion();
    void checkEndless();
    void checkRepetitions();
    void checkAlternatives(); // checkalternatives.cpp

    void reportCovered(NodeId alternation, NodeId covered, bool follows);
    Edges leftEdges() const;
    void markLeft(const Node &node, std::vector<bool> &isLeft) const;
    void markReachable(RuleId from, std::vector<bool> &seen) const;
    bool dependsOnProse(NodeId id);
    std::string meantBy(std::string_view name) const;
    const Rule &written(RuleId rule) const;
    bool isWritten(RuleId rule) const;
    void report(ProblemKind kind, base::Span where, std::string what = {}, std::string other = {});

    const Linked &m_linked;
    const Grammar &m_grammar;
    RuleId m_start;
    Edges m_references;
    std::vector<std::uint64_t> m_lengths;
    std::vector<std::uint64_t> m_strict;
    std::vector<std::size_t> m_told; ///< how many problems of each kind
    Problems m_problems;
};

} // namespace nidreg::abnf
