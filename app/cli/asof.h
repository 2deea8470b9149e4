// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"

#include <optional>

namespace nidreg::app::cli {

/// The event after which the registry is looked at: `asOf` is its number, or a day (YYYY-MM-DD) at
/// whose end, UTC, it was the last one. -1 for a day before the first event, after saying so on
/// standard error. Nothing after saying what is wrong: neither a day nor a number, a day that has
/// not come yet, a number that the log does not have, a database that does not answer.
std::optional<std::int64_t> eventOf(Context &context, const std::string &asOf);

/// For the option's check(): why `asOf` is neither a day nor a number; empty: it is one.
std::string asOfMistake(const std::string &asOf);

} // namespace nidreg::app::cli
