// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

#include <QString>

#include <chrono>
#include <functional>
#include <system_error>

namespace nidreg::files {

/// A flock(2) on a lock file; the kernel releases it when the process ends.
class FileLock {
public:
    enum class Kind { Shared, Exclusive };

    /// A lock, or why there is none: std::errc::operation_would_block where another lock is in the
    /// way, anything else where the file cannot be opened or locked.
    using Locked = base::Result<FileLock, std::error_code>;

    static Locked tryLock(const QString &path, Kind kind);

    /// Waits while another lock is in the way, and for nothing else.
    static Locked lock(const QString &path, Kind kind, std::chrono::milliseconds patience);

    /// Whether a process holds a lock on the file, which nobody does when there is no such file; or
    /// why that cannot be told.
    static base::Result<bool, std::error_code> isHeld(const QString &path);

    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock();

    /// From shared to exclusive. On failure no lock may be left: flock converts by unlocking first.
    bool tryUpgrade();

    /// For a child process that keeps the lock with the inherited descriptor.
    int descriptor() const { return m_descriptor; }

private:
    explicit FileLock(int descriptor) : m_descriptor(descriptor) { }

    int m_descriptor = -1;
};

/// Asks every millisecond until it is so; false when the patience has run out.
bool waitUntil(const std::function<bool()> &isSo, std::chrono::milliseconds patience);

} // namespace nidreg::files
