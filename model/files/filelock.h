// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <chrono>
#include <functional>
#include <optional>

namespace nidreg::files {

/// A flock(2) on a lock file; the kernel releases it when the process ends.
class FileLock {
public:
    enum class Kind { Shared, Exclusive };

    /// Nothing when the file cannot be opened or another lock conflicts.
    static std::optional<FileLock> tryLock(const QString &path, Kind kind);
    static std::optional<FileLock> lock(const QString &path, Kind kind,
                                        std::chrono::milliseconds patience);

    /// Whether a process holds a lock on the file; false when there is no such file.
    static bool isHeld(const QString &path);

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
