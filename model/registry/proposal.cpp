// SPDX-License-Identifier: MIT
#include "model/registry/proposal.h"

#include <algorithm>
#include <array>

namespace nidreg::registry {

static constexpr std::array<std::string_view, 5> kOutcomeNames{"standing", "carried-out",
                                                               "withdrawn", "replaced", "void"};

std::string_view name(Proposal::Outcome outcome)
{
    return kOutcomeNames[static_cast<std::size_t>(outcome)];
}

std::optional<Proposal::Outcome> proposalOutcome(std::string_view name)
{
    const auto found = std::ranges::find(kOutcomeNames, name);
    if (found == kOutcomeNames.end())
        return std::nullopt;
    return static_cast<Proposal::Outcome>(found - kOutcomeNames.begin());
}

} // namespace nidreg::registry
