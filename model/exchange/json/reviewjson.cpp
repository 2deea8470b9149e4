// SPDX-License-Identifier: MIT
#include "model/exchange/json/reviewjson.h"

#include <cmath>

namespace nidreg::exchange {

static Json remark(const workflow::Remark &from)
{
    return {{"event", from.event},
            {"person", from.person},
            {"role", workflow::name(from.role)},
            {"at", base::toString(from.at)},
            {"text", known(from.text)},
            {"resolves", from.resolves}};
}

Json toJson(const workflow::Thread &thread)
{
    Json json{{"thread", thread.root},           {"author", thread.author},
              {"field", known(thread.field)},    {"revision", thread.revision},
              {"resolved", thread.isResolved()}, {"resolved_by", known(thread.resolvedBy())},
              {"remarks", Json::array()}};
    for (const workflow::Remark &each : thread.remarks)
        json["remarks"].push_back(remark(each));
    return json;
}

Json toJson(const workflow::Stay &stay, base::Instant now)
{
    const std::chrono::duration<double, std::chrono::days::period> days = stay.length(now);
    return {{"state", workflow::name(stay.state)},
            {"turn", stay.turn ? Json(workflow::name(*stay.turn)) : Json(nullptr)},
            {"from", base::toString(stay.from)},
            {"until", stay.until ? Json(base::toString(*stay.until)) : Json(nullptr)},
            {"days", std::round(days.count() * 100) / 100}};
}

Json verdicts(const workflow::Request &request)
{
    Json list = Json::array();
    for (const workflow::Assignment &each : request.experts)
        list.push_back({{"expert", each.expert},
                        {"due", base::toString(each.due)},
                        {"vote", workflow::name(each.vote)},
                        {"verdict",
                         each.verdict == workflow::Vote::None ? Json(nullptr)
                                                              : Json(workflow::name(each.verdict))},
                        {"sha256", known(each.judgedSha256)},
                        {"void", request.isVoid(each)}});
    return list;
}

Json toJson(const registry::Proposal &proposal)
{
    const std::int64_t request = proposal.request.value;
    return {{"event", proposal.event},
            {"act", proposal.act},
            {"subject", proposal.subject},
            {"request", request > 0 ? Json(request) : Json(nullptr)},
            {"sha256", proposal.sha256},
            {"terms", proposal.terms},
            {"person", proposal.person},
            {"at", base::toString(proposal.at)},
            {"outcome", registry::name(proposal.outcome)},
            {"ended_by", proposal.endedBy < 0 ? Json(nullptr) : Json(proposal.endedBy)}};
}

Json toJson(const registry::Reminder &reminder)
{
    Json json = toJson(reminder.request);
    json["why"] = registry::name(reminder.why);
    json["days"] = reminder.days;
    json["whom"] = reminder.whom;
    return json;
}

} // namespace nidreg::exchange
