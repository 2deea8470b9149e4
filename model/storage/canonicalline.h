// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nidreg::storage {

/// One line of an event's bytes: name "=" length ":" value LF, where the length counts the value's
/// bytes (registry-data/schema/EVENTS.md). Both point into the bytes.
struct CanonicalLine {
    std::string_view name, value;
};

/// Takes a length and the colon after it off `rest`; nothing where it has a needless zero, or is
/// greater than any value that PostgreSQL holds.
inline std::optional<std::size_t> takeLength(std::string_view &rest)
{
    static constexpr std::size_t kMostDigits = 10;
    std::size_t length = 0, digits = 0;
    for (; digits < rest.size() && rest[digits] >= '0' && rest[digits] <= '9'; ++digits) {
        if (digits == kMostDigits || (digits > 0 && length == 0))
            return std::nullopt;
        length = 10 * length + std::size_t(rest[digits] - '0');
    }
    if (digits == 0 || digits == rest.size() || rest[digits] != ':')
        return std::nullopt;
    rest.remove_prefix(digits + 1);
    return length;
}

/// Takes the first line off `rest`. Nothing, and `rest` as it was, when no line begins there, or
/// one that an event would not be written with, such as a length with a zero before it.
std::optional<CanonicalLine> takeLine(std::string_view &rest);

} // namespace nidreg::storage
