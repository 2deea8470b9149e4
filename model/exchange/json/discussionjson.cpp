// SPDX-License-Identifier: MIT
#include "model/exchange/json/discussionjson.h"

namespace nidreg::exchange {

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
    const workflow::ListMail &told = file.discussion[mail.place.index];
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
    json["thread"] = mail.place.thread;
    json["depth"] = mail.place.depth;
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

} // namespace nidreg::exchange
