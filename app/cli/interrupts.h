// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

namespace nidreg::app::cli {

/// From the first call on SIGINT and SIGTERM ask for a stop, and a second one ends the program.
void catchInterrupts();

/// Asked for by the first signal that is caught. What watches it is told on a thread of its own.
std::stop_token stopToken();

} // namespace nidreg::app::cli
