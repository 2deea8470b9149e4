// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace nidreg::proof {

using Hash = std::array<unsigned char, 32>;

Hash sha256(std::string_view bytes);
/// SHA-256 of all parts, one after the other.
Hash sha256(std::string_view first, std::string_view second, std::string_view third = {});

/// 64 lower-case hexadecimal digits.
std::string toHex(const Hash &hash);

std::string_view bytesOf(const Hash &hash);
/// Nothing where there are not exactly 32 bytes.
std::optional<Hash> hashFrom(std::string_view bytes);

} // namespace nidreg::proof
