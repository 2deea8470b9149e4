// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/maintenance.h"

#include <QString>

#include <optional>

/// When a person is reminded of backups, kept in QSettings for each registry; `log` is
/// registry::LogHead::log, which never changes for a registry.
namespace nidreg::forms {

/// Since when this program has known that something was done in the registry: from the first call
/// on, which says `now`.
base::Instant usedSince(const QString &log, base::Instant now);

/// The day (UTC) on which the person was last reminded; nothing: never.
std::optional<base::Date> lastReminder(const QString &log);
void rememberReminder(const QString &log, base::Date day);

/// What decides whether a backup is due.
struct BackupState {
    base::Instant now{};
    int reminderDays = 0; ///< 0: never remind
    qint64 events = 0; ///< in the registry
    base::Instant usedSince{};
    std::optional<registry::Backup> last = {};
    std::optional<base::Date> reminded = {};
};

/// True when that many days have passed since the last backup, or since the first use where there
/// is none; not where nothing was done since, and not twice on one day.
bool isReminderDue(const BackupState &state);

/// "Last backup: 3 days ago", "Last backup: today", "Never backed up".
QString backupAgeWords(const std::optional<registry::Backup> &last, base::Instant now);

/// "~/nidreg-2026-11-25.nidreg" for a new backup in the folder of the last one, else in `folder`.
QString suggestedBackup(const std::optional<registry::Backup> &last, const QString &folder,
                        base::Instant now);

} // namespace nidreg::forms
