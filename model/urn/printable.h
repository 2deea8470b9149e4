// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nidreg::urn {

/// The whole UTF-8 character that begins at `offset`, or the one byte there when none does.
std::string_view characterAt(std::string_view text, std::size_t offset);

/// `text` as UTF-8 that can be shown: controls and bytes that are not UTF-8 become \xNN, and what
/// follows the first `most` bytes becomes "…".
std::string printable(std::string_view text, std::size_t most = 200);

} // namespace nidreg::urn
