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

static Json quotesOf(const std::vector<workflow::Passage> &passages)
{
    Json quotes = Json::array();
    for (const workflow::Passage &each : passages) {
        if (each.kind != workflow::Passage::Quoted)
            continue;
        Json quote{{"field", nullptr}, {"revision", nullptr}};
        if (each.anchor)
            quote = {{"field", each.anchor->field}, {"revision", each.anchor->revision}};
        quote["depth"] = each.depth;
        quote["text"] = each.text;
        quotes.push_back(std::move(quote));
    }
    return quotes;
}

static Json mailJson(const registry::RequestFile &file, const actions::DiscussedMail &mail)
{
    const workflow::ListMail &told = file.discussion[mail.position.index];
    Json json{{"message_id", told.messageId}, {"in_reply_to", nullptr}};
    if (!told.references.empty())
        json["in_reply_to"] = told.references.back();
    json["references"] = told.references;
    json["sent"] = told.sent ? Json(base::toString(*told.sent)) : Json(nullptr);
    json["sender"] = told.sender;
    json["subject"] = told.subject;
    json["body"] = told.body;
    json["attachments"] = told.attachments;
    json["sha256"] = told.sha256;
    json["event"] = told.event;
    json["thread"] = mail.position.thread;
    json["depth"] = mail.position.depth;
    json["quotes"] = quotesOf(mail.passages);
    return json;
}

Json discussionJson(const registry::RequestFile &file)
{
    Json list = Json::array();
    for (const actions::DiscussedMail &mail : actions::discussionOf(file))
        list.push_back(mailJson(file, mail));
    return list;
}

std::string_view name(actions::MailVerdict::Novelty novelty)
{
    switch (novelty) {
    case actions::MailVerdict::New:
        return "new";
    case actions::MailVerdict::Held:
        return "held";
    case actions::MailVerdict::OtherCopy:
        return "other-copy";
    }
    return {};
}

static Json known(const std::string &text)
{
    return text.empty() ? Json() : Json(text);
}

static Json toJson(const registry::Service &service)
{
    return {{"pool", registry::name(service.pool)},
            {"from", base::toString(service.from)},
            {"until", service.until ? Json(base::toString(*service.until)) : Json()}};
}

static Json toJson(const registry::Absence &absence)
{
    return {{"from", base::toString(absence.from)},
            {"until", base::toString(absence.until)},
            {"reason", known(absence.reason)}};
}

Json toJson(const registry::PersonFile &file)
{
    Json object = {{"person", file.login},
                   {"name", known(file.name)},
                   {"organization", known(file.organization)},
                   {"email", known(file.email)},
                   {"roles", Json::array()},
                   {"serves", Json::array()},
                   {"absences", Json::array()},
                   {"load", file.load}};
    for (const workflow::Role role : file.roles)
        object["roles"].push_back(workflow::name(role));
    for (const registry::Service &each : file.services)
        object["serves"].push_back(toJson(each));
    for (const registry::Absence &each : file.absences)
        object["absences"].push_back(toJson(each));
    return object;
}

Json toJson(const registry::Candidate &candidate)
{
    Json object = {
        {"expert", candidate.login},
        {"name", known(candidate.name)},
        {"load", candidate.load},
        {"last_assigned",
         candidate.lastAssigned ? Json(base::toString(*candidate.lastAssigned)) : Json()},
        {"objections", Json::array()}};
    for (const registry::Objection each : candidate.objections)
        object["objections"].push_back(registry::name(each));
    return object;
}

} // namespace nidreg::exchange
