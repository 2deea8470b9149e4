// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/people.h"
#include "model/registry/records.h"
#include "model/registry/stored.h"

#include <vector>

namespace nidreg::registry {

/// The people of the registry, their roles, and whom a request may be given to.
class PeopleStore {
public:
    virtual ~PeopleStore() = default;

    virtual Stored<RegistryAccess> access() = 0;
    /// Gives a person exactly these roles (the registrar's act); no role removes them. On a shared
    /// registry the person is a database login. Refused with `login.unknown` when there is no such
    /// login, `login.is-owner`, `role.held-otherwise` when a role to be taken comes from a
    /// group or another's grant, `person.last-registrar`, `registrar.second-missing` when one alone
    /// would be left where an act takes two.
    virtual Stored<Person> appoint(const Act &act, const Person &person) = 0;
    /// The same for single roles, whatever others change at once; answers what the person has then.
    /// Without a difference there is no event.
    virtual Stored<Person> changeRoles(const Act &act, const RoleChange &change) = 0;
    /// Everybody in the registry, by login; others than registrars get themselves alone.
    virtual Stored<std::vector<PersonFile>> people() = 0;
    /// Replaces the profile of a person, without their roles; for registrars, and for the person,
    /// who cannot change their own dates of service. Stale when `file.described` is no longer the
    /// last description.
    virtual Stored<base::Done> describe(const Act &act, const PersonFile &file) = 0;
    /// The experts who may be assigned to a request `today`, to answer by `due`, best first; for
    /// registrars. Experts already assigned are not among them. NotFound when there is no such
    /// request.
    virtual Stored<std::vector<Candidate>> candidates(workflow::RequestId request, base::Date today,
                                                      base::Date due) = 0;
    virtual Stored<base::Done> setSingleUser(const Act &act, bool on) = 0;
};

} // namespace nidreg::registry
