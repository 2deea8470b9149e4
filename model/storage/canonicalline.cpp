// SPDX-License-Identifier: MIT
#include "model/storage/canonicalline.h"

#include <algorithm>

namespace nidreg::storage {

std::optional<CanonicalLine> takeLine(std::string_view &rest)
{
    const std::size_t equals = rest.find('=');
    if (equals == rest.npos)
        return std::nullopt;
    std::string_view after = rest.substr(equals + 1);
    const auto length = takeLength(after);
    if (!length || after.size() <= *length || after[*length] != '\n')
        return std::nullopt;
    const CanonicalLine line{rest.substr(0, equals), after.substr(0, *length)};
    rest = after.substr(*length + 1);
    return line;
}

static std::optional<std::string_view> takeField(std::string_view &rest, std::string_view name)
{
    const auto line = takeLine(rest);
    return line && line->name == name ? std::optional(line->value) : std::nullopt;
}

std::optional<CanonicalEvent> readEvent(std::string_view bytes)
{
    CanonicalEvent event;
    std::string_view rest = bytes;
    if (takeField(rest, "nidreg-event") != "1")
        return std::nullopt;
    for (std::size_t i = 0; i < CanonicalEvent::kNames.size(); ++i) {
        auto value = takeField(rest, CanonicalEvent::kNames[i]);
        if (!value)
            return std::nullopt;
        event.fields[i] = *value;
    }
    const auto count = takeField(rest, "details");
    while (!rest.empty()) {
        const auto detail = takeLine(rest);
        if (!detail)
            return std::nullopt;
        event.details.emplace_back(detail->name, detail->value);
    }
    if (count != std::to_string(event.details.size()))
        return std::nullopt;
    return event;
}

std::string_view CanonicalEvent::field(std::string_view name) const
{
    const auto found = std::ranges::find(kNames, name);
    return found == kNames.end() ? std::string_view() : fields[std::size_t(found - kNames.begin())];
}

std::string_view CanonicalEvent::detail(std::string_view name) const
{
    const auto found =
        std::ranges::find(details, name, &std::pair<std::string, std::string>::first);
    return found == details.end() ? std::string_view() : std::string_view(found->second);
}

} // namespace nidreg::storage
