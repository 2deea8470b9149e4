// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/wiring/logfiles.h"

#include <CLI/CLI.hpp>
#include <optional>

namespace nidreg::app::cli {

/// The key that a verb signs with: the one named, else the configured one where there is one. False
/// after saying why it cannot be read.
bool takeKey(Context &context, const std::string &named, std::optional<proof::SigningKey> &key);

/// The verbs of the area `audit` about proofs, keys and witnesses.
void addProofs(CLI::App &area, Context &context);

} // namespace nidreg::app::cli
