// SPDX-License-Identifier: MIT
#include "model/abnf/compiler.h"

#include "model/abnf/costs.h"
#include "model/abnf/utf8.h"
#include "model/base/text.h"

namespace nidreg::abnf {

constexpr std::uint64_t kMaxCopiedStates =
    100'000; ///< states of a grammar that is copied as a whole
constexpr std::uint64_t kSmallRule = 64; ///< states of a rule that is copied in any case
constexpr std::size_t kManyStates = 300'000; ///< from here on nothing is copied
constexpr std::uint64_t kOfNodes = std::uint64_t(1) << 32U; ///< keys of counted elements

MachineSet compile(const Linked &linked, RuleId start)
{
    return Compiler(linked, start).run();
}

Compiler::Compiler(const Linked &linked, RuleId start)
    : m_linked(linked), m_grammar(linked.grammar()), m_measures(measure(linked))
{
    m_set.classes = std::move(m_measures.characters);
    std::uint64_t size = 0;
    for (const NodeId body : linked.rules()[start].bodies)
        size += m_measures.sizes[body];
    m_copiesAll = size <= kMaxCopiedStates;
    machineOf(start, {start, 0});
}

MachineSet Compiler::run()
{
    std::size_t next = 0;
    while (next < m_callees.size()) // grows on the way
        compileMachine(m_callees[next++]);
    for (State &state : m_set.states)
        state.isTail = leadsToEnd(state);
    return std::move(m_set);
}

/// A few jumps are looked through: a longer chain only costs the shortcut.
bool Compiler::leadsToEnd(const State &from) const
{
    const State *state = &from;
    for (int jumps = 0; state->op == Op::Jump && jumps < 8; ++jumps)
        state = &m_set.states[state->next];
    return state->op == Op::Final;
}

StateId Compiler::add()
{
    m_set.states.emplace_back();
    return static_cast<StateId>(m_set.states.size() - 1);
}

std::uint32_t Compiler::machineOf(std::uint64_t key, Callee callee)
{
    const auto [place, isNew] =
        m_machines.try_emplace(key, static_cast<std::uint32_t>(m_callees.size()));
    if (isNew)
        m_callees.push_back(callee);
    return place->second;
}

void Compiler::compileMachine(const Callee &callee)
{
    const StateId start = add();
    const StateId end = add();
    m_set.starts.push_back(start);
    m_set.states[end].op = Op::Final;
    if (callee.rule != kNoRule)
        compileAlternation({0, start, end}, m_linked.rules()[callee.rule].bodies);
    else
        m_tasks.push_back({callee.node, start, end});
    while (!m_tasks.empty()) {
        const Task task = m_tasks.back();
        m_tasks.pop_back();
        compile(task);
    }
}

void Compiler::consume(StateId at, Op op, std::uint32_t low, std::uint32_t high, StateId to,
                       NodeId node)
{
    m_set.states[at] = {op, false, to, 0, low, high, node};
}

void Compiler::compile(const Task &task)
{
    const Node &node = m_grammar.node(task.node);
    const RuleId target = m_linked.target(task.node);
    if (m_measures.classes[task.node] != kNoClass)
        return consume(task.at, Op::Class, m_measures.classes[task.node], 0, task.to, task.node);
    if (target != kNoRule && !m_linked.rules()[target].bodies.empty())
        return compileReference(task, target);
    switch (node.kind) {
    case NodeKind::Text:
    case NodeKind::Codes:
        return compileText(task, node);
    case NodeKind::Range:
        return consume(task.at, Op::Range, node.least, node.most, task.to, task.node);
    case NodeKind::Alternation:
        return compileAlternation(task,
                                  {m_grammar.children.begin() + node.first,
                                   m_grammar.children.begin() + node.first + node.count});
    case NodeKind::Concatenation:
        return compileConcatenation(task, node);
    case NodeKind::Repetition:
        return compileRepetition(task, node);
    default:
        m_set.hasProse = true;
        return consume(task.at, Op::Anything, 0, 0, task.to, task.node);
    }
}

StateId Compiler::addCharacter(StateId at, std::uint32_t character, bool folds, StateId to,
                               NodeId node)
{
    const char c = character < 0x80 && folds ? static_cast<char>(character) : '\0';
    if (base::lowered(c) != base::raised(c))
        consume(at, Op::Either, static_cast<unsigned char>(base::lowered(c)),
                static_cast<unsigned char>(base::raised(c)), to, node);
    else
        consume(at, Op::Range, character, character, to, node);
    return to;
}

void Compiler::compileText(const Task &task, const Node &node)
{
    std::vector<std::uint32_t> characters;
    if (node.kind == NodeKind::Codes) {
        const auto begin = m_grammar.codes.begin() + node.first;
        characters.assign(begin, begin + node.count);
    } else {
        for (std::string_view rest = m_grammar.text(node); !rest.empty();) {
            const Decoded first = decodeFirst(rest);
            characters.push_back(first.character);
            rest.remove_prefix(first.length);
        }
    }
    const bool folds = node.kind == NodeKind::Text && !node.isCaseSensitive;
    StateId at = task.at;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const StateId to = i + 1 == characters.size() ? task.to : add();
        at = addCharacter(at, characters[i], folds, to, task.node);
    }
    if (characters.empty())
        m_set.states[at].next = task.to;
}

/// Alternatives of one character become one state.
void Compiler::compileAlternation(const Task &task, const std::vector<NodeId> &among)
{
    Characters characters;
    std::vector<NodeId> others;
    for (const NodeId node : among) {
        if (m_measures.classes[node] == kNoClass)
            others.push_back(node);
        else
            characters |= m_set.classes[m_measures.classes[node]];
    }
    StateId at = task.at;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const bool isLast = i + 1 == others.size() && characters.none();
        const StateId branch = isLast ? at : add();
        m_tasks.push_back({others[i], branch, task.to});
        if (isLast)
            return;
        const StateId rest = add();
        m_set.states[at] = {Op::Split, false, branch, rest, 0, 0, 0};
        at = rest;
    }
    const bool isRule = m_grammar.node(task.node).kind != NodeKind::Alternation;
    const NodeId shown = isRule && !among.empty() ? among.front() : task.node;
    consume(at, Op::Class, static_cast<std::uint32_t>(m_set.classes.size()), 0, task.to, shown);
    m_set.classes.push_back(characters);
}

void Compiler::compileConcatenation(const Task &task, const Node &node)
{
    StateId at = task.at;
    for (std::uint32_t i = 0; i < node.count; ++i) {
        const StateId to = i + 1 == node.count ? task.to : add();
        m_tasks.push_back({m_grammar.child(node, i), at, to});
        at = to;
    }
}

void Compiler::compileRepetition(const Task &task, const Node &node)
{
    const NodeId one = m_grammar.child(node, 0);
    const bool isUnbounded = node.most == kUnbounded;
    const std::uint64_t size = m_measures.sizes[one] + 1;
    if (isCounted(node, size)
        || (node.least + std::uint64_t(isUnbounded ? 0 : node.most) > 2
            && m_set.states.size() > kManyStates)) {
        const std::uint32_t machine = machineOf(kOfNodes + one, {kNoRule, one});
        consume(task.at, Op::Count, static_cast<std::uint32_t>(m_set.loops.size()), 0, task.to,
                task.node);
        m_set.loops.push_back({machine, mayBeEmpty(one) ? 0 : node.least, node.most});
        return;
    }
    StateId at = task.at;
    StateId last = at; // where the last copy begins
    for (std::uint32_t i = 0; i < node.least; ++i) {
        last = at;
        at = add();
        m_tasks.push_back({one, last, at});
    }
    if (isUnbounded) {
        const StateId again = node.least == 0 ? add() : last;
        if (node.least == 0)
            m_tasks.push_back({one, again, at});
        m_set.states[at] = {Op::Split, false, again, task.to, 0, 0, 0};
        return;
    }
    for (std::uint32_t i = node.least; i < node.most; ++i) {
        const StateId copy = add();
        const StateId behind = add();
        m_set.states[at] = {Op::Split, false, copy, task.to, 0, 0, 0};
        m_tasks.push_back({one, copy, behind});
        at = behind;
    }
    m_set.states[at] = {Op::Jump, false, task.to, 0, 0, 0, 0};
}

bool Compiler::isInlined(RuleId rule) const
{
    if (m_measures.isRecursive[rule] || m_set.states.size() > kManyStates)
        return false;
    std::uint64_t size = 0;
    for (const NodeId body : m_linked.rules()[rule].bodies)
        size += m_measures.sizes[body];
    return m_copiesAll || size <= kSmallRule;
}

void Compiler::compileReference(const Task &task, RuleId rule)
{
    if (isInlined(rule))
        return compileAlternation(task, m_linked.rules()[rule].bodies);
    consume(task.at, Op::Call, machineOf(rule, {rule, 0}), 0, task.to, task.node);
}

bool Compiler::mayBeEmpty(NodeId node)
{
    if (m_lengths.empty())
        m_lengths = cheapest(m_linked, kLength);
    return m_lengths[node] == 0;
}

} // namespace nidreg::abnf
