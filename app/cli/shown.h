// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::app::cli {

/// `text` as UTF-8 in which nothing steers a terminal: controls (C0 but TAB and LF, DEL, C1), what
/// reorders text (Unicode's bidirectional controls) and bytes that are no UTF-8 become "\x1b" or
/// "\u{202e}".
std::string shown(std::string_view text);

/// The same on one line: TAB and line ends are made visible too, so that no field of a record can
/// pose as another record.
std::string shownLine(std::string_view text);

} // namespace nidreg::app::cli
