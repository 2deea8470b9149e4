// SPDX-License-Identifier: MIT
#include "model/abnf/pattern.h"

#include "model/abnf/expressions.h"
#include "model/abnf/graph.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::abnf {

namespace {

/// Makes the expression of every node that the start rule leads to, called rules before their
/// callers and children before parents: nothing recurses.
class PatternMaker {
public:
    explicit PatternMaker(const Linked &linked)
        : m_linked(linked), m_grammar(linked.grammar()), m_expressions(kLongestPattern),
          m_ofNode(m_grammar.nodes.size(), Expressions::kNothing),
          m_ofRule(linked.rules().size(), Expressions::kNothing)
    {
    }

    Pattern run(RuleId start, std::string_view beginning);

private:
    PatternEnd makeRules(RuleId start);
    void makeRule(RuleId rule, const std::vector<NodeId> &nodes);
    ExpressionId made(NodeId id);
    ExpressionId textOf(const Node &node);
    ExpressionId rangeOf(std::uint32_t low, std::uint32_t high);
    ExpressionId codesOf(const Node &node);
    std::vector<ExpressionId> below(const Node &node) const;

    const Linked &m_linked;
    const Grammar &m_grammar;
    Expressions m_expressions;
    std::vector<ExpressionId> m_ofNode, m_ofRule;
    bool m_hasProse = false;
};

Pattern PatternMaker::run(RuleId start, std::string_view beginning)
{
    if (const PatternEnd end = makeRules(start); end != PatternEnd::Made)
        return {end, {}};
    ExpressionId rest = m_ofRule[start];
    for (const char c : beginning)
        rest = m_expressions.after(rest, c);
    if (m_expressions.isTooLarge())
        return {PatternEnd::TooLarge, {}};
    if (rest == Expressions::kNothing)
        return {PatternEnd::Nothing, {}};
    Pattern pattern{PatternEnd::Made, m_expressions.text(rest)};
    return pattern.text.size() > kLongestPattern ? Pattern{PatternEnd::TooLarge, {}} : pattern;
}

PatternEnd PatternMaker::makeRules(RuleId start)
{
    const Edges references = m_linked.references();
    const Components parts = components(references);
    const std::vector<bool> isNeeded = reachable(references, start);
    std::vector<std::vector<NodeId>> nodes(m_linked.rules().size());
    for (NodeId node = 0; node < m_grammar.nodes.size(); ++node) {
        if (const RuleId owner = m_linked.owner(node); owner != kNoRule && isNeeded[owner])
            nodes[owner].push_back(node);
    }
    for (const std::uint32_t rule : parts.order) {
        if (!isNeeded[rule])
            continue;
        if (parts.isCyclic[rule])
            return PatternEnd::NotRegular;
        makeRule(rule, nodes[rule]);
    }
    return m_expressions.isTooLarge() ? PatternEnd::TooLarge
        : m_hasProse                  ? PatternEnd::Prose
                                      : PatternEnd::Made;
}

void PatternMaker::makeRule(RuleId rule, const std::vector<NodeId> &nodes)
{
    for (const NodeId node : nodes)
        m_ofNode[node] = made(node);
    std::vector<ExpressionId> bodies;
    for (const NodeId body : m_linked.rules()[rule].bodies)
        bodies.push_back(m_ofNode[body]);
    m_hasProse = m_hasProse || bodies.empty();
    m_ofRule[rule] = m_expressions.either(bodies);
}

std::vector<ExpressionId> PatternMaker::below(const Node &node) const
{
    std::vector<ExpressionId> all;
    for (std::uint32_t i = 0; i < node.count; ++i)
        all.push_back(m_ofNode[m_grammar.child(node, i)]);
    return all;
}

ExpressionId PatternMaker::made(NodeId id)
{
    const Node &node = m_grammar.node(id);
    switch (node.kind) {
    case NodeKind::Alternation:
        return m_expressions.either(below(node));
    case NodeKind::Concatenation:
        return m_expressions.sequence(below(node));
    case NodeKind::Repetition:
        return m_expressions.repeated(m_ofNode[m_grammar.child(node, 0)], node.least, node.most);
    case NodeKind::Text:
        return textOf(node);
    case NodeKind::Range:
        return rangeOf(node.least, node.most);
    case NodeKind::Codes:
        return codesOf(node);
    case NodeKind::Reference:
    case NodeKind::Prose:
        break;
    }
    const RuleId target = m_linked.target(id);
    m_hasProse = m_hasProse || target == kNoRule;
    return target == kNoRule ? Expressions::kNothing : m_ofRule[target];
}

ExpressionId PatternMaker::textOf(const Node &node)
{
    std::vector<ExpressionId> parts;
    for (const char c : m_grammar.text(node)) {
        AsciiSet set;
        for (const char each : {c, base::lowered(c), base::raised(c)}) {
            const bool isMeant = each == c || !node.isCaseSensitive;
            if (isMeant && static_cast<unsigned char>(each) < set.size())
                set.set(static_cast<std::size_t>(each));
        }
        parts.push_back(m_expressions.one(set));
    }
    return m_expressions.sequence(parts);
}

ExpressionId PatternMaker::rangeOf(std::uint32_t low, std::uint32_t high)
{
    AsciiSet set;
    for (std::size_t c = low; c <= high && c < set.size(); ++c)
        set.set(c);
    return m_expressions.one(set);
}

ExpressionId PatternMaker::codesOf(const Node &node)
{
    std::vector<ExpressionId> parts;
    for (std::uint32_t i = 0; i < node.count; ++i)
        parts.push_back(rangeOf(m_grammar.code(node, i), m_grammar.code(node, i)));
    return m_expressions.sequence(parts);
}

} // namespace

Pattern patternOf(const Linked &linked, RuleId start, std::string_view beginning)
{
    return PatternMaker(linked).run(start, beginning);
}

} // namespace nidreg::abnf
