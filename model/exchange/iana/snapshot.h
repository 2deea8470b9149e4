// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/urn/nidrules.h"

#include <string>
#include <vector>

namespace nidreg::exchange {

/// Answers from the shipped history of IANA's registry and touches no database; for `--offline`,
/// and for drafting without a registry. It has learned all of it at once: AsOf::known says nothing.
class SnapshotDirectory : public registry::Directory {
public:
    SnapshotDirectory();

    using registry::Directory::find;

    registry::Stored<registry::NamespacePage> namespaces(
        const registry::NamespaceQuery &query) override;
    registry::Stored<registry::Namespace> find(std::string_view nid,
                                               const registry::AsOf &asOf) override;
    registry::Stored<urn::NidFacts> facts(std::string_view nid,
                                          workflow::RequestId except = {}) override;
    registry::Stored<registry::NidStatuses> statusesOf(
        const std::vector<std::string> &nids) override;
    registry::Stored<std::vector<registry::Contact>> contacts() override;

private:
    registry::Stored<base::Done> checkKnown(const registry::AsOf &asOf) const;

    std::vector<registry::Namespace> m_namespaces; ///< in a listing's order
    std::vector<urn::Likeness> m_likenesses; ///< of m_namespaces, in their order
    std::string m_firstDay; ///< of the oldest listing
    std::int64_t m_nextInformal = 1;
};

} // namespace nidreg::exchange
