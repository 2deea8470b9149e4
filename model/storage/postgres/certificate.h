// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/registry/store.h"
#include "model/storage/postgres/conninfo.h"

namespace nidreg::storage {

/// Why a server's certificate was not trusted, which libpq does not say: looks at it once more,
/// sending nothing of anybody's. Answers `why` as it is, or as
///
///     tls.expired             its time is over, or has not come
///     tls.self-signed         nobody but the server vouches for it
///     tls.unknown-authority   somebody does, who is not among the authorities
///
/// with whose certificate it is in `detail`. Takes at most five seconds.
registry::StoreError certificateTrouble(const Conninfo &server, registry::StoreError why);

/// When the first of the certificates ends by which an open connection's server is trusted: its own
/// and, where it was verified, those of its authorities. None: the connection does not use TLS.
std::optional<base::Instant> certificateEnd(PGconn *connection);

} // namespace nidreg::storage
