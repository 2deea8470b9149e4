// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidreg::templates {

/// The first character of a text; where the bytes are no UTF-8 (RFC 3629), one byte of them.
struct CodePoint {
    std::uint32_t value = 0;
    std::size_t length = 1; ///< in bytes
    bool isValid = false;
};

/// Reads the character at the start of `bytes`, which is not empty.
CodePoint firstCodePoint(std::string_view bytes);

void appendUtf8(std::string &text, std::uint32_t codePoint);

} // namespace nidreg::templates
