// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"

#include <QSqlQuery>

#include <libpq-fe.h>

namespace nidreg::storage {

/// What PostgreSQL's answer means to the desk.
///
///     NR001 Stale   NR002 Refused, the constraint's name is the refusal   NR003 NotFound
///     40xxx Stale (a deadlock's loser)   42501 Refused as `wrong-role`
///     08xxx, 57Pxx, no SQLSTATE, or a connection that is gone: Unreachable
///     anything else: Refused with the constraint's name, or the SQLSTATE where it has none
registry::StoreError failureOf(const PGresult *result, const PGconn *connection);

/// The same for a query of Qt's, which keeps libpq's answer.
registry::StoreError failureOf(const QSqlQuery &query, const PGconn *connection);

/// libpq's answer behind a query of Qt's; null where there is none.
const PGresult *answerOf(const QSqlQuery &query);

} // namespace nidreg::storage
