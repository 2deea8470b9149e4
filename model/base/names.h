// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

namespace nidreg::base {

/// The value of an enumeration that `names` has under `name`, its values' names in their order;
/// nothing where it has none. Case matters.
template <class Enum, std::size_t Count>
constexpr std::optional<Enum> valueNamed(const std::array<std::string_view, Count> &names,
                                         std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

/// Whether the rows of a table are those of an enumeration, in the order of its values and up to
/// the `last`, none left out. `Member` is the row's value.
template <auto Member, class Rows, class Enum>
constexpr bool followTheirEnum(const Rows &rows, Enum last)
{
    for (std::size_t i = 0; i < std::size(rows); ++i) {
        if (rows[i].*Member != static_cast<Enum>(i))
            return false;
    }
    return std::size(rows) == static_cast<std::size_t>(last) + 1;
}

} // namespace nidreg::base
