// SPDX-License-Identifier: MIT
#include "forms/words/upgradewords.h"

#include "forms/words/words.h"

namespace nidreg::forms {

QString upgradeSentence(UpgradeSentence sentence)
{
    switch (sentence) {
    case UpgradeSentence::Dumping:
        return Words::tr("A newer version of PostgreSQL is installed. The local registry is copied "
                         "for it; this happens once…");
    case UpgradeSentence::Restoring:
        return Words::tr("The newer version of PostgreSQL reads the copy of the local registry…");
    case UpgradeSentence::Comparing:
        return Words::tr("The copy of the local registry is compared with the original, and its "
                         "log is verified…");
    case UpgradeSentence::Done:
        return Words::tr(
            "The local registry was upgraded from PostgreSQL %1 to %2 and compared: nothing is "
            "missing. The former folder is kept in %3. Remove it when you no longer need it.");
    case UpgradeSentence::PutOff:
        return Words::tr("The local registry stays with PostgreSQL %1 for now. The next start "
                         "tries the upgrade to %2 again. %3");
    }
    return {};
}

} // namespace nidreg::forms
