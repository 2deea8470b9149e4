// SPDX-License-Identifier: MIT
#pragma once

#include "app/reference/tree.h"

#include <string>

namespace nidreg::app::reference {

// Each makes the file that completes the program's command line in a shell: areas, verbs, options,
// the fixed values of options, and names of files where an argument is one.

std::string bashCompletion(const Command &program);
std::string zshCompletion(const Command &program);
std::string fishCompletion(const Command &program);

} // namespace nidreg::app::reference
