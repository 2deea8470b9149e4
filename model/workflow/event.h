// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/date.h"
#include "model/workflow/request.h"

#include <cstdint>
#include <optional>
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

/// The first detail of that name; empty where there is none.
inline std::string_view detail(const Event &event, std::string_view name)
{
    for (const auto &[key, value] : event.details) {
        if (key == name)
            return value;
    }
    return {};
}

/// A detail that is a number; -1 where it is none or not there.
std::int64_t numberIn(const Event &event, std::string_view name);

} // namespace nidreg::workflow
