// SPDX-License-Identifier: MIT
#pragma once

#include "model/exchange/json/json.h"
#include "model/exchange/json/urijson.h"
#include "model/registry/link.h"
#include "model/registry/records.h"
#include "model/urn/namestring.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace nidreg::app::cli {

/// `text` as UTF-8 in which nothing steers a terminal: controls (C0 but TAB and LF, DEL, C1), what
/// reorders text (Unicode's bidirectional controls) and bytes that are no UTF-8 become "\x1b" or
/// "\u{202e}".
std::string shown(std::string_view text);

/// The same on one line: TAB and line ends are made visible too, so that no field of a record can
/// pose as another record.
std::string shownLine(std::string_view text);

/// Adds "\n  LABEL: VALUE" where there is a value.
void addPart(std::string &text, std::string_view label, std::optional<std::string_view> value);

/// What a registry says of a NID: "registered", "registered, deprecated", "not registered" …
std::string standing(std::optional<registry::Status> status);

/// A refusal with its words.
exchange::TextFault faultOf(const uri::UriRefusal &refusal);

/// "INPUT: invalid at byte 3: WHY (RULE, SECTION)"
std::string faultText(std::string_view input, const exchange::TextFault &fault,
                      std::string_view source);

/// A line for each: "  advice url.user: WHY (SECTION)"
std::string findingsText(const base::Findings &findings);

/// Lets a verb take `--dialect`, one of the names of the contract.
void addDialect(CLI::App &verb, std::string &name);

/// The dialect of such a name.
urn::Dialect dialectNamed(const std::string &name);

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
