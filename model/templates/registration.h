// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace nidreg::templates {

/// The two statements under "Registration Information" (RFC 3406, appendix A).
struct Registration {
    std::string version;
    std::string date;
};

/// Takes the statements apart where the date begins: "Date:" or "Registration date:" in a line or
/// amid one. The labels "Version:" and "Date:" go, since the fields are called that; any other
/// wording stays.
Registration splitRegistration(std::string_view text);

} // namespace nidreg::templates
