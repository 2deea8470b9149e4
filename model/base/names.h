// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
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

} // namespace nidreg::base
