// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace nidreg::base {

/// The words of `text`, which one or more spaces part; none of an empty text. They point into it.
std::vector<std::string_view> words(std::string_view text);

} // namespace nidreg::base
