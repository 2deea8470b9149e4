// SPDX-License-Identifier: MIT
#pragma once

#include "forms/widgets/marks.h"
#include "model/workflow/terms.h"

#include <optional>

namespace nidreg::forms {

/// The sign of a request's end, beside its word: a disc with a tick for one that is registered, an
/// octagon for a rejected one, an arrow back for a withdrawn one. Nothing while it is open.
constexpr std::optional<Mark> endMark(workflow::State state)
{
    switch (state) {
    case workflow::State::Registered:
        return Mark::Registered;
    case workflow::State::Rejected:
        return Mark::Wrong;
    case workflow::State::Withdrawn:
        return Mark::Withdrawn;
    case workflow::State::Closed:
        return Mark::Closed;
    default:
        return std::nullopt;
    }
}

} // namespace nidreg::forms
