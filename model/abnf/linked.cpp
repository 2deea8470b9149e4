// SPDX-License-Identifier: MIT
#include "model/abnf/linked.h"

#include "model/abnf/known.h"
#include "model/abnf/parse.h"

#include <algorithm>

namespace nidreg::abnf {

Linked::Linked(Grammar grammar) : m_grammar(std::move(grammar)), m_ownNodes(m_grammar.nodes.size())
{
    addWritten();
    for (NodeId node = 0; node < m_grammar.nodes.size(); ++node) // known rules add nodes on the way
        resolve(node);
    own();
}

/// The nodes of a definition lie together, and its body is the last of them.
void Linked::own()
{
    m_owners.assign(m_grammar.nodes.size(), kNoRule);
    for (RuleId rule = 0; rule < m_rules.size(); ++rule) {
        for (const NodeId body : m_rules[rule].bodies)
            m_owners[body] = rule;
    }
    for (std::size_t node = m_owners.size(); node-- > 1;) {
        if (m_owners[node - 1] == kNoRule)
            m_owners[node - 1] = m_owners[node];
    }
}

std::vector<std::vector<RuleId>> Linked::references() const
{
    std::vector<std::vector<RuleId>> references(m_rules.size());
    for (NodeId node = 0; node < m_targets.size(); ++node) {
        if (m_targets[node] != kNoRule && m_owners[node] != kNoRule)
            references[m_owners[node]].push_back(m_targets[node]);
    }
    return references;
}

void Linked::addWritten()
{
    for (std::size_t i = 0; i < m_grammar.rules.size(); ++i) {
        const Rule &rule = m_grammar.rules[i];
        const auto [place, isNew] =
            m_index.try_emplace(foldedName(rule.name), static_cast<RuleId>(m_rules.size()));
        if (isNew)
            m_rules.push_back({rule.name, {}, nullptr, i});
        m_rules[place->second].bodies.push_back(rule.body);
    }
}

/// An undefined reference leads to a rule without bodies; prose leads nowhere unless it names a
/// rule.
void Linked::resolve(NodeId node)
{
    const Node &of = m_grammar.node(node);
    m_targets.push_back(kNoRule);
    const bool isProse = of.kind == NodeKind::Prose;
    if (of.kind != NodeKind::Reference && !isProse)
        return;
    const std::string name = m_grammar.text(of);
    RuleId rule = find(name);
    const KnownRule *known = rule == kNoRule ? knownRule(name, isProse) : nullptr;
    if (rule == kNoRule && (known || !isProse))
        rule = ruleNamed(known ? known->name : name);
    if (known)
        takeIn(rule, *known);
    m_targets[node] = rule;
}

RuleId Linked::ruleNamed(std::string_view name)
{
    const auto rule = static_cast<RuleId>(m_rules.size());
    m_rules.push_back({std::string(name), {}, nullptr, 0});
    m_index.emplace(foldedName(name), rule);
    return rule;
}

/// Adds the nodes of a known rule's definition behind those that there are.
void Linked::takeIn(RuleId rule, const KnownRule &known)
{
    const Parsed parsed = parse("x = " + std::string(known.definition));
    const auto nodes = static_cast<NodeId>(m_grammar.nodes.size());
    const auto children = static_cast<std::uint32_t>(m_grammar.children.size());
    const auto codes = static_cast<std::uint32_t>(m_grammar.codes.size());
    const auto texts = static_cast<std::uint32_t>(m_grammar.texts.size());
    for (Node node : parsed.grammar.nodes) {
        node.first += node.kind == NodeKind::Codes ? codes : children;
        node.text += texts;
        node.where = {};
        m_grammar.nodes.push_back(node);
    }
    for (const NodeId child : parsed.grammar.children)
        m_grammar.children.push_back(child + nodes);
    std::ranges::copy(parsed.grammar.codes, std::back_inserter(m_grammar.codes));
    std::ranges::copy(parsed.grammar.texts, std::back_inserter(m_grammar.texts));
    m_rules[rule].known = &known;
    m_rules[rule].bodies.push_back(parsed.grammar.rules.front().body + nodes);
}

RuleId Linked::find(std::string_view name) const
{
    const auto found = m_index.find(foldedName(name));
    return found == m_index.end() ? kNoRule : found->second;
}

/// How much a rule's name promises that it is where to start.
static int promise(std::string_view name)
{
    const std::string folded = foldedName(name);
    if (folded == "namestring" || folded == "urn")
        return 4;
    if (folded.find("urn") != folded.npos)
        return 3;
    if (folded == "nss")
        return 2;
    return folded.find("nss") != folded.npos || folded == "assigned-name" ? 1 : 0;
}

RuleId Linked::start() const
{
    std::vector<bool> isUsed(m_rules.size(), false);
    for (NodeId node = 0; node < m_ownNodes; ++node) {
        if (m_targets[node] != kNoRule)
            isUsed[m_targets[node]] = true;
    }
    RuleId best = kNoRule;
    int bestPromise = -1;
    for (RuleId rule = 0; rule < m_rules.size(); ++rule) {
        const bool isWritten = !m_rules[rule].known && !m_rules[rule].bodies.empty();
        const int has = isWritten ? promise(m_rules[rule].name) + (isUsed[rule] ? 0 : 8) : -1;
        if (has > bestPromise) {
            best = rule;
            bestPromise = has;
        }
    }
    return best;
}

} // namespace nidreg::abnf
