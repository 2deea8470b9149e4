// SPDX-License-Identifier: MIT
#include "model/abnf/checking.h"
#include "model/abnf/compiler.h"
#include "model/base/text.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_set>

namespace nidreg::abnf {

constexpr std::size_t kMaxNamed = 5; ///< rules of a circle that are told

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
    if (m_told[static_cast<std::size_t>(kind)]++ < kMaxProblems)
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
            const bool isLeftOut = i >= kMaxNamed && i + 1 < circle.size();
            if (!isLeftOut)
                path += (i == 0 ? "" : " → ") + m_linked.rules()[circle[i]].name;
            else if (i == kMaxNamed)
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
    if (follows && told <= kMaxProblems) {
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

constexpr std::size_t kMaxComparedRules = 500; ///< rules: a larger grammar gets no guess
constexpr std::size_t kShortestGuessed = 4; ///< letters: shorter names are near to anything

/// The rule that an undefined name is a slip for: the same but for hyphens and underscores, a
/// plural, or one letter off. Nothing where none is.
std::string Checking::meantBy(std::string_view name) const
{
    const std::string letters = lettersOf(name);
    if (m_linked.rules().size() > kMaxComparedRules)
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
