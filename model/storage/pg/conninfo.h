// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"

#include <QString>

namespace nidreg::storage {

/// A libpq connection string or URI, in the pieces that Qt's driver takes it in.
struct Conninfo {
    QString database, host, user, password;
    QString options; ///< everything else, as keyword='value' pairs
};

/// Refused (`conninfo.malformed`, `conninfo.semicolon`) when libpq cannot read `text`, or when an
/// option holds a semicolon, which Qt's driver would take for a space.
registry::Stored<Conninfo> parseConninfo(const QString &text);

/// The same as keyword='value' pairs that can be shown: without passwords, and as short as given.
registry::Stored<QString> withoutSecrets(const QString &text);

} // namespace nidreg::storage
