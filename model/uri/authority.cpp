// SPDX-License-Identifier: MIT
#include "model/uri/authority.h"

#include "model/base/text.h"
#include "model/uri/chars.h"
#include "model/uri/host.h"

#include <algorithm>
#include <array>
#include <string>

namespace nidreg::uri {

using ReadAuthority = base::Result<Authority, UriRefusal>;

std::string_view name(HostKind kind)
{
    switch (kind) {
    case HostKind::None:
        return {};
    case HostKind::Ipv6:
        return "ipv6";
    case HostKind::IpvFuture:
        return "ipvfuture";
    case HostKind::Ipv4:
        return "ipv4";
    case HostKind::Hostname:
        return "hostname";
    case HostKind::RegName:
        return "reg-name";
    }
    return {};
}

std::optional<UriRefusal> firstFault(std::string_view text, TextRange range, bool (*allowed)(char))
{
    const std::string_view whole = text.substr(0, range.end);
    for (std::size_t at = range.begin; at < range.end;) {
        if (allowed(text[at]))
            ++at;
        else if (startsWithEscaped(whole.substr(at)))
            at += 3;
        else if (!urn::isAscii(text[at]))
            return UriRefusal{UriError::NotAscii, at};
        else
            return UriRefusal{text[at] == '%' ? UriError::BadEscape : UriError::BadCharacter, at};
    }
    return {};
}

/// Takes [ userinfo "@" ] off the front of `rest`.
static Authority takeUserinfo(std::string_view text, TextRange &rest)
{
    Authority found;
    const auto at = part(text, rest).find('@');
    if (at != std::string_view::npos) {
        found.userinfo = TextRange{rest.begin, rest.begin + at};
        rest.begin += at + 1;
    }
    return found;
}

static Authority withoutParts(HostKind kind, TextRange whole)
{
    Authority found;
    found.kind = kind;
    found.host = whole;
    return found;
}

/// Reads [ ":" port ] at `rest`, port = *DIGIT; refuses whatever else stands there.
static ReadAuthority withPort(Authority found, std::string_view text, TextRange rest)
{
    if (rest.begin == rest.end)
        return found;
    const bool hasColon = text[rest.begin] == ':';
    found.port = TextRange{rest.begin + (hasColon ? 1 : 0), rest.end};
    const std::string_view digits = part(text, *found.port);
    const auto wrong = std::ranges::find_if_not(digits, urn::isDigit) - digits.begin();
    if (!hasColon || wrong != std::ssize(digits))
        return base::fail(UriRefusal{UriError::BadPort, found.port->begin + std::size_t(wrong)});
    return found;
}

/// IPv6reference = "[" IPv6address "]" and a port; `rest` begins with "[".
static ReadAuthority readLiteral(Authority found, std::string_view text, TextRange rest,
                                 Syntax syntax)
{
    const auto size = part(text, rest).find(']');
    const UriRefusal refusal{UriError::BadIpLiteral, rest.begin};
    if (size == std::string_view::npos)
        return base::fail(refusal);
    found.host = {rest.begin, rest.begin + size + 1};
    const std::string_view literal = part(text, {found.host.begin + 1, found.host.end - 1});
    if (isIpv6Address(literal))
        found.kind = HostKind::Ipv6;
    else if (syntax == Syntax::Rfc3986 && isIpvFuture(literal))
        found.kind = HostKind::IpvFuture;
    else
        return base::fail(refusal);
    return withPort(found, text, {found.host.end, rest.end});
}

static HostKind kindOf(std::string_view host)
{
    if (isIpv4Address(host))
        return HostKind::Ipv4;
    return isHostname(host) ? HostKind::Hostname : HostKind::RegName;
}

/// [ userinfo "@" ] host [ ":" port ], or all of it as one name.  (3.2.1, 3.2.2)
static Authority serverOrName(std::string_view text, TextRange range)
{
    TextRange rest = range;
    Authority found = takeUserinfo(text, rest);
    const auto colon = part(text, rest).find(':');
    found.host = {rest.begin, colon == std::string_view::npos ? rest.end : rest.begin + colon};
    found.kind = kindOf(part(text, found.host));
    const ReadAuthority server = withPort(found, text, {found.host.end, rest.end});
    if (server && server->isServerBased())
        return *server;
    return withoutParts(HostKind::RegName, range);
}

static ReadAuthority readDraft(std::string_view text, TextRange range)
{
    const auto bracket = part(text, range).find_first_of("[]");
    const bool hasBracket = bracket != std::string_view::npos;
    const TextRange plain{range.begin, hasBracket ? range.begin + bracket : range.end};
    if (const auto fault = firstFault(text, plain, isPchar))
        return base::fail(*fault);
    if (!hasBracket)
        return serverOrName(text, range);
    TextRange rest = range;
    Authority found = takeUserinfo(text, rest);
    if (rest.begin != plain.end || text[plain.end] != '[')
        return base::fail(UriRefusal{UriError::BadCharacter, plain.end});
    return readLiteral(found, text, rest, Syntax::Draft2003);
}

static ReadAuthority readRfc3986(std::string_view text, TextRange range)
{
    TextRange rest = range;
    Authority found = takeUserinfo(text, rest);
    if (found.userinfo) {
        if (const auto fault = firstFault(text, *found.userinfo, isUserinfoChar))
            return base::fail(*fault);
    }
    if (part(text, rest).starts_with('['))
        return readLiteral(found, text, rest, Syntax::Rfc3986);
    const auto colon = part(text, rest).find(':');
    found.host = {rest.begin, colon == std::string_view::npos ? rest.end : rest.begin + colon};
    if (const auto fault = firstFault(text, found.host, isRegNameChar3986))
        return base::fail(*fault);
    found.kind =
        found.host.begin == found.host.end ? HostKind::None : kindOf(part(text, found.host));
    return withPort(found, text, {found.host.end, rest.end});
}

ReadAuthority readAuthority(std::string_view text, TextRange range, Syntax syntax)
{
    if (range.begin == range.end)
        return withoutParts(HostKind::None, range);
    return syntax == Syntax::Draft2003 ? readDraft(text, range) : readRfc3986(text, range);
}

// clang-format off
static constexpr std::array kPorts {
    SchemePort {"acap",     674,   "RFC 2244"},
    SchemePort {"coap",     5683,  "RFC 7252 section 6.1"},
    SchemePort {"coaps",    5684,  "RFC 7252 section 6.2"},
    SchemePort {"dict",     2628,  "RFC 2229"},
    SchemePort {"ftp",      21,    "RFC 1738 section 3.2"},
    SchemePort {"gopher",   70,    "RFC 4266 section 2.1"},
    SchemePort {"http",     80,    "RFC 9110 section 4.2.1"},
    SchemePort {"https",    443,   "RFC 9110 section 4.2.2"},
    SchemePort {"imap",     143,   "RFC 5092"},
    SchemePort {"ipp",      631,   "RFC 3510"},
    SchemePort {"ipps",     631,   "RFC 7472"},
    SchemePort {"ldap",     389,   "RFC 4516 section 2"},
    SchemePort {"msrp",     2855,  "RFC 4975"},
    SchemePort {"nfs",      2049,  "RFC 2224"},
    SchemePort {"nntp",     119,   "RFC 5538"},
    SchemePort {"pop",      110,   "RFC 2384"},
    SchemePort {"prospero", 1525,  "RFC 4157"},
    SchemePort {"rsync",    873,   "RFC 5781"},
    SchemePort {"rtsp",     554,   "RFC 7826 section 4.2"},
    SchemePort {"rtsps",    322,   "RFC 7826 section 4.2"},
    SchemePort {"telnet",   23,    "RFC 4248 section 2"},
    SchemePort {"tn3270",   23,    "RFC 6270"},
    SchemePort {"wais",     210,   "RFC 4156"},
    SchemePort {"ws",       80,    "RFC 6455 section 3"},
    SchemePort {"wss",      443,   "RFC 6455 section 3"},
};
// clang-format on

static_assert(std::ranges::is_sorted(kPorts, {}, &SchemePort::scheme));

std::span<const SchemePort> schemePorts()
{
    return kPorts;
}

const SchemePort *schemePort(std::string_view scheme)
{
    constexpr std::size_t kLongest = 8;
    if (scheme.size() > kLongest)
        return nullptr;
    const auto found =
        std::ranges::lower_bound(kPorts, base::lowered(scheme), {}, &SchemePort::scheme);
    return found != kPorts.end() && base::equalIgnoringCase(found->scheme, scheme) ? found
                                                                                   : nullptr;
}

bool isDefaultPort(const SchemePort &scheme, std::string_view digits)
{
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    return digits == std::to_string(scheme.port);
}

} // namespace nidreg::uri
