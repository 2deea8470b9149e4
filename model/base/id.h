// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>

namespace nidreg::base {

/// A record's key. The tag keeps a request from being asked for by a namespace's key.
template <class Tag> struct Id {
    std::int64_t value = 0; ///< 0: not stored yet

    explicit operator bool() const { return value != 0; }
    friend auto operator<=>(Id, Id) = default;
};

} // namespace nidreg::base
