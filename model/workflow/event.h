// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/base/text.h"
#include "model/workflow/request.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidreg::workflow {

/// One line of history: an act, who did it, and on what. Leaf `number` of the Merkle log.
struct Event {
    std::int64_t number = 0;
    base::Instant at{};
    std::string person;
    Role role = Role::Reader;
    std::string what; ///< a step's name, or "create", "import", "appoint", "single-user" …
    RequestId request;
    std::string nid; ///< of the namespace, where one is concerned
    std::vector<std::pair<std::string, std::string>> details; ///< "text", "reference", "expert", …
    std::optional<State> from = {}, to = {}; ///< of a step
};

/// What requests are replayed from: an event whose texts stand elsewhere, as whoever reads a
/// million of them has it.
struct EventView {
    base::Instant at{};
    std::string_view person;
    Role role = Role::Reader;
    std::string_view what;
    RequestId request;
    std::string_view nid;
    std::span<const std::pair<std::string_view, std::string_view>> details;
    std::optional<State> to;
};

/// The first detail of that name; empty where there is none.
template <class OneEvent> std::string_view detail(const OneEvent &event, std::string_view name)
{
    for (const auto &[key, value] : event.details) {
        if (key == name)
            return value;
    }
    return {};
}

/// A detail that is a number; -1 where it is none or not there.
template <class OneEvent> std::int64_t numberIn(const OneEvent &event, std::string_view name)
{
    return base::numberIn(detail(event, name)).value_or(-1);
}

} // namespace nidreg::workflow
