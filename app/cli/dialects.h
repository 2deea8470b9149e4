// SPDX-License-Identifier: MIT
#pragma once

#include "model/urn/namestring.h"

#include <CLI/CLI.hpp>
#include <string>

namespace nidreg::app::cli {

/// Lets a verb take `--dialect`, one of the names of the contract.
void addDialect(CLI::App &verb, std::string &name);

/// The dialect of such a name.
urn::Dialect dialectNamed(const std::string &name);

} // namespace nidreg::app::cli
