// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "model/exchange/iana/listingsource.h"

#include <cstdint>
#include <optional>
#include <string>

namespace nidreg::app::cli {

/// Shows how far the reading of a listing is. Ends the program where that was interrupted: nothing
/// is begun that would have to be undone.
bool goesOn(Context &context, const std::string &file, std::int64_t done, std::int64_t total);

/// The listing, after saying on standard error what of it is not kept. Nothing after saying why it
/// cannot be read, with the exit status in `status`.
std::optional<exchange::ReadSource> readSource(Context &context, const std::string &file,
                                               int &status);

} // namespace nidreg::app::cli
