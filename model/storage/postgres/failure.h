// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"

#include <libpq-fe.h>
#include <memory>

namespace nidreg::storage {

/// What PostgreSQL answered.
using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;

/// The refusal where a standby ended a statement because it could not follow its primary otherwise.
constexpr const char *kStandbyConflict = "standby.conflict";

/// What PostgreSQL's answer means to the registry.
///
///     NR001 Stale   NR002 Refused, the constraint's name is the refusal   NR003 NotFound
///     40xxx Stale (a deadlock's loser); where a standby ended it, Refused as `standby.conflict`
///     42501 Refused as `role.wrong`   55P03 Refused as `registry.busy`
///     08xxx, 57Pxx, no SQLSTATE, or a connection that is gone: Unreachable
///     anything else: Refused with the constraint's name, or the SQLSTATE where it has none
registry::StoreError failureOf(const PGresult *result, const PGconn *connection);

} // namespace nidreg::storage
