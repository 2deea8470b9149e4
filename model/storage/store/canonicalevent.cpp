// SPDX-License-Identifier: MIT
#include "model/storage/store/canonicalevent.h"

#include <algorithm>
#include <charconv>

namespace nidreg::storage {

/// name "=" length ":" value LF; the length counts bytes.
static std::string line(std::string_view name, std::string_view value)
{
    std::string made(name);
    made += '=';
    made += std::to_string(value.size());
    made += ':';
    made += value;
    made += '\n';
    return made;
}

std::string write(const CanonicalEvent &event)
{
    std::string bytes = line("nidreg-event", "1");
    for (std::size_t i = 0; i < CanonicalEvent::kNames.size(); ++i)
        bytes += line(CanonicalEvent::kNames[i], event.fields[i]);
    bytes += line("details", std::to_string(event.details.size()));
    for (const auto &[name, value] : event.details)
        bytes += line(name, value);
    return bytes;
}

using Line = std::pair<std::string, std::string>;

/// Takes the first line off `rest`.
static std::optional<Line> takeLine(std::string_view &rest)
{
    const std::size_t equals = rest.find('=');
    const std::size_t colon = rest.find(':', equals);
    if (equals == std::string_view::npos || colon == std::string_view::npos)
        return std::nullopt;
    std::size_t length = 0;
    const char *end = rest.data() + colon;
    const auto read = std::from_chars(rest.data() + equals + 1, end, length);
    if (read.ec != std::errc() || read.ptr != end || rest.size() - colon - 1 <= length
        || rest[colon + 1 + length] != '\n')
        return std::nullopt;
    Line line{rest.substr(0, equals), rest.substr(colon + 1, length)};
    rest.remove_prefix(colon + length + 2);
    return line;
}

static std::optional<std::string> takeField(std::string_view &rest, std::string_view name)
{
    auto line = takeLine(rest);
    if (!line || line->first != name)
        return std::nullopt;
    return std::move(line->second);
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
        event.fields[i] = std::move(*value);
    }
    if (!takeField(rest, "details"))
        return std::nullopt;
    while (!rest.empty()) {
        auto detail = takeLine(rest);
        if (!detail)
            return std::nullopt;
        event.details.push_back(std::move(*detail));
    }
    if (write(event) != bytes) // the count of details, and leading zeros of a length
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
