// SPDX-License-Identifier: MIT
#include "app/wiring/failures.h"

namespace nidreg::app {

static const char *id(storage::ClusterError error)
{
    switch (error) {
    case storage::ClusterError::FolderUnusable:
        return "cluster.folder-unusable";
    case storage::ClusterError::SocketFolderUnusable:
        return "cluster.socket-folder-unusable";
    case storage::ClusterError::NoServerProgram:
        return "cluster.no-server-program";
    case storage::ClusterError::OtherVersion:
        return "cluster.other-version";
    case storage::ClusterError::NoServerUser:
        return "cluster.no-server-user";
    case storage::ClusterError::CreationFailed:
        return "cluster.creation-failed";
    case storage::ClusterError::StartFailed:
        return "cluster.start-failed";
    case storage::ClusterError::StopFailed:
        return "cluster.stop-failed";
    case storage::ClusterError::Busy:
        return "cluster.busy";
    case storage::ClusterError::NoSpace:
        return "cluster.no-space";
    case storage::ClusterError::UpgradeFailed:
        return "cluster.upgrade-failed";
    case storage::ClusterError::InUse:
        return "cluster.in-use";
    }
    return "";
}

static const char *id(exchange::ReadFailure::Kind kind)
{
    switch (kind) {
    case exchange::ReadFailure::NotFound:
        return "data.not-found";
    case exchange::ReadFailure::Unreadable:
        return "data.unreadable";
    case exchange::ReadFailure::Malformed:
        return "data.malformed";
    }
    return "";
}

static const char *id(exchange::PublishFailure::Kind kind)
{
    switch (kind) {
    case exchange::PublishFailure::Cancelled:
        return "publish.cancelled";
    case exchange::PublishFailure::NotOurs:
        return "publish.not-ours";
    case exchange::PublishFailure::Unwritable:
        return "publish.unwritable";
    case exchange::PublishFailure::Unreadable:
        return "publish.unreadable";
    case exchange::PublishFailure::DiskFull:
        return "publish.disk-full";
    case exchange::PublishFailure::Database:
        return "publish.database";
    case exchange::PublishFailure::NoListing:
        return "publish.no-listing";
    case exchange::PublishFailure::WouldLose:
        return "publish.would-lose";
    case exchange::PublishFailure::NoPublication:
        return "publish.no-publication";
    }
    return "";
}

registry::StoreError failureOf(const storage::ClusterFailure &failure)
{
    return {registry::StoreError::Unreachable, id(failure.error), failure.detail.toStdString()};
}

registry::StoreError failureOf(const exchange::ReadFailure &failure)
{
    return {registry::StoreError::Unreachable, id(failure.kind), failure.path};
}

registry::StoreError failureOf(const exchange::PublishFailure &failure)
{
    if (failure.kind == exchange::PublishFailure::Database)
        return failure.store;
    const bool isTold = failure.kind == exchange::PublishFailure::Unwritable
        || failure.kind == exchange::PublishFailure::Unreadable;
    return {registry::StoreError::Refused, id(failure.kind),
            isTold ? failure.subject + ": " + failure.detail : failure.subject};
}

} // namespace nidreg::app
