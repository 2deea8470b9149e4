// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/uri/components.h"
#include "model/uri/urierror.h"

#include <span>
#include <string_view>

namespace nidreg::uri {

/// What a host is. RegName: in the draft the whole of a registry-based authority; in RFC 3986
/// a host that is neither an address nor of the shape of a domain name.
enum class HostKind { None, Ipv6, IpvFuture, Ipv4, Hostname, RegName };

/// The name of a host's kind in JSON: "ipv6", "hostname" …; empty for None.
std::string_view name(HostKind kind);

/// The parts of an authority, as ranges in the text that it was read from.
///
///     authority = server / reg-name                       (the 2003 draft, section 3.2)
///     server    = [ [ userinfo "@" ] hostport ]
///     authority = [ userinfo "@" ] host [ ":" port ]      (RFC 3986, section 3.2)
struct Authority {
    HostKind kind = HostKind::None;
    std::optional<TextRange> userinfo; ///< without "@"
    TextRange host; ///< with its brackets; all of a registry-based authority
    std::optional<TextRange> port; ///< without ":"; may be empty

    bool isServerBased() const { return kind != HostKind::RegName; }
};

/// Reads the authority at `range` of `text`. What is not a server is a registry-based name by the
/// draft, wherever its characters allow it: "a:b:c", "user@", "under_score".
///
/// Refuses with BadCharacter, NotAscii, BadEscape, BadIpLiteral or BadPort.
base::Result<Authority, UriRefusal> readAuthority(std::string_view text, TextRange range,
                                                  Syntax syntax);

/// The first byte of `range` that is neither `allowed` nor part of an escape, and what is wrong
/// with it.
std::optional<UriRefusal> firstFault(std::string_view text, TextRange range, bool (*allowed)(char));

/// A scheme that names a server with host and port, and the port where it is not given.
struct SchemePort {
    std::string_view scheme; ///< in lower case
    int port;
    std::string_view source; ///< the specification that defines it
};

/// The schemes whose default ports scheme-based normalization knows, in alphabetical order.
std::span<const SchemePort> schemePorts();

/// The row of a scheme in any case; null for one without a known port.
const SchemePort *schemePort(std::string_view scheme);

/// True when `digits` (any number of them, ASCII) is the number of the scheme's default port.
bool isDefaultPort(const SchemePort &scheme, std::string_view digits);

} // namespace nidreg::uri
