// SPDX-License-Identifier: MIT
#include "model/abnf/checking.h"
#include "model/abnf/compiler.h"
#include "model/base/text.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_set>

namespace nidreg::abnf {

namespace {

/// Gives nodes that say the same the same number: whatever the case of names and of texts that
/// match in any case.
class Shapes {
public:
    explicit Shapes(const Linked &linked);

    std::uint32_t of(NodeId node) const { return m_of[node]; }

private:
    std::string keyOf(NodeId id) const;

    const Linked &m_linked;
    std::vector<std::uint32_t> m_of;
    std::unordered_map<std::string, std::uint32_t> m_known;
};

} // namespace

Shapes::Shapes(const Linked &linked) : m_linked(linked)
{
    m_of.reserve(linked.ownNodes());
    m_known.reserve(linked.ownNodes());
    for (NodeId node = 0; node < linked.ownNodes(); ++node) {
        const auto next = static_cast<std::uint32_t>(m_known.size());
        m_of.push_back(m_known.try_emplace(keyOf(node), next).first->second);
    }
}

static void appendNumber(std::string &key, std::uint32_t number)
{
    constexpr std::uint32_t kMore = 0x80; // seven bits a byte: most keys fit into a short string
    for (; number >= kMore; number >>= 7U)
        key += static_cast<char>(number | kMore);
    key += static_cast<char>(number);
}

std::string Shapes::keyOf(NodeId id) const
{
    const Grammar &grammar = m_linked.grammar();
    const Node &node = grammar.node(id);
    std::string key;
    appendNumber(key, static_cast<std::uint32_t>(node.kind));
    appendNumber(key, node.least);
    appendNumber(key, node.most);
    if (m_linked.target(id) != kNoRule) {
        key = "r";
        appendNumber(key, m_linked.target(id));
    } else if (node.kind == NodeKind::Text) {
        key += node.isCaseSensitive ? "s" : "i";
        key += node.isCaseSensitive ? grammar.text(node) : base::lowered(grammar.text(node));
    } else if (node.kind == NodeKind::Prose) {
        key += foldedName(grammar.text(node));
    } else if (node.kind != NodeKind::Range) {
        for (std::uint32_t i = 0; i < node.count; ++i)
            appendNumber(key,
                         node.kind == NodeKind::Codes ? grammar.code(node, i)
                                                      : m_of[grammar.child(node, i)]);
    }
    return key;
}

/// An alternative adds nothing where one before it says the same, or where those before it that
/// are one character allow each of its characters: "A" behind "a", since texts match in any case.
void Checking::checkAlternatives()
{
    const Shapes shapes(m_linked);
    const Measures measures = measure(m_linked);
    for (NodeId id = 0; id < m_linked.ownNodes(); ++id) {
        const Node &node = m_grammar.node(id);
        if (node.kind != NodeKind::Alternation)
            continue;
        std::unordered_set<std::uint32_t> earlier;
        Characters characters;
        std::uint32_t last = node.count; // that was covered
        for (std::uint32_t i = 0; i < node.count; ++i) {
            const NodeId one = m_grammar.child(node, i);
            const std::uint32_t set = measures.classes[one];
            const bool isOne = set != kNoClass && measures.characters[set].any();
            const bool isCovered = isOne && (measures.characters[set] & ~characters).none();
            if (isOne)
                characters |= measures.characters[set];
            if (!earlier.insert(shapes.of(one)).second || isCovered) {
                reportCovered(id, one, last + 1 == i);
                last = i;
            }
        }
    }
}

/// One problem for covered alternatives that follow each other.
void Checking::reportCovered(NodeId alternation, NodeId covered, bool follows)
{
    const base::Span where = m_grammar.node(covered).where;
    const std::size_t told = m_told[static_cast<std::size_t>(ProblemKind::Unreachable)];
    if (follows && told <= kMostProblems) {
        base::Span &all = m_problems.back().where;
        all.length = where.offset + where.length - all.offset;
        return;
    }
    const RuleId rule = m_linked.owner(alternation);
    report(ProblemKind::Unreachable, where, {}, rule == kNoRule ? "" : m_linked.rules()[rule].name);
}

static std::string lettersOf(std::string_view name)
{
    std::string letters;
    for (const char c : base::lowered(name)) {
        if (c != '-' && c != '_' && c != '.' && c != ' ')
            letters += c;
    }
    return letters;
}

/// True where one letter more, less or other turns one into the other.
static bool isOneEditApart(std::string_view a, std::string_view b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    const auto [left, right] = std::ranges::mismatch(a, b);
    const auto restA = std::string_view(left, a.end());
    const auto restB = std::string_view(right, b.end());
    if (restB.empty())
        return true;
    return a.size() == b.size() ? restA.substr(1) == restB.substr(1) : restA == restB.substr(1);
}

constexpr std::size_t kMostCompared = 500; ///< rules: a larger grammar gets no guess
constexpr std::size_t kShortestGuessed = 4; ///< letters: shorter names are near to anything

/// The rule that an undefined name is a slip for: the same but for hyphens and underscores, a
/// plural, or one letter off. Nothing where none is.
std::string Checking::meantBy(std::string_view name) const
{
    const std::string letters = lettersOf(name);
    if (m_linked.rules().size() > kMostCompared)
        return {};
    for (const LinkedRule &rule : m_linked.rules()) {
        const std::string others = lettersOf(rule.name);
        const bool isNear = letters == others
            || (letters.size() >= kShortestGuessed && isOneEditApart(letters, others));
        if (!rule.bodies.empty() && isNear)
            return rule.name;
    }
    return {};
}

} // namespace nidreg::abnf
