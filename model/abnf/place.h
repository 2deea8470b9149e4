// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nidreg::abnf {

/// A place in a text as people count it, both from 1; a column is a character of UTF-8.
struct Place {
    std::size_t line = 1;
    std::size_t column = 1;

    friend bool operator==(const Place &, const Place &) = default;
};

/// Tells the places in one text. It keeps a view: the text must outlive it.
class Places {
public:
    explicit Places(std::string_view text);

    /// The place of the byte at `offset`; an offset behind the text is its end.
    Place at(std::size_t offset) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_starts; ///< of each line
};

} // namespace nidreg::abnf
