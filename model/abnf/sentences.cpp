// SPDX-License-Identifier: MIT
#include "model/abnf/sentences.h"

#include "model/abnf/costs.h"
#include "model/abnf/utf8.h"

#include <algorithm>

namespace nidreg::abnf {

constexpr std::size_t kHurrySteps = 2000; ///< of a sentence, drawn freely
constexpr std::size_t kMaxSteps = 100'000; ///< of a sentence
constexpr std::uint32_t kMaxExtraTimes = 4; ///< beyond the least, drawn freely

std::uint64_t Random::next()
{
    m_state += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31U);
}

std::uint64_t Random::below(std::uint64_t bound)
{
    return next() % bound;
}

SentenceGenerator::SentenceGenerator(const Linked &linked, RuleId start, std::uint64_t seed,
                                     std::size_t softLimit)
    : m_linked(linked), m_start(start), m_random(seed), m_softLimit(softLimit),
      m_costs(cheapest(linked, kSteps)), m_taken(m_costs.size(), 0)
{
}

Sentence SentenceGenerator::next()
{
    Sentence sentence;
    if (m_start == kNoRule || m_linked.rules()[m_start].bodies.empty()) {
        sentence.end = DrawEnd::Prose;
        return sentence;
    }
    const std::uint64_t cost = cheapestOf(m_linked.rules()[m_start], m_costs);
    if (cost > kMaxSteps)
        sentence.end = cost == kEndless ? DrawEnd::Endless : DrawEnd::TooLong;
    std::vector<Pending> stack;
    std::size_t steps = 0;
    if (sentence.end == DrawEnd::Complete)
        takeRule(m_start, false, sentence, stack);
    while (!stack.empty() && sentence.end == DrawEnd::Complete) {
        take(sentence, stack, ++steps > kHurrySteps);
        if (steps > kMaxSteps)
            sentence.end = DrawEnd::TooLong;
    }
    return sentence;
}

/// Draws the topmost node of the stack.
void SentenceGenerator::take(Sentence &into, std::vector<Pending> &stack, bool hurry)
{
    hurry = hurry || into.text.size() + stack.size() > m_softLimit;
    const NodeId id = stack.back().node;
    if (--stack.back().times == 0)
        stack.pop_back();
    const Grammar &grammar = m_linked.grammar();
    const Node &node = grammar.node(id);
    const RuleId target = m_linked.target(id);
    if (target != kNoRule)
        return takeRule(target, hurry, into, stack);
    switch (node.kind) {
    case NodeKind::Text:
        into.text += grammar.text(node);
        return;
    case NodeKind::Range:
        return appendUtf8(into.text,
                          node.least
                              + static_cast<std::uint32_t>(
                                  m_random.below(node.most - node.least + std::uint64_t(1))));
    case NodeKind::Codes:
        for (std::uint32_t i = 0; i < node.count; ++i)
            appendUtf8(into.text, grammar.code(node, i));
        return;
    case NodeKind::Prose:
    case NodeKind::Reference:
        into.end = DrawEnd::Prose;
        into.stoppedAt = grammar.text(node);
        return;
    default:
        return takeInner(node, hurry, stack);
    }
}

void SentenceGenerator::takeInner(const Node &node, bool hurry, std::vector<Pending> &stack)
{
    const Grammar &grammar = m_linked.grammar();
    if (node.kind == NodeKind::Concatenation) {
        for (std::uint32_t i = node.count; i-- > 0;)
            stack.push_back({grammar.child(node, i), 1});
    } else if (node.kind == NodeKind::Alternation) {
        const auto begin = grammar.children.begin() + node.first;
        stack.push_back({choice({begin, begin + node.count}, hurry), 1});
    } else {
        const std::uint32_t times = timesOf(node, hurry);
        if (times > 0)
            stack.push_back({grammar.child(node, 0), times});
    }
}

std::uint32_t SentenceGenerator::timesOf(const Node &node, bool hurry)
{
    const bool isDear = m_costs[m_linked.grammar().child(node, 0)] >= kSteps.prose;
    if (hurry || isDear || node.most == node.least)
        return node.least;
    const std::uint32_t room = node.most - node.least;
    const std::uint32_t free = std::min(room, kMaxExtraTimes);
    const bool toTheFull = room <= 2 * m_softLimit && m_random.below(8) == 0;
    return node.least
        + (toTheFull ? room : static_cast<std::uint32_t>(m_random.below(free + std::uint64_t(1))));
}

void SentenceGenerator::takeRule(RuleId rule, bool hurry, Sentence &into,
                                 std::vector<Pending> &stack)
{
    const LinkedRule &of = m_linked.rules()[rule];
    if (!of.bodies.empty()) {
        stack.push_back({choice(of.bodies, hurry), 1});
        return;
    }
    into.end = DrawEnd::Prose;
    into.stoppedAt = of.name;
}

/// In a hurry the cheapest. Else mostly one of those that were taken least, among those that need
/// no prose and are not too long.
NodeId SentenceGenerator::choice(std::span<const NodeId> among, bool hurry)
{
    if (among.size() == 1)
        return among.front();
    const auto cost = [&](NodeId node) { return m_costs[node]; };
    const NodeId cheapest = *std::ranges::min_element(among, {}, cost);
    if (hurry)
        return cheapest;
    const bool likesNew = m_random.below(4) != 0;
    NodeId chosen = cheapest;
    std::uint64_t ties = 0;
    std::uint32_t least = 0xFFFFFFFFU;
    for (const NodeId node : among) {
        if (m_costs[node] >= kSteps.prose || (likesNew && m_taken[node] > least))
            continue;
        ties = likesNew && m_taken[node] < least ? 1 : ties + 1;
        least = likesNew ? m_taken[node] : least;
        if (m_random.below(ties) == 0)
            chosen = node;
    }
    ++m_taken[chosen];
    return chosen;
}

} // namespace nidreg::abnf
