// SPDX-License-Identifier: MIT
#pragma once

#include "model/abnf/machines.h"

#include <string_view>
#include <vector>

namespace nidreg::abnf {

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
