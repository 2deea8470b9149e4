// SPDX-License-Identifier: MIT
#include "model/registry/policies.h"

#include "model/base/words.h"

#include <algorithm>
#include <charconv>

namespace nidreg::registry {

Policies::Policies(std::vector<Policy> all) : m_all(std::move(all)) { }

std::string_view Policies::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_all, name, &Policy::name);
    return found == m_all.end() ? std::string_view() : std::string_view(found->value);
}

std::optional<std::chrono::days> Policies::days(std::string_view name) const
{
    const std::string_view text = value(name);
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || stop != text.data() + text.size())
        return std::nullopt;
    return std::chrono::days(number);
}

bool Policies::takesTwo(std::string_view act) const
{
    return std::ranges::count(base::words(value(kTwoPersons)), act) > 0;
}

} // namespace nidreg::registry
