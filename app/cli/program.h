// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/templateforms.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <stop_token>

namespace nidreg::app::cli {

/// Makes the application that a program runs with, which takes what is its own from the arguments.
using MakeApplication = std::function<std::unique_ptr<QCoreApplication>(int &argc, char *argv[])>;

/// All that main() has to do: runs what `argv` asks for and answers the exit status. `pages` is
/// null in a program that makes none.
int program(int argc, char *argv[], const MakeApplication &makeApplication,
            const forms::Pages *pages);

/// From the first call on SIGINT and SIGTERM ask for a stop, and a second one ends the program.
void catchInterrupts();

/// Asked for by the first signal that is caught. What watches it is told on a thread of its own.
std::stop_token stopToken();

} // namespace nidreg::app::cli
