// SPDX-License-Identifier: MIT
#include "model/uri/host.h"

#include "model/uri/chars.h"

#include <algorithm>

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

} // namespace nidreg::uri
