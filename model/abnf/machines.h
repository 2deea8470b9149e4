// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/linked.h"

#include <bitset>
#include <string>
#include <vector>

namespace nidreg::abnf {

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
