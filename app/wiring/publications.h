// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/site/publish.h"
#include "model/proof/notekey.h"
#include "model/proof/prooffile.h"
#include "model/registry/log.h"
#include "model/registry/store.h"

#include <QString>

#include <optional>
#include <string>

namespace nidreg::app {

/// SHA-256 of a file in hex. Refused with `file.unreadable`.
registry::Stored<std::string> hashOfFile(const QString &file);

/// What puts a publication on record as `act`, so that the listing can be proved later: an event
/// with the SHA-256 of each file, unless one tells of them already; then its proof, with a
/// checkpoint that `key` signs (unsigned without one). Refused with `role.wrong` for who may not do
/// that: a registrar may.
registry::Stored<exchange::Seal> sealFor(registry::Store &store, const registry::Act &act,
                                         const std::optional<proof::SigningKey> &key);

/// The event that tells of a published folder, or of one file of it. NotFound where none does.
registry::Stored<std::int64_t> publicationOf(registry::Store &store, const QString &listing);

/// The log's head as a checkpoint note that says which log it is of; `key` signs it and gives the
/// origin. Without a key it is unsigned, and its origin is made from the log's identity.
std::string checkpointOf(const registry::LogHead &head,
                         const std::optional<proof::SigningKey> &key);

/// What the store answered, as the file that travels.
std::string proofOf(const registry::Inclusion &inclusion,
                    const std::optional<proof::SigningKey> &key);
std::string proofOf(const registry::Consistency &consistency,
                    const std::optional<proof::SigningKey> &key);

} // namespace nidreg::app
