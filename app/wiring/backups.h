// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/registry.h"
#include "forms/session/backup.h"

namespace nidreg::app {

/// Whether `file` is, to the last byte, the deposit that was dumped. Refused with
/// `deposit.not-as-written` where it is another one, and as storage::inspect() does.
registry::Stored<base::Done> checkDeposit(const QString &file, const storage::DepositReport &dumped,
                                          const registry::Progress &progress);

/// A deposit of what `registry` holds, checked, under this name; what had the name before stands
/// until then. Refused as Registry::dump() and checkDeposit() do.
registry::Stored<forms::DepositFacts> backUp(Registry &registry, const QString &file,
                                             const forms::Told &told);

/// A local registry beside that of `places`, made of these deposits and verified. Refused as
/// Registry::restore() does, and with `local.restoring` while another program does the same;
/// PreparedRestore::finish() with `local.in-use`.
registry::Stored<std::shared_ptr<forms::PreparedRestore>> prepareRestore(
    const StandardFolders &folders, const QStringList &files, const forms::Told &told);

/// All of it for the window. `registry` is that of its session.
forms::BackupOutlets backupOutlets(Registry &registry);

} // namespace nidreg::app
