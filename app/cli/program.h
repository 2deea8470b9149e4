// SPDX-License-Identifier: MIT
#pragma once

#include "forms/session/pages.h"

#include <QCoreApplication>

#include <functional>
#include <memory>

namespace nidreg::app::cli {

/// Makes the application that a program runs with, which takes what is its own from the arguments.
using MakeApplication = std::function<std::unique_ptr<QCoreApplication>(int &argc, char *argv[])>;

/// All that main() has to do: runs what `argv` asks for and answers the exit status. `pages` is
/// null in a program that makes none.
int program(int argc, char *argv[], const MakeApplication &makeApplication,
            const forms::Pages *pages);

} // namespace nidreg::app::cli
