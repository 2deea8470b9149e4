// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nidreg::proof {

/// RFC 4648 section 4, with padding, without line ends.
std::string toBase64(std::string_view bytes);
/// Nothing for anything that toBase64() would not write.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace nidreg::proof
