// SPDX-License-Identifier: MIT
#include "app/wiring/serverupgrade.h"

#include "app/wiring/failures.h"
#include "forms/words/upgradewords.h"
#include "forms/words/wording.h"
#include "model/storage/samecontent.h"

namespace nidreg::app {

storage::Clustered<base::Done> takeOver(const QString &before, const QString &after)
{
    const auto same = storage::takeOver(before, after);
    if (same)
        return base::Done();
    return storage::failed(storage::ClusterError::UpgradeFailed, forms::wording(same.error()));
}

QString upgradeStep(storage::ClusterStep step)
{
    switch (step) {
    case storage::ClusterStep::Dumping:
        return forms::upgradeSentence(forms::UpgradeSentence::Dumping);
    case storage::ClusterStep::Restoring:
        return forms::upgradeSentence(forms::UpgradeSentence::Restoring);
    case storage::ClusterStep::Comparing:
        return forms::upgradeSentence(forms::UpgradeSentence::Comparing);
    case storage::ClusterStep::Waiting:
    case storage::ClusterStep::Creating:
    case storage::ClusterStep::Starting:
    case storage::ClusterStep::Replacing:
        break;
    }
    return {};
}

QString upgradeOutcome(const storage::ClusterUpgrade &upgrade)
{
    if (!upgrade.failure)
        return forms::upgradeSentence(forms::UpgradeSentence::Done)
            .arg(upgrade.from)
            .arg(upgrade.to)
            .arg(upgrade.keptFolder);
    return forms::upgradeSentence(forms::UpgradeSentence::PutOff)
        .arg(upgrade.from)
        .arg(upgrade.to)
        .arg(forms::wording(failureOf(*upgrade.failure)));
}

} // namespace nidreg::app
