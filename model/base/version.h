// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::base {

/// The program's own version, as in the build's project(): "1.0.0". ASCII.
std::string_view version();

/// What to include in a bug report. All of it is ASCII.
struct Versions {
    std::string program; ///< "1.0.0"
    int schema = 0; ///< of the database that this program makes and reads; 1 and up
    std::string qt; ///< that is loaded, "6.4.2"
    std::string libpq; ///< that is loaded, "15.13"
};

/// Two lines for `--version` and for a report of a fault: the program's name and version, then what
/// it works with. Ends without a line break.
std::string versionText(std::string_view name, const Versions &versions);

} // namespace nidreg::base
