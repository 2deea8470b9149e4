// SPDX-License-Identifier: MIT
#include "model/abnf/costs.h"

#include "model/abnf/compiler.h"
#include "model/base/text.h"

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

namespace {

class Measuring {
public:
    explicit Measuring(const Linked &linked);

    Measures run();

private:
    void measureRule(RuleId rule);
    void measureNode(NodeId id);
    void classify(NodeId id);
    std::uint64_t sizeOf(NodeId id) const;
    std::uint64_t sizeOfRule(RuleId rule) const;
    bool unite(Characters &into, NodeId node) const;
    std::optional<Characters> charactersOf(NodeId id) const;

    const Linked &m_linked;
    const Grammar &m_grammar;
    Components m_components;
    Measures m_measures;
    std::vector<NodeId> m_bodies; ///< of all rules, ascending
};

std::uint64_t capped(std::uint64_t size)
{
    return std::min(size, kHugeSize);
}

} // namespace

Measuring::Measuring(const Linked &linked)
    : m_linked(linked), m_grammar(linked.grammar()), m_components(components(linked.references()))
{
    m_measures.sizes.assign(m_grammar.nodes.size(), 1);
    m_measures.classes.assign(m_grammar.nodes.size(), kNoClass);
    m_measures.isRecursive = m_components.isCyclic;
    for (const LinkedRule &rule : linked.rules())
        m_bodies.insert(m_bodies.end(), rule.bodies.begin(), rule.bodies.end());
    std::ranges::sort(m_bodies);
}

Measures Measuring::run()
{
    for (const RuleId rule : m_components.order)
        measureRule(rule);
    return std::move(m_measures);
}

/// The nodes of a definition lie together, its body last.
void Measuring::measureRule(RuleId rule)
{
    for (const NodeId body : m_linked.rules()[rule].bodies) {
        const auto place = std::ranges::lower_bound(m_bodies, body);
        const NodeId first = place == m_bodies.begin() ? 0 : *std::prev(place) + 1;
        for (NodeId node = first; node <= body; ++node)
            measureNode(node);
    }
}

void Measuring::measureNode(NodeId id)
{
    m_measures.sizes[id] = capped(sizeOf(id));
    if (const auto characters = charactersOf(id)) {
        m_measures.classes[id] = static_cast<std::uint32_t>(m_measures.characters.size());
        m_measures.characters.push_back(*characters);
        m_measures.sizes[id] = 1;
    }
}

std::uint64_t Measuring::sizeOfRule(RuleId rule) const
{
    std::uint64_t size = 1;
    for (const NodeId body : m_linked.rules()[rule].bodies)
        size = capped(size + m_measures.sizes[body]);
    return size;
}

std::uint64_t Measuring::sizeOf(NodeId id) const
{
    const Node &node = m_grammar.node(id);
    const RuleId target = m_linked.target(id);
    if (target != kNoRule)
        return m_measures.isRecursive[target] ? 1 : sizeOfRule(target);
    std::uint64_t size = 1;
    switch (node.kind) {
    case NodeKind::Text:
        return m_grammar.text(node).size() + 1;
    case NodeKind::Codes:
        return node.count;
    case NodeKind::Repetition:
        size = m_measures.sizes[m_grammar.child(node, 0)] + 1;
        return isCounted(node, size)
            ? 1
            : size * std::max(1U, node.most == kUnbounded ? node.least : node.most);
    case NodeKind::Alternation:
    case NodeKind::Concatenation:
        for (std::uint32_t i = 0; i < node.count; ++i)
            size = capped(size + m_measures.sizes[m_grammar.child(node, i)] + 1);
        return size;
    default:
        return 1;
    }
}

bool isCounted(const Node &repetition, std::uint64_t sizeOfOne)
{
    const std::uint32_t copies = repetition.most == kUnbounded ? repetition.least : repetition.most;
    return copies > 1
        && (sizeOfOne > kMaxUnrolledStates || sizeOfOne * copies > kMaxUnrolledStates);
}

bool Measuring::unite(Characters &into, NodeId node) const
{
    const std::uint32_t which = m_measures.classes[node];
    if (which == kNoClass)
        return false;
    into |= m_measures.characters[which];
    return true;
}

/// The characters that `id` is one of; nothing where it is anything else.
std::optional<Characters> Measuring::charactersOf(NodeId id) const
{
    const Node &node = m_grammar.node(id);
    const RuleId target = m_linked.target(id);
    Characters characters;
    bool isOne = true;
    if (target != kNoRule) {
        const auto &bodies = m_linked.rules()[target].bodies;
        for (const NodeId body : bodies)
            isOne = isOne && unite(characters, body);
        return isOne && !bodies.empty() && !m_measures.isRecursive[target]
            ? std::optional(characters)
            : std::nullopt;
    }
    if (node.kind == NodeKind::Alternation) {
        for (std::uint32_t i = 0; i < node.count && isOne; ++i)
            isOne = unite(characters, m_grammar.child(node, i));
        return isOne ? std::optional(characters) : std::nullopt;
    }
    if (node.kind == NodeKind::Range && node.most < characters.size()) {
        for (std::uint32_t c = node.least; c <= node.most; ++c)
            characters.set(c);
        return characters;
    }
    const bool isCode = node.kind == NodeKind::Codes && node.count == 1
        && m_grammar.code(node, 0) < characters.size();
    if (isCode)
        return characters.set(m_grammar.code(node, 0));
    if (node.kind != NodeKind::Text || m_grammar.text(node).size() != 1)
        return {};
    const char c = m_grammar.text(node).front();
    characters.set(static_cast<unsigned char>(node.isCaseSensitive ? c : base::lowered(c)));
    return characters.set(static_cast<unsigned char>(node.isCaseSensitive ? c : base::raised(c)));
}

Measures measure(const Linked &linked)
{
    return Measuring(linked).run();
}

} // namespace nidreg::abnf
