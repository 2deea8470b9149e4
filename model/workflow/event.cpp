// SPDX-License-Identifier: MIT
#include "model/workflow/event.h"

#include <charconv>

namespace nidreg::workflow {

std::int64_t numberIn(const Event &event, std::string_view name)
{
    const std::string_view text = detail(event, name);
    std::int64_t number = -1;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && stop == text.data() + text.size() ? number : -1;
}

} // namespace nidreg::workflow
