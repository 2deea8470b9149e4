// SPDX-License-Identifier: MIT
#include "model/review/timeline.h"

#include "model/review/replay.h"
#include "model/review/transitions.h"

namespace nidreg::review {

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

} // namespace nidreg::review
