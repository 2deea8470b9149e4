// SPDX-License-Identifier: MIT
#pragma once

#include <istream>
#include <string>
#include <vector>

namespace nidreg::app::reference {

/// A command of the manual: `nidreg-cli nid check foo`.
struct Example {
    std::string command;
    std::string note; ///< what the manual says behind a # in the same line; may be empty
};

/// The commands that stand indented in a page of the manual, in their order.
std::vector<Example> readExamples(std::istream &page);

} // namespace nidreg::app::reference
