// SPDX-License-Identifier: MIT
#include "model/abnf/check.h"

#include "model/abnf/checking.h"

#include <algorithm>

namespace nidreg::abnf {

constexpr std::size_t kMostNamed = 5; ///< rules of a circle that are told

Checking::Checking(const Linked &linked, RuleId start)
    : m_linked(linked), m_grammar(linked.grammar()), m_start(start),
      m_references(linked.references()), m_lengths(cheapest(linked, kLength)),
      m_told(problemKinds().size(), 0)
{
}

Problems Checking::run()
{
    checkNames();
    checkDefinitions();
    checkUse();
    checkLeftRecursion();
    checkEndless();
    checkRepetitions();
    checkAlternatives();
    std::ranges::stable_sort(m_problems, {},
                             [](const Problem &problem) { return problem.where.offset; });
    return std::move(m_problems);
}

void Checking::report(ProblemKind kind, base::Span where, std::string what, std::string other)
{
    if (m_told[static_cast<std::size_t>(kind)]++ < kMostProblems)
        m_problems.push_back({kind, where, std::move(what), std::move(other)});
}

const Rule &Checking::written(RuleId rule) const
{
    return m_grammar.rules[m_linked.rules()[rule].written];
}

bool Checking::isWritten(RuleId rule) const
{
    return !m_linked.rules()[rule].known && !m_linked.rules()[rule].bodies.empty();
}

/// An undefined name is reported where it first stands; a name in another case than its
/// definition's likewise.
void Checking::checkNames()
{
    std::vector<bool> isTold(m_linked.rules().size(), false);
    for (NodeId id = 0; id < m_linked.ownNodes(); ++id) {
        const RuleId target = m_linked.target(id);
        const Node &node = m_grammar.node(id);
        if (target == kNoRule || isTold[target])
            continue;
        const LinkedRule &rule = m_linked.rules()[target];
        const std::string &used = m_grammar.text(node);
        if (rule.bodies.empty())
            report(ProblemKind::Undefined, node.where, used, meantBy(used));
        else if (isWritten(target) && used != rule.name && node.kind == NodeKind::Reference)
            report(ProblemKind::CaseVariant, node.where, used, rule.name);
        else
            continue;
        isTold[target] = true;
    }
}

void Checking::checkDefinitions()
{
    std::vector<const Rule *> first(m_linked.rules().size(), nullptr);
    for (const Rule &rule : m_grammar.rules) {
        const Rule *&earlier = first[m_linked.find(rule.name)];
        if (!earlier && rule.isIncremental)
            report(ProblemKind::IncrementOfNothing, rule.nameAt, rule.name);
        if (earlier && !rule.isIncremental)
            report(ProblemKind::Duplicate, rule.nameAt, rule.name, earlier->name);
        earlier = earlier ? earlier : &rule;
    }
}

/// Rules that cannot be come to from the start: of a chain of them only the first is told, and of
/// a circle the one that stands first.
void Checking::checkUse()
{
    if (m_start == kNoRule)
        return;
    std::vector<bool> isSeen = reachable(m_references, m_start);
    std::vector<bool> isUsed(m_references.size(), false);
    for (RuleId from = 0; from < m_references.size(); ++from) {
        for (const RuleId to : m_references[from])
            isUsed[to] = isUsed[to] || to != from;
    }
    const auto tell = [&](RuleId rule) {
        report(ProblemKind::Unused, written(rule).nameAt, m_linked.rules()[rule].name);
        markReachable(rule, isSeen);
    };
    for (RuleId rule = 0; rule < m_references.size(); ++rule) {
        if (isWritten(rule) && !isSeen[rule] && !isUsed[rule])
            tell(rule);
    }
    for (RuleId rule = 0; rule < m_references.size(); ++rule) {
        if (isWritten(rule) && !isSeen[rule])
            tell(rule);
    }
}

void Checking::markReachable(RuleId from, std::vector<bool> &seen) const
{
    std::vector<RuleId> open{from};
    seen[from] = true;
    while (!open.empty()) {
        const RuleId rule = open.back();
        open.pop_back();
        for (const RuleId to : m_references[rule]) {
            if (!seen[to])
                open.push_back(to);
            seen[to] = true;
        }
    }
}

/// The rules that each rule may begin with: behind what may be empty another one begins.
Edges Checking::leftEdges() const
{
    Edges edges(m_linked.rules().size());
    std::vector<bool> isLeft(m_grammar.nodes.size(), false);
    for (const LinkedRule &rule : m_linked.rules()) {
        for (const NodeId body : rule.bodies)
            isLeft[body] = true;
    }
    for (auto id = static_cast<NodeId>(m_grammar.nodes.size()); id-- > 0;) {
        if (!isLeft[id])
            continue;
        const Node &node = m_grammar.node(id);
        if (m_linked.target(id) != kNoRule && m_linked.owner(id) != kNoRule)
            edges[m_linked.owner(id)].push_back(m_linked.target(id));
        markLeft(node, isLeft);
    }
    return edges;
}

void Checking::markLeft(const Node &node, std::vector<bool> &isLeft) const
{
    if (node.kind == NodeKind::Repetition && node.most > 0)
        isLeft[m_grammar.child(node, 0)] = true;
    const bool isList = node.kind == NodeKind::Alternation || node.kind == NodeKind::Concatenation;
    for (std::uint32_t i = 0; isList && i < node.count; ++i) {
        const NodeId child = m_grammar.child(node, i);
        isLeft[child] = true;
        if (node.kind == NodeKind::Concatenation && m_lengths[child] != 0)
            return;
    }
}

void Checking::checkLeftRecursion()
{
    const Edges edges = leftEdges();
    const Components parts = components(edges);
    std::vector<bool> isTold(edges.size(), false); // by component
    for (RuleId rule = 0; rule < edges.size(); ++rule) {
        if (!parts.isCyclic[rule] || isTold[parts.of[rule]] || !isWritten(rule))
            continue;
        isTold[parts.of[rule]] = true;
        std::string path;
        const auto circle = cycleFrom(edges, rule);
        for (std::size_t i = 0; i < circle.size(); ++i) {
            const bool isLeftOut = i >= kMostNamed && i + 1 < circle.size();
            if (!isLeftOut)
                path += (i == 0 ? "" : " → ") + m_linked.rules()[circle[i]].name;
            else if (i == kMostNamed)
                path += " → …";
        }
        report(ProblemKind::LeftRecursion, written(rule).nameAt, m_linked.rules()[rule].name, path);
    }
}

/// A rule that contains itself in every one of its sentences has none.
void Checking::checkEndless()
{
    for (RuleId rule = 0; rule < m_linked.rules().size(); ++rule) {
        if (isWritten(rule) && cheapestOf(m_linked.rules()[rule], m_lengths) == kEndless)
            report(ProblemKind::Endless, written(rule).nameAt, m_linked.rules()[rule].name);
    }
}

/// *( *"x" ): the outer one may go round without taking anything.
void Checking::checkRepetitions()
{
    for (NodeId id = 0; id < m_linked.ownNodes(); ++id) {
        const Node &node = m_grammar.node(id);
        if (node.kind != NodeKind::Repetition || node.most != kUnbounded)
            continue;
        const NodeId one = m_grammar.child(node, 0);
        if (m_lengths[one] == 0 && !dependsOnProse(one))
            report(ProblemKind::EndlessRepetition, node.where);
    }
}

/// Prose counts as empty in lengths, but nobody knows that it may be.
bool Checking::dependsOnProse(NodeId id)
{
    if (m_strict.empty())
        m_strict = cheapest(m_linked, {0, 1, 1});
    return m_strict[id] != 0;
}

Problems check(const Linked &linked, RuleId start)
{
    return Checking(linked, start).run();
}

} // namespace nidreg::abnf
