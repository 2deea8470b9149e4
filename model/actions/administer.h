// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/common.h"

/// What a registrar does about the registry itself, and everybody about themself. Each of them is
/// Refused with `role.wrong` for who may not do it, and with what the store's own verb names.
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

/// Does what another registrar proposed about roles or a policy, so that it is carried out. True:
/// it was taken back or replaced meanwhile, and this is a proposal of its own. What is registered
/// is seconded with registerNamespace().
registry::Stored<bool> second(const Services &services, const registry::Act &act,
                              const registry::Proposal &proposal);

/// Takes one's own proposal back.
registry::Stored<base::Done> withdrawProposal(const Services &services, const registry::Act &act,
                                              std::int64_t event);

/// Takes over what the discussion list said of a request: those of `mails` that it does not have.
registry::Stored<registry::Discussed> discuss(const Services &services, const registry::Act &act,
                                              workflow::RequestId request,
                                              const std::vector<workflow::ListMail> &mails);

} // namespace nidreg::actions
