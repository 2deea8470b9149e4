// SPDX-License-Identifier: MIT
#pragma once

#include "model/files/filelock.h"
#include "model/storage/cluster/location.h"

#include <functional>
#include <memory>

namespace nidreg::storage {

/// What has been done to put a new cluster in the place of the present one.
enum class ReplacementStep {
    Noted, ///< on disk: what the present cluster is going to be called
    PresentKept, ///< it has that name, and none is in its place
    NewInPlace, ///< the new one is, and the note is still there
};

/// A cluster that is made beside the present one of a local registry, and takes its place when it
/// is complete; the present one is kept under another name. Whoever is killed meanwhile leaves one
/// of the two in place, whole: the next Cluster::open() sees to it.
class Replacement {
public:
    /// Makes room for the new one, and clears away what one that was killed has left. Fails with
    /// NoServerUser, FolderUnusable, and with Busy while another program makes one.
    static Clustered<std::unique_ptr<Replacement>> begin(const ClusterLocation &present);

    /// Clears away what did not take the place.
    ~Replacement();

    Replacement(const Replacement &) = delete;
    Replacement &operator=(const Replacement &) = delete;

    /// Where the new one is made, by Cluster::open().
    const ClusterLocation &location() const { return m_new; }

    /// Stops both servers and renames the two folders; `keptName` is the present one's new name, in
    /// its folder. Answers the path that it has then; empty where there was none. May be called
    /// again after a failure. Fails with InUse while a program uses either server, StopFailed,
    /// Busy, FolderUnusable; the present one is in its place then. `reached` is told each step.
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
