// SPDX-License-Identifier: MIT
#include "model/abnf/match.h"

#include "model/abnf/machines.h"
#include "model/abnf/run.h"

#include <algorithm>

namespace nidreg::abnf {

constexpr std::size_t kMostExpected = 12;

struct Matcher::Machines {
    std::shared_ptr<const Linked> linked;
    MachineSet set;
};

Matcher::Matcher(std::shared_ptr<const Linked> linked, RuleId start)
{
    MachineSet set = compile(*linked, start);
    m_machines = std::make_unique<Machines>(Machines{std::move(linked), std::move(set)});
}

Matcher::~Matcher() = default;
Matcher::Matcher(Matcher &&) noexcept = default;
Matcher &Matcher::operator=(Matcher &&) noexcept = default;

static std::vector<std::string> expectedOf(const Linked &linked, const MachineSet &set,
                                           const Outcome &outcome)
{
    std::vector<std::string> expected;
    const auto note = [&](const std::string &text) {
        if (expected.size() < kMostExpected && std::ranges::count(expected, text) == 0)
            expected.push_back(text);
    };
    for (const StateId state : outcome.consumers) {
        if (expected.size() >= kMostExpected)
            break;
        for (const std::string &text : describe(linked, set.states[state].node, kMostExpected))
            note(text);
    }
    if (outcome.couldEnd)
        note("");
    return expected;
}

/// Once without prose; where that fails and there is prose, once more as if prose were anything.
Match Matcher::match(std::string_view text, MatchBudget budget) const
{
    const auto &[linked, set] = *m_machines;
    const std::size_t most = budget.base + budget.perByte * text.size();
    Outcome outcome = run(set, text, most, false);
    std::size_t steps = outcome.steps;
    bool lenient = false;
    if (outcome.end == RunEnd::Refused && set.hasProse) {
        outcome = run(set, text, most, true);
        steps += outcome.steps;
        lenient = true;
    }
    if (outcome.end == RunEnd::GaveUp)
        return {Verdict::GaveUp, outcome.offset, {}, steps};
    if (outcome.end == RunEnd::Accepted)
        return {lenient ? Verdict::Unsure : Verdict::Accepted, text.size(), {}, steps};
    return {Verdict::Refused, outcome.offset, expectedOf(*linked, set, outcome), steps};
}

} // namespace nidreg::abnf
