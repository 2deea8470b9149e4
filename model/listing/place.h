// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidreg::listing {

/// A namespace's place in a listing: formal ones by NID, then informal ones by number.
struct Place {
    std::int64_t number = 0; ///< of an informal one
    std::string nid; ///< in lower case

    auto operator<=>(const Place &) const = default;
};

Place placeOf(std::string_view nid);

} // namespace nidreg::listing
