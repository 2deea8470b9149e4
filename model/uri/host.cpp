// SPDX-License-Identifier: MIT
#include "model/uri/host.h"

#include "model/base/text.h"
#include "model/uri/chars.h"

#include <algorithm>
#include <array>

namespace nidreg::uri {

/// Takes what stands before the next `delimiter` off `text`, and the delimiter with it.
static std::string_view takeUpTo(char delimiter, std::string_view &text)
{
    const std::string_view taken = text.substr(0, text.find(delimiter));
    text.remove_prefix(std::min(taken.size() + 1, text.size()));
    return taken;
}

/// dec-octet, 0 to 255
static bool isDecOctet(std::string_view text)
{
    if (text.empty() || text.size() > 3 || !std::ranges::all_of(text, urn::isDigit))
        return false;
    int value = 0;
    for (const char digit : text)
        value = value * 10 + (digit - '0');
    return value <= 255 && (text.size() == 1 || text.front() != '0');
}

bool isIpv4Address(std::string_view text)
{
    if (text.size() > 15 || std::ranges::count(text, '.') != 3)
        return false;
    for (int octet = 0; octet < 4; ++octet) {
        if (!isDecOctet(takeUpTo('.', text)))
            return false;
    }
    return true;
}

/// h4 = 1*4HEXDIG
static bool isH4(std::string_view text)
{
    return !text.empty() && text.size() <= 4 && std::ranges::all_of(text, urn::isHexDigit);
}

/// How many groups `text` has, separated by ":" and none of them empty; -1 when it is not so. An
/// empty text has none. Where `last` it may end in an IPv4 address, which counts for two.
static int groups(std::string_view text, bool last)
{
    if (text.ends_with(':'))
        return -1;
    int count = 0;
    while (!text.empty()) {
        const std::string_view group = takeUpTo(':', text);
        if (isH4(group))
            ++count;
        else if (last && text.empty() && isIpv4Address(group))
            count += 2;
        else
            return -1;
    }
    return count;
}

bool isIpv6Address(std::string_view text)
{
    constexpr std::size_t kLongest = 45; // eight groups of four, the last two as IPv4
    if (text.size() > kLongest)
        return false;
    const auto gap = text.find("::");
    if (gap == std::string_view::npos)
        return groups(text, true) == 8;
    const int before = groups(text.substr(0, gap), false);
    const int after = groups(text.substr(gap + 2), true);
    return before >= 0 && after >= 0 && before + after <= 7;
}

bool isIpvFuture(std::string_view text)
{
    if (text.empty() || (text.front() != 'v' && text.front() != 'V'))
        return false;
    text.remove_prefix(1);
    const auto dot = text.find('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == text.size())
        return false;
    return std::ranges::all_of(text.substr(0, dot), urn::isHexDigit)
        && std::ranges::all_of(text.substr(dot + 1), isUserinfoChar);
}

/// domainlabel = alphanum [ 0*61( alphanum / "-" ) alphanum ]
static bool isDomainLabel(std::string_view text)
{
    return !text.empty() && text.size() <= 63 && text.front() != '-' && text.back() != '-'
        && std::ranges::all_of(text, urn::isLdh);
}

/// qualified = *( "." domainlabel ) [ "." toplabel "." ]
bool isHostname(std::string_view text)
{
    const bool isComplete = text.ends_with('.');
    if (isComplete)
        text.remove_suffix(1);
    if (text.empty() || text.ends_with('.'))
        return false;
    std::string_view label;
    int labels = 0;
    for (; !text.empty(); ++labels) {
        label = takeUpTo('.', text);
        if (!isDomainLabel(label))
            return false;
    }
    return !isComplete || (labels > 1 && urn::isAlpha(label.front()));
}

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
