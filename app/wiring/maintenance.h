// SPDX-License-Identifier: MIT
#pragma once

#include "app/wiring/logfiles.h"
#include "model/registry/maintenance.h"

/// When the registries were last backed up and verified with either program of one OS user: in a
/// file, StandardFolders::maintenance, by LogHead::log, which never changes for a registry. A note
/// that cannot be written is not an error of what was done: the reminder comes earlier.
namespace nidreg::app {

void noteBackup(const QString &file, const std::string &log, const registry::Backup &backup);
void noteVerification(const QString &file, const std::string &log,
                      const registry::Verification &verification);

std::optional<registry::Backup> lastBackup(const QString &file, const std::string &log);

/// With the newest checkpoint that is kept for the registry called `registry`.
registry::Maintenance maintenanceOf(const QString &file, const LogFiles &files,
                                    const std::string &registry, const std::string &log);

} // namespace nidreg::app
