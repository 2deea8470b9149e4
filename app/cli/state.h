// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/registry/namespacestore.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace nidreg::app::cli {

/// Which state of the registry is asked for, as it was typed; empty: the present one.
struct StateOptions {
    std::string asOf; ///< a day (YYYY-MM-DD)
    std::string known; ///< a day, or the number of an event
};

/// Adds `--as-of` and `--known`.
void addState(CLI::App &verb, StateOptions &options);
/// Adds `--known` alone.
void addKnown(CLI::App &verb, std::string &known);

/// The state that is meant. Nothing after saying what is wrong: a day that has not come yet, an
/// event that the log does not have, a database that does not answer.
std::optional<registry::AsOf> stateOf(Context &context, const StateOptions &options);

/// Where a standby answers that is behind its primary, says so on standard error: what is printed
/// may lack the newest changes.
void noteStaleness(Context &context);

/// What answers for a state: also the shipped snapshot, where nothing is said of what was known.
struct Asked {
    registry::Directory *directory;
    registry::AsOf asOf;
};

/// Nothing after saying why not. Notes staleness.
std::optional<Asked> askedOf(Context &context, const StateOptions &options);

} // namespace nidreg::app::cli
