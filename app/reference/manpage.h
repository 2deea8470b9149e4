// SPDX-License-Identifier: MIT
#pragma once

#include "app/reference/examples.h"
#include "app/reference/tree.h"

#include <string>
#include <vector>

namespace nidreg::app::reference {

/// A manual page in the language of man(7), UTF-8.
struct ManPage {
    std::string file; ///< "nidreg-cli-nid.1"
    std::string text;
};

/// The page of the command line, one of each area, and the one of the window.
std::vector<ManPage> manPages(const Command &program, const std::vector<Example> &examples);

} // namespace nidreg::app::reference
