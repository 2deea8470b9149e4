// SPDX-License-Identifier: MIT
#include "model/workflow/timeline.h"

#include "model/workflow/replay.h"
#include "model/workflow/transitions.h"

namespace nidreg::workflow {

std::vector<Stay> timelineOf(std::span<const Event> events)
{
    std::vector<Stay> stays;
    Request request;
    for (const Event &event : events) {
        follow(request, event);
        const auto turn = waitingOn(request);
        if (!stays.empty() && stays.back().state == request.state && stays.back().turn == turn)
            continue;
        if (!stays.empty())
            stays.back().until = event.at;
        stays.push_back({request.state, turn, event.at, std::nullopt});
    }
    return stays;
}

} // namespace nidreg::workflow
