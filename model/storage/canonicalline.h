// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/chars.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::storage {

/// One line of an event's bytes: name "=" length ":" value LF, where the length counts the value's
/// bytes (registry-data/schema/EVENTS.md). Both point into the bytes.
struct CanonicalLine {
    std::string_view name, value;
};

/// The bytes of such a line.
inline std::string canonicalLine(std::string_view name, std::string_view value)
{
    return std::string(name) + '=' + std::to_string(value.size()) + ':' + std::string(value) + '\n';
}

/// Takes a length and the colon after it off `rest`; nothing where it has a needless zero, or is
/// greater than any value that PostgreSQL holds.
inline std::optional<std::size_t> takeLength(std::string_view &rest)
{
    static constexpr std::size_t kMaxDigits = 10;
    std::size_t length = 0, digits = 0;
    for (; digits < rest.size() && base::isDigit(rest[digits]); ++digits) {
        if (digits == kMaxDigits || (digits > 0 && length == 0))
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

/// An event in its canonical bytes: registry-data/schema/EVENTS.md says what they are.
struct CanonicalEvent {
    /// The fixed fields in their order, all but `nidreg-event` and `details`.
    static constexpr std::array<std::string_view, 11> kNames{
        "number", "at",        "person", "role", "what", "request",
        "nid",    "procedure", "from",   "to",   "part"};

    std::array<std::string, kNames.size()> fields;
    std::vector<std::pair<std::string, std::string>> details;

    std::string_view field(std::string_view name) const;
    /// Empty where the event tells no such thing.
    std::string_view detail(std::string_view name) const;
};

/// Nothing for bytes that no event is written in.
std::optional<CanonicalEvent> readEvent(std::string_view bytes);

} // namespace nidreg::storage
