// SPDX-License-Identifier: MIT
#include "model/uri/scheme.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <string>

namespace nidreg::uri {

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
