// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

/// How much of a registry's log a person has seen, in QSettings. `log` is registry::LogHead::log,
/// which never changes for a registry.
namespace nidreg::forms {

struct LastVisit {
    std::int64_t events = 0; ///< that the log had
    base::Instant at{};

    friend bool operator==(const LastVisit &, const LastVisit &) = default;
};

/// Nothing: the person was not here before, on this computer.
std::optional<LastVisit> lastVisit(const QString &log, const std::string &person);
void rememberVisit(const QString &log, const std::string &person, const LastVisit &visit);

} // namespace nidreg::forms
