// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"

#include <CLI/CLI.hpp>

namespace nidreg::app::cli {

/// `db policy [NAME [VALUE]]`.
void addPolicy(CLI::App &area, Context &context);

/// `request due`, `request proposals`, `request withdraw-proposal EVENT`.
void addDesk(CLI::App &area, Context &context);

/// A proposal on one line.
std::string asText(const registry::Proposal &proposal);

} // namespace nidreg::app::cli
