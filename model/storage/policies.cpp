// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using base::Done;
using registry::Proposal;
using registry::Stored;

Stored<registry::Policies> PgRegistry::policies()
{
    const auto rows = m_connection->run(sql::administration::read_policies);
    if (!rows)
        return base::fail(rows.error());
    std::vector<registry::Policy> all;
    for (const QVariantList &row : *rows)
        all.push_back({row[0].toString().toStdString(), row[1].toString().toStdString()});
    return registry::Policies(std::move(all));
}

Stored<bool> PgRegistry::setPolicy(const registry::Act &act, const registry::Policy &policy)
{
    if (!isStorable(policy.name) || !isStorable(policy.value))
        return base::fail(registry::StoreError{registry::StoreError::Refused, "text.not-utf8", {}});
    const auto done = perform(
        act, {"policy", sql::administration::set_policy, {qt(policy.name), qt(policy.value)}});
    if (!done)
        return base::fail(done.error());
    return done->contains("proposed");
}

static Stored<std::vector<Proposal>> proposalsIn(const Stored<nlohmann::json> &list)
{
    if (!list)
        return base::fail(list.error());
    std::vector<Proposal> all;
    for (const auto &each : *list)
        all.push_back(proposalFrom(each));
    return all;
}

Stored<std::vector<Proposal>> PgRegistry::proposals()
{
    return proposalsIn(answer(sql::request::list_proposals, {}));
}

Stored<std::vector<Proposal>> PgRegistry::proposals(workflow::RequestId request)
{
    return proposalsIn(answer(sql::request::proposals_of, {qlonglong(request.value)}));
}

Stored<Done> PgRegistry::withdrawProposal(const registry::Act &act, std::int64_t event)
{
    const auto done =
        perform(act, {"withdraw-proposal", sql::request::withdraw_proposal, {qlonglong(event)}});
    if (!done)
        return base::fail(done.error());
    return Done();
}

} // namespace nidreg::storage
