// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/backup.h"

#include <QString>

#include <vector>

/// What is said of deposits. Plain text throughout.
namespace nidreg::forms {

/// "Backed up to nidreg-2026-11-25.nidreg and verified: 1,204 events, 312.4 kB."
QString backedUpWords(const DepositFacts &backup);

/// "monday.nidreg: full backup of 23/11/26 14:03, 1,204 events, 312.4 kB, undamaged."
QString depositWords(const DepositFacts &deposit);

/// Why these deposits, in this order, cannot become a local registry; empty: they can, as far as
/// they say themselves.
QString whyNotRestored(const std::vector<DepositFacts> &deposits);

} // namespace nidreg::forms
