// SPDX-License-Identifier: MIT
#include "model/registry/proposal.h"

#include "model/base/names.h"
#include "model/base/text.h"

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
    return base::valueNamed<Proposal::Outcome>(kOutcomeNames, name);
}

std::vector<workflow::Role> proposedRoles(const Proposal &proposal)
{
    std::vector<workflow::Role> roles;
    if (proposal.act != "appoint")
        return roles;
    for (const std::string_view each : base::words(proposal.terms)) {
        if (const auto known = workflow::named<workflow::Role>(each))
            roles.push_back(*known);
    }
    return roles;
}

} // namespace nidreg::registry
