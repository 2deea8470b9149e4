// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"

#include <string>
#include <vector>

namespace nidreg::app::cli {

struct HistoryOptions {
    std::vector<std::string> files;
    bool takesOwn = false; ///< also sets aside what was registered here, where a listing differs
    bool removals = false; ///< also where a listing has many fewer namespaces than the one before
};

/// Takes dated listings over into their places in the past, the oldest first, each in a transaction
/// of its own: what was done stays when the next one fails, and doing it again goes on there.
int importHistory(Context &context, const HistoryOptions &options);

/// The same of the listings that were shipped with the program.
int importShipped(Context &context, const HistoryOptions &options);

} // namespace nidreg::app::cli
