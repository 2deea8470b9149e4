// SPDX-License-Identifier: MIT
#pragma once

#include "model/files/filelock.h"
#include "model/storage/cluster/location.h"

#include <functional>
#include <memory>

namespace nidreg::storage {

/// The steps of replacing the present cluster by a new one.
enum class ReplacementStep {
    Noted, ///< on disk: what the present cluster is going to be called
    PresentKept, ///< it has that name, and there is no present one
    NewInPlace, ///< the new one is, and the note is still there
};

/// A cluster that is made beside the present one of a local registry, and replaces it when it is
/// complete; the present one is kept under another name. After a kill in between, the next
/// Cluster::open() restores one of the two, whole.
class Replacement {
public:
    /// Prepares the folder of the new one, and removes what a killed one left. Fails with
    /// NoServerUser, FolderUnusable, and with Busy while another program makes one.
    static Clustered<std::unique_ptr<Replacement>> begin(const ClusterLocation &present);

    /// Removes the new one if it did not replace the present one.
    ~Replacement();

    Replacement(const Replacement &) = delete;
    Replacement &operator=(const Replacement &) = delete;

    /// Where the new one is made, by Cluster::open().
    const ClusterLocation &location() const { return m_new; }

    /// Stops both servers and renames the two folders; `keptName` is the present one's new name, in
    /// its folder. Answers the path that it has then; empty where there was none. May be called
    /// again after a failure. Fails with InUse while a program uses either server, StopFailed,
    /// Busy, FolderUnusable; the present one is then unchanged. `reached` is called with each step.
    Clustered<QString> finish(const QString &keptName,
                              const std::function<void(ReplacementStep)> &reached = {});

private:
    Replacement(ClusterFolders folders, ClusterLocation made, files::FileLock lock);

    Clustered<QString> exchange(const QString &kept,
                                const std::function<void(ReplacementStep)> &reached);

    ClusterFolders m_folders; ///< of the present one
    ClusterLocation m_new;
    files::FileLock m_lock;
};

/// Puts the present cluster back where a replacement ended between its two steps; nothing where
/// there was none. To be called under the change lock. Fails with FolderUnusable.
Clustered<base::Done> settleReplacement(const ClusterFolders &folders);

} // namespace nidreg::storage
