// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/registry/localprogress.h"
#include "model/registry/maintenance.h"
#include "model/registry/stored.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace nidreg::forms {

/// The header of a deposit.
struct DepositFacts {
    QString file;
    qint64 bytes = 0; ///< of the file
    std::optional<base::Instant> taken; ///< nothing: it states no time
    qint64 events = 0;
    std::string root; ///< of its log, hex
    bool isLocal = false; ///< of somebody's local registry
    std::optional<qint64> since; ///< of an increment: the events of the deposit before it
};

/// Told how far a work is, of a thousand; answers false to stop it.
using Told = std::function<bool(int)>;

/// A local registry that was restored beside the present one, and verified; it is removed when it
/// is destroyed, unless finish() made it the present one.
struct PreparedRestore {
    qint64 events = 0; ///< in its log
    /// Replaces the present one, which no program uses. Answers the folder in which
    /// the present one is kept; empty: there was none. May be called again after a failure.
    std::function<registry::Stored<QString>()> finish;
};

/// How a registry is backed up and restored. All but `beforeOpening` take long and run on threads
/// of their own.
struct BackupOutlets {
    /// The registry that the window is connected to into a file, verified before it takes that
    /// file's name.
    std::function<registry::Stored<DepositFacts>(const QString &file, const Told &)> backUp = {};
    /// Whether the login may do that.
    std::function<registry::Stored<bool>()> mayBackUp = {};
    /// Reads all of a deposit; fails where a byte of it is not what was written.
    std::function<registry::Stored<DepositFacts>(const QString &file, const Told &)> inspect = {};
    /// A full deposit and its increments, in their order, as a local registry.
    std::function<registry::Stored<std::shared_ptr<PreparedRestore>>(const QStringList &files,
                                                                     const Told &)>
        prepare = {};
    /// Runs before the session opens its registry the next time, when it has released the local
    /// one.
    std::function<void(std::function<void()>)> beforeOpening = {};
    /// How far the local registry has come.
    std::function<registry::Stored<registry::LocalProgress>()> look = {};
    /// The last backup of the registry with this log (registry::LogHead::log), and a new one.
    std::function<std::optional<registry::Backup>(const std::string &log)> last = {};
    std::function<void(const std::string &log, const registry::Backup &)> note = {};
};

} // namespace nidreg::forms
