// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

/// What a registrar does to administer the registry, and everybody for themself. Each is Refused
/// with `role.wrong` for a person without the right, and as the store's function says.
namespace nidreg::actions {

/// Grants and revokes single roles. `proposed` of the answer: it waits for a second registrar.
registry::Stored<registry::Person> changeRoles(const Services &services, const registry::Act &act,
                                               const registry::RoleChange &change);

/// Replaces what is known of a person, but for their roles; by a registrar, or by the person.
registry::Stored<base::Done> describe(const Services &services, const registry::Act &act,
                                      const registry::PersonFile &file);

/// On a local registry: whether one person may take every part in a request.
registry::Stored<base::Done> setSingleUser(const Services &services, const registry::Act &act,
                                           bool on);

/// True: it is proposed, and waits for a second registrar.
registry::Stored<bool> setPolicy(const Services &services, const registry::Act &act,
                                 const registry::Policy &policy);

/// Seconds what another registrar proposed about roles or a policy, which applies it. True: it was
/// withdrawn or replaced meanwhile, and this is a new proposal. Registrations are seconded with
/// registerNamespace().
registry::Stored<bool> second(const Services &services, const registry::Act &act,
                              const registry::Proposal &proposal);

/// Takes one's own proposal back.
registry::Stored<base::Done> withdrawProposal(const Services &services, const registry::Act &act,
                                              std::int64_t event);

/// Imports mails of the discussion list into a request: those of `mails` that it does not have.
registry::Stored<registry::Discussed> discuss(const Services &services, const registry::Act &act,
                                              workflow::RequestId request,
                                              const std::vector<workflow::ListMail> &mails);

} // namespace nidreg::actions
