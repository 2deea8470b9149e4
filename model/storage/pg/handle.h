// SPDX-License-Identifier: MIT
#pragma once

#include <QVariant>

#include <libpq-fe.h>

// As Qt's PostgreSQL driver declares them, so that the types in its handles are these.
Q_DECLARE_OPAQUE_POINTER(PGconn *)
Q_DECLARE_METATYPE(PGconn *)
Q_DECLARE_OPAQUE_POINTER(PGresult *)
Q_DECLARE_METATYPE(PGresult *)
