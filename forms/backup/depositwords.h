// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/backup.h"

#include <QString>

#include <vector>

/// Texts about deposits, all of them plain text.
namespace nidreg::forms {

/// "Backed up to nidreg-2026-11-25.nidreg and verified: 1,204 events, 312.4 kB."
QString backedUpWords(const DepositFacts &backup);

/// "monday.nidreg: full backup of 23/11/26 14:03, 1,204 events, 312.4 kB, undamaged."
QString depositWords(const DepositFacts &deposit);

/// Why these deposits, in this order, cannot become a local registry; empty: they can, by what
/// their headers say.
QString whyNotRestored(const std::vector<DepositFacts> &deposits);

} // namespace nidreg::forms
