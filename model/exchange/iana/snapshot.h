// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/urn/nidrules.h"

#include <vector>

namespace nidreg::exchange {

/// The IANA registry as it was shipped with the program: registry-data/snapshot, embedded.
/// A test reads it, so that it cannot fail here.
registry::ImportBatch snapshot();

/// Answers from the shipped snapshot and touches no database; for `--offline`, and for drafting
/// without a registry. find() gives one version a namespace, marked imported.
class SnapshotDirectory : public registry::Directory {
public:
    SnapshotDirectory();

    registry::Stored<registry::NamespacePage> namespaces(
        const registry::NamespaceQuery &query) override;
    registry::Stored<registry::Namespace> find(std::string_view nid) override;
    registry::Stored<urn::NidFacts> facts(std::string_view nid,
                                          workflow::RequestId except = {}) override;
    registry::Stored<registry::NidStatuses> statusesOf(
        const std::vector<std::string> &nids) override;
    registry::Stored<std::vector<registry::Contact>> contacts() override;

private:
    registry::ImportBatch m_batch;
    std::vector<urn::Likeness> m_likenesses; ///< of the batch's namespaces, in their order
    std::int64_t m_nextInformal = 1;
};

} // namespace nidreg::exchange
