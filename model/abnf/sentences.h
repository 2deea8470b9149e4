// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/linked.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace nidreg::abnf {

/// Numbers that are the same for the same seed on every platform (SplitMix64).
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) { }

    std::uint64_t next();
    /// From 0 up to, but not including, `bound`, which is at least 1.
    std::uint64_t below(std::uint64_t bound);

private:
    std::uint64_t m_state;
};

enum class DrawEnd {
    Complete,
    Prose, ///< `text` ends at the prose, or the undefined rule, that cannot be generated
    Endless, ///< the rule has no finite sentence
    TooLong, ///< every sentence is longer than the limit
};

struct Sentence {
    std::string text; ///< UTF-8
    DrawEnd end = DrawEnd::Complete;
    std::string stoppedAt; ///< the prose or the name, where end is Prose
};

/// Draws sentences from a rule, each at random, but where there is a choice it likes what it has
/// taken least. Once `softLimit` bytes are drawn it goes the shortest way to the end. The same
/// grammar, rule and seed give the same sentences everywhere.
class SentenceGenerator {
public:
    SentenceGenerator(const Linked &linked, RuleId start, std::uint64_t seed,
                      std::size_t softLimit = 48);

    Sentence next();

private:
    struct Pending {
        NodeId node;
        std::uint32_t times;
    };

    void take(Sentence &into, std::vector<Pending> &stack, bool hurry);
    void takeInner(const Node &node, bool hurry, std::vector<Pending> &stack);
    void takeRule(RuleId rule, bool hurry, Sentence &into, std::vector<Pending> &stack);
    std::uint32_t timesOf(const Node &node, bool hurry);
    NodeId choice(std::span<const NodeId> among, bool hurry);

    const Linked &m_linked;
    RuleId m_start;
    Random m_random;
    std::size_t m_softLimit;
    std::vector<std::uint64_t> m_costs; ///< of each node: steps of its shortest derivation
    std::vector<std::uint32_t> m_taken; ///< how often each node was chosen
};

} // namespace nidreg::abnf
