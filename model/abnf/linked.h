// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/grammar.h"

#include <bitset>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidreg::abnf {

struct KnownRule;

using RuleId = std::uint32_t;
inline constexpr RuleId kNoRule = 0xFFFFFFFFU;

/// A rule with everything that defines it: "=", the "=/" that add to it, and repeated definitions.
struct LinkedRule {
    std::string name;
    std::vector<NodeId> bodies; ///< alternatives; empty: defined nowhere
    const KnownRule *known = nullptr; ///< taken from a document, because the grammar has none
    std::size_t written = 0; ///< its first definition among Grammar::rules, unless known
};

/// A grammar whose references are resolved: by its own rules first, then by those that documents
/// define (known.h), which follow the grammar's own nodes. `<name>` of a rule is a reference to it,
/// as in BNF.
class Linked {
public:
    explicit Linked(Grammar grammar);

    const Grammar &grammar() const { return m_grammar; }
    const std::vector<LinkedRule> &rules() const { return m_rules; }

    /// The rule of that name in any case; kNoRule where the grammar neither has nor uses it.
    RuleId find(std::string_view name) const;

    /// The rule that a Reference, or a Prose that names a rule, leads to; else kNoRule.
    RuleId target(NodeId node) const { return m_targets[node]; }

    /// The rule in whose definition `node` stands.
    RuleId owner(NodeId node) const { return m_owners[node]; }

    /// The rules that each rule refers to, each as often as it does.
    std::vector<std::vector<RuleId>> references() const;

    /// How many of the grammar's nodes are its own; the later ones come from documents.
    std::size_t ownNodes() const { return m_ownNodes; }

    /// The nodes right below `node`, the bodies of a referred rule included.
    template <class Visit> void forEachBelow(NodeId node, Visit visit) const;

    /// The rule to start from: one that no other rule uses, best one that is named for a URN or an
    /// NSS ("namestring", "urn", "example-urn", "NSS", "example-nss"), else the first of them, else
    /// the first rule. kNoRule for an empty grammar.
    RuleId start() const;

private:
    void addWritten();
    void resolve(NodeId node);
    RuleId ruleNamed(std::string_view name);
    void takeIn(RuleId rule, const KnownRule &known);
    void own();

    Grammar m_grammar;
    std::vector<LinkedRule> m_rules;
    std::vector<RuleId> m_targets;
    std::vector<RuleId> m_owners;
    std::unordered_map<std::string, RuleId> m_index;
    std::size_t m_ownNodes = 0;
};

template <class Visit> void Linked::forEachBelow(NodeId node, Visit visit) const
{
    const Node &of = m_grammar.node(node);
    const bool hasChildren = of.kind == NodeKind::Alternation || of.kind == NodeKind::Concatenation
        || of.kind == NodeKind::Repetition;
    for (std::uint32_t i = 0; hasChildren && i < of.count; ++i)
        visit(m_grammar.child(of, i));
    if (m_targets[node] != kNoRule) {
        for (const NodeId body : m_rules[m_targets[node]].bodies)
            visit(body);
    }
}

using StateId = std::uint32_t;
using Characters = std::bitset<256>;

enum class Op : std::uint8_t {
    Jump, ///< to next
    Split, ///< to next and to other
    Range, ///< a character from low to high, then next
    Either, ///< the character low or high, then next
    Class, ///< a character of class `low`, then next
    Call, ///< machine `low`, then next
    Count, ///< loop `low`: a machine so and so often, then next
    Anything, ///< prose: any characters, if anything goes, then next
    Final, ///< of its machine
};

struct State {
    Op op = Op::Jump;
    bool isTail = false; ///< nothing but its machine's end follows
    StateId next = 0;
    StateId other = 0;
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    NodeId node = 0; ///< which it is of, for telling what was expected
};

struct Loop {
    std::uint32_t machine;
    std::uint32_t least, most;
};

/// The states of a grammar from one rule. Machine 0 is that rule; the others are called: rules that
/// refer to themselves or are too large to be copied, and what is counted rather than copied.
struct MachineSet {
    std::vector<State> states;
    std::vector<StateId> starts; ///< of each machine
    std::vector<Loop> loops;
    std::vector<Characters> classes;
    bool hasProse = false;
};

MachineSet compile(const Linked &linked, RuleId start);

/// What an element looks like, for people: a rule's name, or as ABNF writes it.
std::vector<std::string> describe(const Linked &linked, NodeId node, std::size_t most);

} // namespace nidreg::abnf
