// SPDX-License-Identifier: MIT
#include "model/abnf/costs.h"

#include <queue>

#include <algorithm>
#include <utility>

namespace nidreg::abnf {

namespace {

class Pricing {
public:
    Pricing(const Linked &linked, Weights weights);

    std::vector<std::uint64_t> run();

private:
    void linkParents();
    template <class Visit> void forEachEdge(Visit visit) const;
    void price(NodeId id);
    void offer(NodeId node, std::uint64_t cost);
    void reached(NodeId below, NodeId above);
    std::uint64_t leafCost(const Node &node) const;

    const Linked &m_linked;
    const Grammar &m_grammar;
    Weights m_weights;
    std::vector<std::uint64_t> m_costs;
    std::vector<std::uint64_t> m_sums; ///< of a concatenation's children that have their price
    std::vector<std::uint32_t> m_waiting; ///< how many children have none yet
    std::vector<std::uint32_t> m_parentsBegin;
    std::vector<NodeId> m_parents;
    using Offer = std::pair<std::uint64_t, NodeId>;
    std::priority_queue<Offer, std::vector<Offer>, std::greater<>> m_offers;
};

std::uint64_t plus(std::uint64_t a, std::uint64_t b)
{
    return std::min(a + b, kHuge);
}

std::uint64_t times(std::uint64_t a, std::uint64_t b)
{
    return a != 0 && b > kHuge / a ? kHuge : a * b;
}

} // namespace

Pricing::Pricing(const Linked &linked, Weights weights)
    : m_linked(linked), m_grammar(linked.grammar()), m_weights(weights),
      m_costs(m_grammar.nodes.size() + linked.rules().size(), kEndless),
      m_sums(m_grammar.nodes.size(), 0), m_waiting(m_grammar.nodes.size(), 0)
{
    linkParents();
}

/// A rule is a vertex of its own behind the nodes: its bodies lead to it and it to its references,
/// which may both be many.
template <class Visit> void Pricing::forEachEdge(Visit visit) const
{
    const auto count = static_cast<NodeId>(m_grammar.nodes.size());
    for (NodeId id = 0; id < count; ++id) {
        const Node &node = m_grammar.node(id);
        const bool hasChildren = node.kind == NodeKind::Alternation
            || node.kind == NodeKind::Concatenation || node.kind == NodeKind::Repetition;
        for (std::uint32_t i = 0; hasChildren && i < node.count; ++i)
            visit(m_grammar.child(node, i), id);
        if (m_linked.target(id) != kNoRule)
            visit(count + m_linked.target(id), id);
    }
    for (RuleId rule = 0; rule < m_linked.rules().size(); ++rule) {
        for (const NodeId body : m_linked.rules()[rule].bodies)
            visit(body, count + rule);
    }
}

void Pricing::linkParents()
{
    m_parentsBegin.assign(m_costs.size() + 1, 0);
    forEachEdge([&](NodeId below, NodeId) { ++m_parentsBegin[below + 1]; });
    for (std::size_t i = 0; i < m_costs.size(); ++i)
        m_parentsBegin[i + 1] += m_parentsBegin[i];
    m_parents.resize(m_parentsBegin.back());
    auto next = m_parentsBegin;
    forEachEdge([&](NodeId below, NodeId above) {
        m_parents[next[below]++] = above;
        if (above < m_waiting.size())
            ++m_waiting[above];
    });
}

std::vector<std::uint64_t> Pricing::run()
{
    for (NodeId node = 0; node < m_grammar.nodes.size(); ++node)
        price(node);
    while (!m_offers.empty()) {
        const auto [cost, node] = m_offers.top();
        m_offers.pop();
        if (m_costs[node] != kEndless)
            continue;
        m_costs[node] = cost;
        for (std::uint32_t i = m_parentsBegin[node]; i < m_parentsBegin[node + 1]; ++i)
            reached(node, m_parents[i]);
    }
    m_costs.resize(m_grammar.nodes.size());
    return std::move(m_costs);
}

/// What a node costs whatever is below it.
void Pricing::price(NodeId id)
{
    const Node &node = m_grammar.node(id);
    const RuleId target = m_linked.target(id);
    if (target != kNoRule && !m_linked.rules()[target].bodies.empty())
        return;
    switch (node.kind) {
    case NodeKind::Repetition:
        if (node.least == 0)
            offer(id, m_weights.node);
        return;
    case NodeKind::Alternation:
    case NodeKind::Concatenation:
        return;
    default:
        return offer(id, leafCost(node));
    }
}

std::uint64_t Pricing::leafCost(const Node &node) const
{
    switch (node.kind) {
    case NodeKind::Text:
        return plus(m_weights.node, times(m_weights.character, m_grammar.text(node).size()));
    case NodeKind::Codes:
        return plus(m_weights.node, times(m_weights.character, node.count));
    case NodeKind::Range:
        return plus(m_weights.node, m_weights.character);
    default: // prose, and references to what nobody defines
        return plus(m_weights.node, m_weights.prose);
    }
}

void Pricing::offer(NodeId node, std::uint64_t cost)
{
    m_offers.emplace(cost, node);
}

void Pricing::reached(NodeId below, NodeId above)
{
    if (m_costs[above] != kEndless)
        return;
    const std::uint64_t cost = m_costs[below];
    if (above >= m_grammar.nodes.size())
        return offer(above, cost);
    const Node &node = m_grammar.node(above);
    if (node.kind == NodeKind::Repetition)
        return offer(above, plus(m_weights.node, times(node.least, cost)));
    if (node.kind != NodeKind::Concatenation)
        return offer(above, plus(m_weights.node, cost));
    m_sums[above] = plus(m_sums[above], cost);
    if (--m_waiting[above] == 0)
        offer(above, plus(m_weights.node, m_sums[above]));
}

std::vector<std::uint64_t> cheapest(const Linked &linked, Weights weights)
{
    return Pricing(linked, weights).run();
}

std::uint64_t cheapestOf(const LinkedRule &rule, const std::vector<std::uint64_t> &costs)
{
    std::uint64_t best = kEndless;
    for (const NodeId body : rule.bodies)
        best = std::min(best, costs[body]);
    return best;
}

} // namespace nidreg::abnf
