// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace nidreg::forms {

/// Texts shown while the local registry is upgraded to a newer version of PostgreSQL.
enum class UpgradeSentence {
    Dumping,
    Restoring,
    Comparing,
    Done, ///< %1 the former version, %2 the present one, %3 the former folder
    PutOff, ///< %1 the former version, %2 the newer one, %3 why
};

QString upgradeSentence(UpgradeSentence sentence);

} // namespace nidreg::forms
