// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/json.h"
#include "model/registry/link.h"

#include <string>

namespace nidreg::app::cli {

/// How a server is connected, as `db status` tells it:
///
///     {"registry": "server", "running": true, "host": …, "port": …, "tls": "verify-full",
///      "protocol": "TLSv1.3", "read_only": false}
///
/// `host`, `port` and `tls` are null for a Unix socket; `tls` is what was kept to, in libpq's
/// words.
exchange::Json toJson(const registry::Link &link);

/// The same as a sentence.
std::string sentence(const registry::Link &link);

} // namespace nidreg::app::cli
