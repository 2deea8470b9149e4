// SPDX-License-Identifier: MIT
#include "model/uri/bracketed.h"

#include "model/base/text.h"
#include "model/uri/chars.h"

#include <algorithm>
#include <array>

namespace nidreg::uri {

// clang-format off
static constexpr std::array<std::string_view, 20> kWithoutSlashes {
    "about", "acct", "cid", "data", "did", "geo", "im", "info", "magnet", "mailto",
    "mid", "news", "pres", "sip", "sips", "sms", "tag", "tel", "urn", "xmpp",
};
// clang-format on

std::string_view leadingScheme(std::string_view text)
{
    if (text.empty() || !urn::isAlpha(text.front()))
        return {};
    const auto end = std::ranges::find_if_not(text, isSchemeChar);
    return end != text.end() && *end == ':' ? text.substr(0, std::size_t(end - text.begin()))
                                            : std::string_view();
}

bool isKnownWithoutSlashes(std::string_view scheme)
{
    return std::ranges::any_of(kWithoutSlashes, [scheme](std::string_view each) {
        return each.size() == scheme.size() && base::equalIgnoringCase(each, scheme);
    });
}

std::size_t urlPrefix(std::string_view text)
{
    constexpr std::string_view kPrefix = "URL:";
    return base::equalIgnoringCase(text.substr(0, kPrefix.size()), kPrefix) ? kPrefix.size() : 0;
}

static bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

/// The first run of white space with a line end that stands behind a hyphen and before something;
/// where the hyphen stands.
static std::optional<std::size_t> hyphenAtLineEnd(std::string_view content)
{
    for (std::size_t at = 0; at < content.size(); ++at) {
        const std::size_t hyphen = at;
        bool breaks = false;
        while (content[hyphen] == '-' && at + 1 < content.size() && isSpace(content[at + 1]))
            breaks |= isLineEnd(content[++at]);
        if (breaks && at + 1 < content.size())
            return hyphen;
    }
    return {};
}

static std::string withoutSpaces(std::string_view content)
{
    std::string result;
    std::ranges::remove_copy_if(content, std::back_inserter(result), isSpace);
    return result;
}

/// What white space in the brackets has to be said about.
static void noteSpaces(FoundUri &found, std::string_view content, std::size_t begin)
{
    if (found.uri.size() == content.size())
        return;
    found.findings.push_back({&ruleFor(FindRule::WhiteSpace), {}, {begin, content.size()}});
    if (const auto hyphen = hyphenAtLineEnd(content)) {
        const std::string without =
            std::string(content.substr(0, *hyphen)).append(content.substr(*hyphen + 1));
        found.findings.push_back(
            {&ruleFor(FindRule::Hyphen), {withoutSpaces(without)}, {begin + *hyphen, 1}});
    }
}

/// A scheme that nobody knows is believed where what follows it makes a valid URI without spaces.
static bool isConvincing(std::string_view scheme, std::string_view content, const FoundUri &found)
{
    const std::string_view behind = content.substr(scheme.size() + 1);
    if (behind.empty() || isSpace(behind.front()))
        return false;
    return behind.starts_with("//") || isKnownWithoutSlashes(scheme)
        || (std::ranges::count(content, ' ') == 0 && Reference::parse(found.uri));
}

std::optional<FoundUri> readBracketed(std::string_view text, TextRange range)
{
    FoundUri found;
    found.where = range;
    found.delimited = Delimited::Brackets;
    std::string_view content = base::trimmed(part(text, {range.begin + 1, range.end - 1}));
    const auto offset = [&] { return std::size_t(content.data() - text.data()); };
    if (const std::size_t prefix = urlPrefix(content)) {
        found.findings.push_back({&ruleFor(FindRule::UrlPrefix), {}, {offset(), prefix}});
        content = base::trimmed(content.substr(prefix));
    }
    const std::string_view scheme = leadingScheme(content);
    if (scheme.empty())
        return {};
    found.uri = withoutSpaces(content);
    if (!isConvincing(scheme, content, found))
        return {};
    noteSpaces(found, content, offset());
    return found;
}

} // namespace nidreg::uri
