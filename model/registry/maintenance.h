// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/registry/stored.h"

#include <cstdint>
#include <optional>
#include <string>

namespace nidreg::registry {

/// A backup that was written to its end.
struct Backup {
    base::Instant at{};
    std::string file;
    std::int64_t events = 0; ///< that it holds

    friend bool operator==(const Backup &, const Backup &) = default;
};

/// A verification of the log that ended.
struct Verification {
    base::Instant at{};
    std::int64_t events = 0; ///< that were verified
    bool isSound = false; ///< no mismatch was found

    friend bool operator==(const Verification &, const Verification &) = default;
};

/// A checkpoint of the log that is kept outside of its database.
struct KeptCheckpoint {
    base::Instant at{};
    std::int64_t events = 0; ///< that it covers

    friend bool operator==(const KeptCheckpoint &, const KeptCheckpoint &) = default;
};

/// What was done last for a registry with the programs of one OS user; nothing: never.
struct Maintenance {
    std::optional<Backup> backup;
    std::optional<Verification> verification;
    std::optional<KeptCheckpoint> checkpoint;
    std::optional<StoreError> unread = {}; ///< why the checkpoints that are kept cannot be read
};

} // namespace nidreg::registry
