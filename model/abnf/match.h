// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/linked.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::abnf {

enum class Verdict {
    Accepted,
    Refused,
    Unsure, ///< it depends on prose or on a rule that nobody defines
    GaveUp, ///< the bound on steps was met
};

struct Match {
    Verdict verdict;
    std::size_t offset = 0; ///< Refused: the byte up to which all was well
    std::vector<std::string> expected; ///< Refused: what could be there, as the grammar writes
                                       ///< it, twelve at most; "" for the end of the text
    std::size_t steps = 0;
};

/// How much a match may cost: `base` and `perByte` for each byte of the text. Time and memory are
/// bounded by it, whatever the grammar.
struct MatchBudget {
    std::size_t base = 2'000'000;
    std::size_t perByte = 16;
};

/// A grammar made ready to match many texts from one rule.
///
/// Rules that do not refer to themselves become one finite automaton, which is run over the text
/// in all its states at once: linear. Recursive rules are called, and remember where they were
/// called from (Earley's method with Leo's shortcut for right recursion): linear for the grammars
/// that people write, cubic at worst, which the budget cuts off. Counted repetitions are unrolled
/// while they are small and counted otherwise.
class Matcher {
public:
    /// `start` is a rule of `linked` that has a definition.
    Matcher(std::shared_ptr<const Linked> linked, RuleId start);
    ~Matcher();
    Matcher(Matcher &&) noexcept;
    Matcher &operator=(Matcher &&) noexcept;

    /// Matches the whole of `text`: characters of UTF-8, where a byte that is none fits nothing.
    Match match(std::string_view text, MatchBudget budget = {}) const;

private:
    struct Machines;
    std::unique_ptr<Machines> m_machines;
};

enum class RunEnd { Accepted, Refused, GaveUp };

struct Outcome {
    RunEnd end = RunEnd::Refused;
    std::size_t offset = 0; ///< the byte up to which all was well
    std::vector<StateId> consumers; ///< Refused: the states that wanted another character there
    bool couldEnd = false; ///< Refused: the text could have ended there
    std::size_t steps = 0;
};

/// Runs the machines over `text` in at most `mostSteps` steps. `anythingGoes` lets prose be any
/// characters; else it is none at all.
Outcome run(const MachineSet &set, std::string_view text, std::size_t mostSteps, bool anythingGoes);

} // namespace nidreg::abnf
