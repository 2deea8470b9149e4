// SPDX-License-Identifier: MIT
#include "model/uri/url1993.h"

#include "model/uri/chars.h"
#include "model/uri/chars1993.h"
#include "model/uri/dotsegments.h"
#include "model/uri/unescape.h"
#include "model/uri/url1993reader.h"

#include <algorithm>

namespace nidreg::uri {

base::Result<Url1993, Url1993Refusal> Url1993::parse(std::string_view text)
{
    Url1993Reader reader(text);
    if (!reader.read())
        return base::fail(reader.refusal());
    return reader.url();
}

std::optional<std::string_view> Url1993::part(std::string_view name) const
{
    const auto found = std::ranges::find(m_parts, name, &Part1993::name);
    return found == m_parts.end() ? std::nullopt : std::optional(uri::part(m_text, found->where));
}

std::optional<std::string_view> Url1993::fragment() const
{
    return m_fragment ? std::optional(uri::part(m_text, *m_fragment)) : std::nullopt;
}

bool isFullForm1993(std::string_view text)
{
    const auto first = text.find_first_of(":/");
    return first != std::string_view::npos && text[first] == ':';
}

std::string completed1993(const Url1993 &context, std::string_view text)
{
    if (isFullForm1993(text))
        return std::string(text);
    const std::string_view whole = context.text().substr(0, context.text().find_first_of("?#"));
    const auto colon = std::size_t(context.scheme().end() - whole.begin());
    const std::string_view front = whole.substr(0, colon + 1);
    const bool hasServer = whole.substr(front.size()).starts_with("//");
    if (text.starts_with("//"))
        return std::string(front).append(text);
    const auto slash = hasServer ? whole.find('/', front.size() + 2) : front.size();
    const std::string_view root = whole.substr(0, slash);
    if (text.starts_with('/'))
        return std::string(root).append(text);
    const std::string_view path = whole.substr(root.size());
    const std::string_view own = text.substr(0, text.find_first_of("?#"));
    const std::string_view folder = path.substr(0, path.rfind('/') + 1);
    std::string result(root);
    if (hasServer || folder.starts_with('/'))
        result += mergedByDraft(folder, own, ExcessDots::Keep).path;
    else
        result.append(folder).append(own);
    return result.append(text.substr(own.size()));
}

/// A character of ISO Latin 1, whose number is also Unicode's, as UTF-8.
static std::string utf8(char latin1)
{
    const auto byte = static_cast<unsigned char>(latin1);
    if (byte < 0x80)
        return {latin1};
    return {static_cast<char>(0xC0 | (byte >> 6)), static_cast<char>(0x80 | (byte & 0x3F))};
}

std::string decoded1993(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const bool isEscape = startsWithEscaped(text);
        result += isEscape ? utf8(unescaped(text)) : std::string(1, text.front());
        text.remove_prefix(isEscape ? 3 : 1);
    }
    return result;
}

std::string encoded1993(std::string_view text)
{
    static constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (isPathChar1993(c) && c != ' ')
            result += c;
        else
            result += {'%', kDigits[byte >> 4], kDigits[byte & 15]};
    }
    return result;
}

} // namespace nidreg::uri
