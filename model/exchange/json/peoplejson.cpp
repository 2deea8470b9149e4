// SPDX-License-Identifier: MIT
#include "model/exchange/json/peoplejson.h"

namespace nidreg::exchange {

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
