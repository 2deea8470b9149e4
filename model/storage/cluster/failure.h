// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

#include <QString>

#include <system_error>

namespace nidreg::storage {

/// Why the local cluster cannot be used.
enum class ClusterError {
    FolderUnusable, ///< the data folder cannot be made, written to, or holds something else
    SocketFolderUnusable, ///< no safe folder with a short enough path for the socket
    NoServerProgram, ///< no PostgreSQL 15 or later is installed
    OtherVersion, ///< the data was made by a major version that is not installed
    NoServerUser, ///< run by root, and there is no OS user `postgres` to run the server as
    CreationFailed, ///< initdb said no
    StartFailed, ///< the server ended, or did not get ready in time
    StopFailed, ///< the server did not stop in time
    Busy, ///< another program has been starting or stopping the server for too long
    NoSpace, ///< the disk has too little space for an upgrade
    UpgradeFailed, ///< the data could not be brought to a newer version of PostgreSQL
    InUse, ///< asked to stop a server that other programs are using
};

struct ClusterFailure {
    ClusterError error;
    QString detail; ///< for the log and the command line's hint: a path, the server's own words
};

template <class T> using Clustered = base::Result<T, ClusterFailure>;

inline base::Failure<ClusterFailure> failed(ClusterError error, const QString &detail)
{
    return base::fail(ClusterFailure{error, detail});
}

/// No lock on a file of the cluster: `held` where another program has it; it may also be that the
/// file cannot be used.
inline base::Failure<ClusterFailure> lockFailed(ClusterError held, const QString &path,
                                                const std::error_code &why)
{
    if (why == std::errc::operation_would_block)
        return failed(held, path);
    return failed(ClusterError::FolderUnusable,
                  QStringLiteral("%1: %2").arg(path, QString::fromStdString(why.message())));
}

} // namespace nidreg::storage
