// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace nidreg::storage {

/// One line of an event's bytes: name "=" length ":" value LF, where the length counts the value's
/// bytes (registry-data/schema/EVENTS.md). Both point into the bytes.
struct CanonicalLine {
    std::string_view name, value;
};

/// Takes the first line off `rest`. Nothing, and `rest` as it was, when no line begins there, or
/// one that an event would not be written with, such as a length with a zero before it.
std::optional<CanonicalLine> takeLine(std::string_view &rest);

} // namespace nidreg::storage
