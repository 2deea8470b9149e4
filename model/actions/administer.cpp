// SPDX-License-Identifier: MIT
#include "model/actions/administer.h"

namespace nidreg::actions {

using registry::Act;
using registry::Stored;

Stored<registry::Person> changeRoles(const Services &services, const Act &act,
                                     const registry::RoleChange &change)
{
    return services.store.changeRoles(act, change);
}

Stored<base::Done> describe(const Services &services, const Act &act,
                            const registry::PersonFile &file)
{
    return services.store.describe(act, file);
}

Stored<base::Done> setSingleUser(const Services &services, const Act &act, bool on)
{
    return services.store.setSingleUser(act, on);
}

Stored<bool> setPolicy(const Services &services, const Act &act, const registry::Policy &policy)
{
    return services.store.setPolicy(act, policy);
}

Stored<bool> second(const Services &services, const Act &act, const registry::Proposal &proposal)
{
    if (proposal.act != "appoint")
        return setPolicy(services, act, {proposal.subject, proposal.terms});
    const auto done =
        services.store.appoint(act, {proposal.subject, registry::proposedRoles(proposal)});
    return done ? Stored<bool>(done->proposed) : base::fail(done.error());
}

Stored<base::Done> withdrawProposal(const Services &services, const Act &act, std::int64_t event)
{
    return services.store.withdrawProposal(act, event);
}

Stored<registry::Discussed> discuss(const Services &services, const Act &act,
                                    workflow::RequestId request,
                                    const std::vector<workflow::ListMail> &mails)
{
    return services.store.discuss(act, request, mails);
}

} // namespace nidreg::actions
