// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/cluster/cluster.h"

#include <QString>

namespace nidreg::app {

/// storage::takeOver(), as a cluster asks for it.
storage::Clustered<base::Done> takeOver(const QString &before, const QString &after);

/// What an upgrade of the local server to a newer version of PostgreSQL is doing, as a sentence;
/// empty for steps that are none of an upgrade.
QString upgradeStep(storage::ClusterStep step);
/// What came of it, as one or two sentences.
QString upgradeOutcome(const storage::ClusterUpgrade &upgrade);

} // namespace nidreg::app
