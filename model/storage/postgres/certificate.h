// SPDX-License-Identifier: MIT
#pragma once

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

} // namespace nidreg::storage
