// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

#include <algorithm>

namespace nidreg::storage {

using base::Done;
using nlohmann::json;
using registry::Act;
using registry::Stored;

static QString rolesText(const std::vector<workflow::Role> &roles)
{
    json list = json::array();
    for (const workflow::Role role : roles)
        list.push_back(workflow::name(role));
    return jsonText(list);
}

/// What a change of roles answered.
static registry::Person changed(const std::string &login, const json &answer)
{
    registry::Person person = personFrom(answer);
    person.login = login;
    person.proposed = answer.contains("proposed") && !answer["proposed"].is_null();
    return person;
}

Stored<registry::Person> PgRegistry::appoint(const Act &act, const registry::Person &person)
{
    if (!areStorable({person.login}))
        return base::fail(notUtf8());
    const auto done = perform(
        act,
        {"appoint", sql::administration::appoint, {qt(person.login), rolesText(person.roles)}});
    if (!done)
        return base::fail(done.error());
    return changed(person.login, *done);
}

Stored<registry::Person> PgRegistry::changeRoles(const Act &act, const registry::RoleChange &change)
{
    if (!areStorable({change.login}))
        return base::fail(notUtf8());
    const auto done =
        perform(act,
                {"appoint",
                 sql::administration::change_roles,
                 {qt(change.login), rolesText(change.granted), rolesText(change.revoked)}});
    if (!done)
        return base::fail(done.error());
    return changed(change.login, *done);
}

static base::Date day(const json &from, const char *key)
{
    return base::parseDate(textIn(from, key)).value_or(base::Date());
}

static registry::Service serviceFrom(const json &from)
{
    const bool isInformal = textIn(from, "pool") == "informal";
    return {isInformal ? urn::NidKind::Informal : urn::NidKind::Formal, day(from, "from"),
            base::parseDate(textIn(from, "until"))};
}

static registry::PersonFile fileFrom(const json &from)
{
    registry::PersonFile file;
    file.login = textIn(from, "login");
    file.name = textIn(from, "name");
    file.organization = textIn(from, "organization");
    file.email = textIn(from, "email");
    file.roles = personFrom(from).roles;
    for (const json &each : from.value("services", json::array()))
        file.services.push_back(serviceFrom(each));
    for (const json &each : from.value("absences", json::array()))
        file.absences.push_back({day(each, "from"), day(each, "until"), textIn(each, "reason")});
    file.described = from.value("described", std::int64_t(-1));
    file.load = from.value("load", std::int64_t(0));
    return file;
}

static registry::Candidate candidateFrom(const json &from)
{
    registry::Candidate candidate{textIn(from, "login"),
                                  textIn(from, "name"),
                                  from.value("load", std::int64_t(0)),
                                  base::parseInstant(textIn(from, "last_assigned")),
                                  {}};
    for (const json &each : from.value("objections", json::array())) {
        if (const auto known =
                registry::objection(each.is_string() ? each.get<std::string>() : std::string()))
            candidate.objections.push_back(*known);
    }
    return candidate;
}

static json toJson(const registry::PersonFile &file)
{
    json object = {{"described", file.described},       {"name", file.name},
                   {"organization", file.organization}, {"email", file.email},
                   {"services", json::array()},         {"absences", json::array()}};
    for (const registry::Service &each : file.services)
        object["services"].push_back(
            {{"pool", registry::name(each.pool)},
             {"from", base::toString(each.from)},
             {"until", each.until ? json(base::toString(*each.until)) : json()}});
    for (const registry::Absence &each : file.absences)
        object["absences"].push_back({{"from", base::toString(each.from)},
                                      {"until", base::toString(each.until)},
                                      {"reason", each.reason}});
    return object;
}

static bool isStorableFile(const registry::PersonFile &file)
{
    return areStorable({file.login, file.name, file.organization, file.email})
        && std::ranges::all_of(file.absences, [](const registry::Absence &each) {
               return storage::isStorable(each.reason);
           });
}

Stored<std::vector<registry::PersonFile>> PgRegistry::people()
{
    const auto list = answer(sql::administration::list_people, {});
    if (!list)
        return base::fail(list.error());
    std::vector<registry::PersonFile> files;
    for (const json &each : *list)
        files.push_back(fileFrom(each));
    return files;
}

Stored<Done> PgRegistry::describe(const Act &act, const registry::PersonFile &file)
{
    if (!isStorableFile(file))
        return base::fail(notUtf8());
    const auto done = perform(
        act, {"describe", sql::administration::describe, {qt(file.login), jsonText(toJson(file))}});
    if (!done)
        return base::fail(done.error());
    return Done();
}

Stored<std::vector<registry::Candidate>> PgRegistry::candidates(workflow::RequestId request,
                                                                base::Date today, base::Date due)
{
    const auto list =
        answer(sql::administration::list_candidates,
               {qlonglong(request.value), qt(base::toString(today)), qt(base::toString(due))});
    if (!list)
        return base::fail(list.error());
    std::vector<registry::Candidate> candidates;
    for (const json &each : *list)
        candidates.push_back(candidateFrom(each));
    return candidates;
}

} // namespace nidreg::storage
