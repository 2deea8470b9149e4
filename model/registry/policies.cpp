// SPDX-License-Identifier: MIT
#include "model/registry/policies.h"

#include "model/base/text.h"
#include "model/urn/syntax/chars.h"

#include <algorithm>
#include <utility>

namespace nidreg::registry {

Policies::Policies(std::vector<Policy> all) : m_all(std::move(all)) { }

std::string_view Policies::value(std::string_view name) const
{
    const auto found = std::ranges::find(m_all, name, &Policy::name);
    return found == m_all.end() ? std::string_view() : std::string_view(found->value);
}

std::optional<std::chrono::days> Policies::days(std::string_view name) const
{
    const auto number = base::numberIn(value(name));
    return number && std::in_range<int>(*number) ? std::optional(std::chrono::days(int(*number)))
                                                 : std::nullopt;
}

bool Policies::takesTwo(std::string_view act) const
{
    return std::ranges::count(base::words(value(kTwoPersons)), act) > 0;
}

static bool isDays(std::string_view value)
{
    return !value.empty() && value.size() <= 4 && value.front() != '0'
        && std::ranges::all_of(value, urn::isDigit);
}

static bool isPercent(std::string_view value)
{
    return value == "0" || value == "100" || (value.size() <= 2 && isDays(value));
}

static bool isActs(std::string_view value)
{
    const std::vector<std::string_view> acts = base::words(value);
    const bool isPlain = !value.starts_with(' ') && !value.ends_with(' ')
        && value.find("  ") == std::string_view::npos;
    return isPlain && acts.size() <= kActsOfTwo.size()
        && std::ranges::all_of(
               acts, [](std::string_view act) { return std::ranges::count(kActsOfTwo, act) > 0; });
}

/// One label of a domain's name: 1 to 63 letters, digits and hyphens.
static bool isLabel(std::string_view text)
{
    return !text.empty() && text.size() <= 63
        && std::ranges::all_of(text, [](char c) { return urn::isLdh(c); });
}

static bool isDomain(std::string_view text)
{
    std::size_t labels = 0;
    for (std::size_t end = 0; end != std::string_view::npos; ++labels) {
        end = text.find('.');
        if (!isLabel(text.substr(0, end)))
            return false;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return labels > 1;
}

static bool isAddress(std::string_view value)
{
    const std::size_t at = value.find('@');
    return at != std::string_view::npos && at >= 1 && at <= 64 && isDomain(value.substr(at + 1))
        && std::ranges::all_of(value.substr(0, at), [](char c) {
               return urn::isAlphanum(c)
                   || std::string_view("._+-").find(c) != std::string_view::npos;
           });
}

bool fits(PolicyKind kind, std::string_view value)
{
    switch (kind) {
    case PolicyKind::Days:
        return isDays(value);
    case PolicyKind::Percent:
        return isPercent(value);
    case PolicyKind::Acts:
        return isActs(value);
    case PolicyKind::Address:
        return value.empty() || isAddress(value);
    }
    return false;
}

} // namespace nidreg::registry
