// SPDX-License-Identifier: MIT
#include "app/cli/deskverbs.h"
#include "app/cli/requests.h"
#include "model/exchange/json/reviewjson.h"

namespace nidreg::app::cli {

void addReview(exchange::Json &json, const registry::RequestFile &file,
               const std::vector<registry::Proposal> &proposals, base::Instant now)
{
    json["verdicts"] = exchange::verdicts(file.request);
    json["turn_since"] = base::toString(file.request.turnSince);
    json["deprecates"] = file.request.deprecates;
    json["threads"] = exchange::Json::array();
    for (const workflow::Thread &each : workflow::threadsIn(file.events))
        json["threads"].push_back(exchange::toJson(each));
    json["timeline"] = exchange::Json::array();
    for (const workflow::Stay &each : workflow::timelineOf(file.events))
        json["timeline"].push_back(exchange::toJson(each, now));
    json["proposals"] = exchange::Json::array();
    for (const registry::Proposal &each : proposals)
        json["proposals"].push_back(exchange::toJson(each));
}

static std::string asText(const workflow::Request &request, const workflow::Assignment &expert)
{
    std::string text = expert.expert + "  due " + base::toString(expert.due) + "  "
        + std::string(workflow::name(expert.vote));
    if (expert.verdict != workflow::Vote::None) {
        text += "  " + std::string(workflow::name(expert.verdict)) + " sha256 " + expert.judgedSha256
            + (request.isVoid(expert) ? "  void: a later revision was submitted" : "");
    }
    return shownLine(text);
}

static std::string asText(const workflow::Stay &stay, base::Instant now)
{
    const auto hours = std::chrono::duration_cast<std::chrono::hours>(stay.length(now)).count();
    return std::string(workflow::name(stay.state)) + "  "
        + std::string(stay.turn ? workflow::name(*stay.turn) : std::string_view("nobody")) + "  "
        + base::toString(stay.from) + "  " + std::to_string(hours / 24) + " d "
        + std::to_string(hours % 24) + " h" + (stay.until ? "" : "  so far");
}

static std::string asText(const workflow::Thread &thread)
{
    std::string text = "thread " + std::to_string(thread.root) + "  "
        + (thread.field.empty() ? std::string("the request") : shownLine(thread.field));
    if (thread.revision > 0)
        text += ", revision " + std::to_string(thread.revision);
    if (thread.isResolved())
        text += "  resolved by " + shownLine(thread.resolvedBy());
    for (const workflow::Remark &each : thread.remarks) {
        text += "\n  " + std::to_string(each.event) + "  " + shownLine(each.person) + ": "
            + (each.text.empty() && each.resolves ? std::string("resolved") : shown(each.text));
    }
    return text;
}

std::string reviewText(const registry::RequestFile &file,
                       const std::vector<registry::Proposal> &proposals, base::Instant now)
{
    std::string text = file.request.experts.empty() ? "" : "\n\nverdicts";
    for (const workflow::Assignment &each : file.request.experts)
        text += "\n  " + asText(file.request, each);
    text += "\n\ntimeline";
    for (const workflow::Stay &each : workflow::timelineOf(file.events))
        text += "\n  " + asText(each, now);
    for (const workflow::Thread &each : workflow::threadsIn(file.events))
        text += "\n\n" + asText(each);
    for (const registry::Proposal &each : proposals)
        text += "\n\n" + asText(each);
    return text;
}

} // namespace nidreg::app::cli
