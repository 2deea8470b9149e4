// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nidreg::proof {

/// RFC 4648 section 4, with padding, without line ends.
std::string toBase64(std::string_view bytes);
/// Nothing for anything that toBase64() would not write.
std::optional<std::string> fromBase64(std::string_view text);

/// A number from 0, in decimal digits alone and without leading zeros.
inline std::optional<std::int64_t> decimal(std::string_view digits)
{
    const bool hasZero = digits.size() > 1 && digits.front() == '0';
    return hasZero ? std::nullopt : base::numberIn(digits);
}

} // namespace nidreg::proof
