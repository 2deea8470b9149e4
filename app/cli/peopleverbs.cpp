// SPDX-License-Identifier: MIT
#include "app/cli/verbs.h"

namespace nidreg::app::cli {

static std::string joined(const std::vector<review::Role> &roles)
{
    std::string text;
    for (const review::Role role : roles)
        text += (text.empty() ? "" : ", ") + std::string(review::name(role));
    return text;
}

static exchange::Json named(const std::vector<review::Role> &roles)
{
    exchange::Json list = exchange::Json::array();
    for (const review::Role role : roles)
        list.push_back(review::name(role));
    return list;
}

/// One line about what a person may do after their roles were changed.
static std::string standing(const registry::Person &person)
{
    const std::string login = shownLine(person.login);
    return person.roles.empty() ? login + " has no role any more"
                                : login + " may act as " + joined(person.roles);
}

static int changeRoles(Context &context, const std::string &what,
                       const registry::RoleChange &change)
{
    if (change.login.empty() || change.login != shownLine(change.login))
        return context.misused(what, "a person's name is one line of printable characters");
    registry::Store *store = context.store();
    if (!store)
        return Failed;
    const auto changed = store->changeRoles(context.act(review::Role::Registrar), change);
    if (!changed)
        return context.failed(what, reason(changed.error()));
    context.report({{"person", changed->login}, {"roles", named(changed->roles)}},
                   standing(*changed));
    return Fine;
}

static void addRoleVerb(CLI::App &area, Context &context, const char *name, const char *help,
                        std::vector<review::Role> registry::RoleChange::*list)
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
            (change.*list).push_back(*review::named<review::Role>(options->role));
            return changeRoles(context, what, change);
        };
    });
}

void addPeople(CLI::App &area, Context &context)
{
    addRoleVerb(area, context, "grant", "Let a person act in a role",
                &registry::RoleChange::granted);
    addRoleVerb(area, context, "revoke", "Take a role from a person",
                &registry::RoleChange::revoked);
}

} // namespace nidreg::app::cli
