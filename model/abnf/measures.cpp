// SPDX-License-Identifier: MIT
#include "model/abnf/compiler.h"
#include "model/base/text.h"

#include <algorithm>

namespace nidreg::abnf {

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
    return copies > 1 && (sizeOfOne > kMostUnrolled || sizeOfOne * copies > kMostUnrolled);
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
