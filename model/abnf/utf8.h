// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidreg::abnf {

/// Not a character of any grammar: stands for a byte that is not UTF-8.
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

/// A position in a text as people count it, both from 1; a column is a character of UTF-8.
struct TextPosition {
    std::size_t line = 1;
    std::size_t column = 1;

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

/// Finds the positions in one text. It keeps a view: the text must outlive it.
class TextPositions {
public:
    explicit TextPositions(std::string_view text);

    /// The position of the byte at `offset`; an offset after the text is its end.
    TextPosition at(std::size_t offset) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_starts; ///< of each line
};

} // namespace nidreg::abnf
