// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/graph.h"
#include "model/abnf/linked.h"

#include <optional>
#include <unordered_map>

namespace nidreg::abnf {

inline constexpr std::uint32_t kNoClass = 0xFFFFFFFFU;

/// What is known of every node before anything is compiled.
struct Measures {
    std::vector<std::uint64_t> sizes; ///< states when everything is copied, at most kHugeSize
    std::vector<std::uint32_t> classes; ///< the node is one character of this class, or kNoClass
    std::vector<Characters> characters; ///< of the classes
    std::vector<bool> isRecursive; ///< of each rule
};

inline constexpr std::uint64_t kHugeSize = std::uint64_t(1) << 40U;
inline constexpr std::uint64_t kMaxUnrolledStates = 4096; ///< states of a counted repetition

/// True where a repetition is counted because its copies would be too many.
bool isCounted(const Node &repetition, std::uint64_t sizeOfOne);

/// Goes over all nodes once, those of called rules before their callers.
Measures measure(const Linked &linked);

/// The work of compile(): tasks instead of recursion.
class Compiler {
public:
    Compiler(const Linked &linked, RuleId start);

    MachineSet run();

private:
    /// Make `at` the beginning of `node`'s states, which end in `to`.
    struct Task {
        NodeId node;
        StateId at, to;
    };

    /// Something to be called: a rule, or the element of a counted repetition.
    struct Callee {
        RuleId rule;
        NodeId node;
    };

    void compileMachine(const Callee &callee);
    void compile(const Task &task);
    void compileText(const Task &task, const Node &node);
    void compileAlternation(const Task &task, const std::vector<NodeId> &among);
    void compileConcatenation(const Task &task, const Node &node);
    void compileRepetition(const Task &task, const Node &node);
    void compileReference(const Task &task, RuleId rule);
    void consume(StateId at, Op op, std::uint32_t low, std::uint32_t high, StateId to, NodeId node);
    StateId addCharacter(StateId at, std::uint32_t character, bool folds, StateId to, NodeId node);
    StateId add();
    std::uint32_t machineOf(std::uint64_t key, Callee callee);
    bool isInlined(RuleId rule) const;
    bool mayBeEmpty(NodeId node);
    bool leadsToEnd(const State &from) const;

    const Linked &m_linked;
    const Grammar &m_grammar;
    Measures m_measures;
    MachineSet m_set;
    std::vector<Task> m_tasks;
    std::vector<Callee> m_callees;
    std::unordered_map<std::uint64_t, std::uint32_t> m_machines;
    std::vector<std::uint64_t> m_lengths;
    bool m_copiesAll = false;
};

} // namespace nidreg::abnf
