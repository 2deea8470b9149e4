// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/verbs.h"

#include <string>

namespace nidreg::app::cli {

/// Where a verb writes to.
struct Output {
    std::string file; ///< empty: standard output
    bool mayReplace = false; ///< what is in the file already

    /// Adds -o and --force.
    void addTo(CLI::App &verb, const char *help = "Write to FILE instead of standard output");
    void addForce(CLI::App &verb);
    /// True where the file holds nothing that would be lost; says so where it does.
    bool isFree(Context &context) const;
};

/// Writes `text` beside the file and renames it into place, or to standard output. A file that
/// holds something else is replaced where that was asked for, and else refused.
int writeWhole(Context &context, const Output &to, const std::string &text);

} // namespace nidreg::app::cli
