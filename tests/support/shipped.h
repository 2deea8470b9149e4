// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/iana/shippedhistory.h"

namespace nidreg::tests {

/// The newest of the listings that were shipped, as one that states no day: what it lists, by
/// itself.
inline registry::ImportBatch shippedListing()
{
    registry::ImportBatch batch;
    for (const registry::Namespace &each : exchange::shippedNamespaces()) {
        if (!registry::isRegistered(each.row.status))
            continue;
        registry::ImportedNamespace &listed = batch.namespaces.emplace_back();
        listed.row = each.row;
        listed.row.revision = listed.row.revisions = 1;
        listed.statedVersion = each.versions.back().statedVersion;
        listed.templateDate = each.versions.back().templateDate;
    }
    batch.contacts = exchange::shippedContacts();
    batch.source = "IANA URN Namespaces registry, 2026-07-28";
    batch.sha256 = exchange::shippedSha256();
    return batch;
}

} // namespace nidreg::tests
