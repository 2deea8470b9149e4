// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidreg::abnf {

/// No grammar's character: what a byte stands for that is no UTF-8.
inline constexpr std::uint32_t kNoCharacter = 0xFFFFFFFFU;

struct Decoded {
    std::uint32_t character;
    std::size_t length; ///< in bytes, at least 1
};

/// The character that `text`, which is not empty, begins with.
Decoded decodeFirst(std::string_view text);

/// Appends the UTF-8 of `character`, which is at most 10FFFF.
void appendUtf8(std::string &to, std::uint32_t character);

/// `text` as UTF-8: each byte of it that is none is taken for the character that ISO 8859-1 has
/// there, so that texts put together never make characters that none of them has.
std::string asUtf8(std::string_view text);

} // namespace nidreg::abnf
