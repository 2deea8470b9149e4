// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace nidreg::templates {

/// Where the two statements under "Registration Information" (RFC 3406, appendix A) stand, in
/// bytes. Equal to the text's size where there is none.
struct Registration {
    std::size_t version = 0; ///< past the label "Version:"
    std::size_t dateLabel = 0; ///< where the version ends
    std::size_t date = 0; ///< past the label "Date:"
};

/// Takes the statements apart where the date begins: "Date:" or "Registration date:" in a line or
/// amid one. The labels "Version:" and "Date:" go, since the fields are called that; any other
/// wording stays.
Registration findRegistration(std::string_view text);

} // namespace nidreg::templates
