// SPDX-License-Identifier: MIT
#include "model/workflow/leading.h"

#include <algorithm>
#include <utility>

namespace nidreg::workflow {

/// Where a request is in the table of steps.
struct ProcedureState {
    Procedure procedure;
    State state;

    friend bool operator==(const ProcedureState &, const ProcedureState &) = default;
};

/// Whether the request, whoever votes last, may take this row.
static bool mayHold(const Request &request, When when)
{
    switch (when) {
    case When::BodyUnknown:
        return !request.bodyRecognized;
    case When::BodyRecognized:
        return request.bodyRecognized;
    case When::LastVote:
        return !request.standardsAction;
    case When::LastVoteOnStandard:
        return request.standardsAction;
    case When::Always:
    case When::OthersStillDue:
        return true;
    }
    return false;
}

static bool startsAt(const Edge &edge, const ProcedureState &at)
{
    return edge.procedure == at.procedure && edge.from == at.state;
}

/// A refused body and an appeal lead to the community's procedure.
static ProcedureState end(const Edge &edge)
{
    const bool leaves = edge.step == Step::RefuseRecognition || edge.step == Step::Appeal;
    return {leaves ? Procedure::Community : edge.procedure, edge.to};
}

static bool isPossibleAt(const ProcedureState &at, Step step)
{
    return std::ranges::any_of(
        edges(), [&](const Edge &each) { return each.step == step && startsAt(each, at); });
}

bool isPossible(const Request &request, Step step)
{
    return isPossibleAt({request.procedure, request.state}, step);
}

std::vector<Step> wayTo(const Request &request, Step wanted)
{
    std::vector<std::pair<ProcedureState, std::vector<Step>>> met{
        {{request.procedure, request.state}, {}}};
    for (std::size_t i = 0; i < met.size(); ++i) { // the nearest places first
        const auto [at, way] = met[i];
        if (isPossibleAt(at, wanted))
            return way;
        for (const Edge &edge : edges()) {
            const ProcedureState next = end(edge);
            const bool ends = isEnded(next.state) && wanted != Step::Appeal;
            if (!startsAt(edge, at) || ends || !mayHold(request, edge.when)
                || std::ranges::count(met, next, &decltype(met)::value_type::first) > 0)
                continue;
            met.emplace_back(next, way);
            met.back().second.push_back(edge.step);
        }
    }
    return {};
}

std::vector<Step> waysOn(const Request &request)
{
    std::vector<Step> steps;
    for (const Edge &edge : edges()) {
        if (startsAt(edge, {request.procedure, request.state}) && edge.to != edge.from
            && mayHold(request, edge.when) && std::ranges::count(steps, edge.step) == 0)
            steps.push_back(edge.step);
    }
    return steps;
}

} // namespace nidreg::workflow
