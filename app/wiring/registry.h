// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/target.h"
#include "model/registry/store.h"
#include "model/storage/cluster/cluster.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace nidreg::app {

/// The one meeting point of the registry's parts: knows where the chosen registry is, and makes it
/// ready. Must outlive the stores that it opened, for it holds the local server's lease.
class Registry {
public:
    Registry(Target target, Places places);
    ~Registry();

    /// A store, ready for use. The local registry is made, migrated and filled with the shipped
    /// snapshot where that was not done yet; a shared one is taken as it is. May be called again
    /// after a lost connection. One call at a time, from any thread.
    registry::Stored<std::unique_ptr<registry::Store>> open();

    /// Brings the schema of the chosen registry up to date; nothing else.
    registry::Stored<base::Done> migrate();

    bool isLocal() const { return m_target.isLocal; }
    const Target &target() const { return m_target; }
    storage::ClusterPlace clusterPlace() const;

    /// Keeps the local server running when the last program leaves. Only after open().
    storage::Clustered<base::Done> keepServer();

private:
    registry::Stored<QString> conninfo();

    Target m_target;
    Places m_places;
    std::unique_ptr<storage::Cluster> m_cluster;
};

/// Where ISO 3166 is looked for: the data folders of the system, iso-codes' own first.
std::vector<std::string> isoCodesFolders();

} // namespace nidreg::app
