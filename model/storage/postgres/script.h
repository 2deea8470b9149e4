// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/postgres/connection.h"

#include <string_view>

namespace nidreg::storage {

/// Runs what a prepared statement cannot be: several statements at once, or one of the kind that
/// takes no parameters. The text is a constant of the program, or PostgreSQL's own answer.
registry::Stored<base::Done> runScript(Connection &connection, std::string_view script);

} // namespace nidreg::storage
