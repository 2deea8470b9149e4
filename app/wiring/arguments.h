// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace nidreg::app {

/// Overwrites what `--db` was given, where the system lists this process with its arguments for
/// everybody to read: a URI may hold a password. For the start of main(), once the arguments are
/// copied; what Qt sees of them afterwards is a "*".
void hideConnections(std::span<char *> arguments);

} // namespace nidreg::app
