// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::storage {

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
