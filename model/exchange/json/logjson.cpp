// SPDX-License-Identifier: MIT
#include "model/exchange/json/json.h"

namespace nidreg::exchange {

namespace {

Json details(const registry::Event &event)
{
    Json all = Json::object();
    for (const auto &[key, value] : event.details) {
        if (!all.contains(key))
            all[key] = value;
        else if (all[key].is_array())
            all[key].push_back(value);
        else
            all[key] = Json::array({all[key], value});
    }
    return all;
}

std::string_view word(registry::Mismatch::Where where)
{
    switch (where) {
    case registry::Mismatch::Event:
        return "event";
    case registry::Mismatch::Node:
        return "node";
    case registry::Mismatch::Head:
        return "head";
    case registry::Mismatch::Revision:
        return "revision";
    case registry::Mismatch::Version:
        return "version";
    case registry::Mismatch::Mail:
        return "mail";
    case registry::Mismatch::Request:
        return "request";
    case registry::Mismatch::Proposal:
        return "proposal";
    case registry::Mismatch::ListingHeader:
        return "listing";
    case registry::Mismatch::Contact:
        return "contact";
    case registry::Mismatch::Setting:
        return "setting";
    case registry::Mismatch::Workflow:
        return "workflow";
    case registry::Mismatch::Definition:
        return "definition";
    case registry::Mismatch::Truncated:
        return "truncated";
    case registry::Mismatch::Rewritten:
        return "rewritten";
    }
    return {};
}

} // namespace

Json toJson(const registry::Event &event)
{
    return {{"number", event.number},
            {"at", base::toString(event.at)},
            {"person", event.person},
            {"role", workflow::name(event.role)},
            {"what", event.what},
            {"request", event.request ? Json(event.request.value) : Json(nullptr)},
            {"nid", known(event.nid)},
            {"details", details(event)}};
}

Json toJson(const registry::LogHead &head)
{
    return {{"size", head.size}, {"root", head.root}, {"log", head.log}};
}

Json toJson(const registry::LogReport &report)
{
    Json json{{"valid", !report.mismatch}, {"size", report.head.size}, {"root", report.head.root}};
    json["events"] = report.events;
    json["revisions"] = report.revisions;
    json["versions"] = report.versions;
    json["mails"] = report.mails;
    json["witnesses"] = report.witnesses;
    json["other_logs"] = report.otherLogs;
    json["partial"] = report.isPartial;
    json["differences"] = report.differences;
    json["misfit"] = nullptr;
    if (const auto &mismatch = report.mismatch)
        json["misfit"] = {{"where", word(mismatch->where)},
                          {"number", mismatch->number},
                          {"subject", mismatch->subject}};
    return json;
}

} // namespace nidreg::exchange
