// SPDX-License-Identifier: MIT
#include "app/cli/requests.h"
#include "app/cli/verbs.h"
#include "forms/words/wording.h"
#include "model/actions/administer.h"
#include "model/base/text.h"
#include "model/exchange/json/reviewjson.h"

#include <algorithm>

namespace nidreg::app::cli {

static std::string joined(const std::vector<workflow::Role> &roles)
{
    return base::joined(roles, ", ", [](workflow::Role role) { return workflow::name(role); });
}

static exchange::Json named(const std::vector<workflow::Role> &roles)
{
    exchange::Json list = exchange::Json::array();
    for (const workflow::Role role : roles)
        list.push_back(workflow::name(role));
    return list;
}

/// One line about what a person may do after their roles were changed, or were not yet.
static std::string standing(const registry::Person &person)
{
    const std::string login = shownLine(person.login);
    if (!person.roles.empty())
        return login + " holds the roles: " + joined(person.roles);
    return login + (person.proposed ? " does not hold a role" : " no longer holds a role");
}

static int changeRoles(Context &context, const std::string &what,
                       const registry::RoleChange &change)
{
    if (change.login.empty() || change.login != shownLine(change.login))
        return context.misused(what, "a name must be one line of printable characters");
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto changed =
        actions::changeRoles(*services, context.act(workflow::Role::Registrar), change);
    if (!changed)
        return context.failed(what, changed.error());
    context.report({{"person", changed->login},
                    {"roles", named(changed->roles)},
                    {"proposed", changed->proposed}},
                   changed->proposed ? "proposed: another registrar must do the same; until "
                                       "then "
                           + standing(*changed)
                                     : standing(*changed));
    return Fine;
}

static void addRoleVerb(CLI::App &area, Context &context, const char *name, const char *help,
                        std::vector<workflow::Role> registry::RoleChange::*list)
{
    struct Options {
        std::string role, login;
    };
    auto options = std::make_shared<Options>();
    CLI::App *verb = area.add_subcommand(name, help);
    verb->fallthrough();
    verb->add_option("ROLE", options->role, "reader, applicant, expert or registrar")
        ->required()
        ->check(CLI::IsMember({"reader", "applicant", "expert", "registrar"}));
    verb->add_option("LOGIN", options->login,
                     "A database login; on a local registry any short name")
        ->required();
    verb->callback([&context, options, list, what = std::string("db ") + name] {
        context.action = [&context, options, list, what] {
            registry::RoleChange change{options->login, {}, {}};
            (change.*list).push_back(*workflow::named<workflow::Role>(options->role));
            return changeRoles(context, what, change);
        };
    });
}

/// "Eve Example <eve@example.org>, Example Org"
static std::string portrait(const registry::PersonFile &file)
{
    std::string text = file.name;
    if (!file.email.empty())
        text += (text.empty() ? "<" : " <") + file.email + ">";
    if (!file.organization.empty())
        text += (text.empty() ? "" : ", ") + file.organization;
    return text;
}

static std::string asText(const registry::PersonFile &file)
{
    std::string text = shownLine(file.login) + ": "
        + (file.roles.empty() ? std::string("no role") : joined(file.roles));
    if (const std::string who = portrait(file); !who.empty())
        text += "\n  " + shownLine(who);
    if (file.load > 0)
        text += "\n  open requests that wait for their review: " + std::to_string(file.load);
    for (const registry::Service &each : file.services)
        text += "\n  serves " + registry::toString(each);
    for (const registry::Absence &each : file.absences)
        text += "\n  away " + shownLine(registry::toString(each));
    return text;
}

static int people(Context &context)
{
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto files = store->people();
    if (!files)
        return context.failed("db people", files.error());
    for (const registry::PersonFile &each : *files)
        context.answer(exchange::toJson(each), asText(each));
    return Fine;
}

/// What `db describe` changes; what was not given stays as it is.
struct Description {
    std::string login;
    std::optional<std::string> name, organization, email;
    std::vector<std::string> serves, absent;
};

/// A list option that replaces a list: "none" alone empties it. False when an item is malformed.
template <class Item>
static bool replace(std::vector<Item> &list, const std::vector<std::string> &given,
                    std::optional<Item> (*parse)(std::string_view))
{
    if (given.empty())
        return true;
    list.clear();
    if (given == std::vector<std::string>{"none"})
        return true;
    for (const std::string &each : given) {
        const auto item = parse(each);
        if (!item)
            return false;
        list.push_back(*item);
    }
    return true;
}

static int describe(Context &context, const Description &given)
{
    const auto services = servicesOf(context);
    if (!services)
        return Failed;
    const auto files = services->store.people();
    if (!files)
        return context.failed("db describe", files.error());
    const auto known = std::ranges::find(*files, given.login, &registry::PersonFile::login);
    if (known == files->end())
        return context.failed("db describe",
                              shownLine(given.login)
                                  + " does not exist in this registry, or you may not see "
                                    "them; `db people` lists the people that you may see");
    registry::PersonFile file = *known;
    file.name = given.name.value_or(file.name);
    file.organization = given.organization.value_or(file.organization);
    file.email = given.email.value_or(file.email);
    if (!replace(file.services, given.serves, &registry::parseService))
        return context.misused("db describe",
                               "--serves takes POOL:FROM..UNTIL, as in"
                               " formal:2026-01-01..2027-12-31");
    if (!replace(file.absences, given.absent, &registry::parseAbsence))
        return context.misused("db describe",
                               "--absent takes FROM..UNTIL or FROM..UNTIL:REASON,"
                               " as in 2026-12-20..2027-01-06:holidays");
    using enum workflow::Role; // a person describes themself in any role
    const auto done =
        actions::describe(*services, context.act({Registrar, Expert, Applicant, Reader}), file);
    if (!done)
        return context.failed("db describe", done.error());
    context.report(exchange::toJson(file), asText(file));
    return Fine;
}

static void addPeopleList(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand(
        "people",
        "List people with their roles, periods of service and absences (registrars "
        "see everybody)");
    verb->fallthrough();
    verb->callback([&context] {
        context.action = [&context]() -> int {
            if (context.refusesDryRun("db people"))
                return Usage;
            return people(context);
        };
    });
}

static void addDescribe(CLI::App &area, Context &context)
{
    CLI::App *verb = area.add_subcommand("describe",
                                         "Set the details, periods of service and "
                                         "absences of a person");
    verb->fallthrough();
    verb->footer("Omitted details do not change. --serves and --absent replace the whole list; "
                 "`none` empties it. An expert without periods of service "
                 "reviews formal and informal namespaces. Only registrars can change other "
                 "people.");
    auto given = std::make_shared<Description>();
    verb->add_option("LOGIN", given->login, "Whom")->required();
    verb->add_option("--name", given->name, "The name, as in templates");
    verb->add_option("--organization", given->organization, "The organization");
    verb->add_option("--email", given->email, "Visible only to registrars and that person");
    verb->add_option("--serves", given->serves,
                     "POOL:FROM..UNTIL or POOL:FROM.. (formal, informal; days YYYY-MM-DD)")
        ->allow_extra_args(false);
    verb->add_option("--absent", given->absent, "FROM..UNTIL or FROM..UNTIL:REASON")
        ->allow_extra_args(false);
    verb->callback([&context, given] {
        context.action = [&context, given] { return describe(context, *given); };
    });
}

void addPeople(CLI::App &area, Context &context)
{
    addRoleVerb(area, context, "grant", "Grant a role to a person", &registry::RoleChange::granted);
    addRoleVerb(area, context, "revoke", "Revoke a role of a person",
                &registry::RoleChange::revoked);
    addPeopleList(area, context);
    addDescribe(area, context);
}

} // namespace nidreg::app::cli
