// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/registry/mailfile.h"

#include <CLI/CLI.hpp>
#include <optional>

namespace nidreg::app::cli {

/// `request discuss` and `request letter`.
void addDiscuss(CLI::App &area, Context &context);
void addLetter(CLI::App &area, Context &context);

/// The discussion of a request as `request show` has it: answers indented below what they answer.
std::string discussionText(const registry::RequestFile &file);

} // namespace nidreg::app::cli
