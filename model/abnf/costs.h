// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/linked.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace nidreg::abnf {

/// No finite derivation.
inline constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();
/// Costs do not grow above this.
inline constexpr std::uint64_t kHuge = std::uint64_t(1) << 62U;

/// What is counted. Prose and undefined rules cost as much as their weight says.
struct Weights {
    std::uint64_t node; ///< for each node of the derivation
    std::uint64_t character; ///< for each character of the sentence
    std::uint64_t prose;
};

/// The steps of a derivation: a choice by them always ends, also among rules that may be empty.
inline constexpr Weights kSteps{1, 1, 1000};
/// The length of the sentence in characters; prose may be empty for all that is known.
inline constexpr Weights kLength{0, 1, 0};

/// The cheapest way to a sentence for each node of the grammar; kEndless where there is none.
/// Knuth's generalisation of Dijkstra's algorithm: near-linear in the size of the grammar.
std::vector<std::uint64_t> cheapest(const Linked &linked, Weights weights);

/// The cheapest of a rule's bodies.
std::uint64_t cheapestOf(const LinkedRule &rule, const std::vector<std::uint64_t> &costs);

} // namespace nidreg::abnf
