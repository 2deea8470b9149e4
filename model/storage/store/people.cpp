// SPDX-License-Identifier: MIT
#include "model/storage/store/records.h"
#include "model/storage/store/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using nlohmann::json;
using registry::Act;
using registry::Stored;

static QString rolesText(const std::vector<review::Role> &roles)
{
    json list = json::array();
    for (const review::Role role : roles)
        list.push_back(review::name(role));
    return jsonText(list);
}

Stored<Done> PgRegistry::appoint(const Act &act, const registry::Person &person)
{
    if (!areStorable({person.login}))
        return base::fail(notUtf8());
    const auto done =
        perform(act, {"appoint", sql::desk::appoint, {qt(person.login), rolesText(person.roles)}});
    if (!done)
        return base::fail(done.error());
    return Done();
}

Stored<registry::Person> PgRegistry::changeRoles(const Act &act, const registry::RoleChange &change)
{
    if (!areStorable({change.login}))
        return base::fail(notUtf8());
    const auto done =
        perform(act,
                {"appoint",
                 sql::desk::change_roles,
                 {qt(change.login), rolesText(change.granted), rolesText(change.revoked)}});
    if (!done)
        return base::fail(done.error());
    registry::Person person = personFrom(*done);
    person.login = change.login;
    return person;
}

} // namespace nidreg::storage
