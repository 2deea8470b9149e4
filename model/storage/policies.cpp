// SPDX-License-Identifier: MIT
#include "model/storage/records.h"
#include "model/storage/registry.h"
#include "registry-data/queries.h"

namespace nidreg::storage {

using registry::Stored;

Stored<registry::Policies> PgRegistry::policies()
{
    const auto rows = m_connection->run(sql::desk::read_policies);
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
    const auto done =
        perform(act, {"policy", sql::desk::set_policy, {qt(policy.name), qt(policy.value)}});
    if (!done)
        return base::fail(done.error());
    return done->contains("proposed");
}

} // namespace nidreg::storage
