// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace nidreg::registry {

/// How a store is connected, to tell people how their connection is protected.
struct Link {
    /// From the strongest on.
    enum Protection {
        Socket, ///< a Unix socket: it never leaves the computer
        Checked, ///< TLS; the certificate is valid and names this host (verify-full)
        AnyHost, ///< TLS; the certificate is valid, but may be another host's (verify-ca)
        Unchecked, ///< encrypted, to whoever answered
        Plain, ///< readable and changeable by others on the network
    } protection = Socket;
    std::string host; ///< as requested; empty: a Unix socket
    std::string port;
    std::string protocol; ///< "TLSv1.3", "GSSAPI"; empty: no encryption
    std::string registry; ///< the same by every way to one database, whoever asks; opaque
    bool isReadOnly = false; ///< the server takes no changes now: a standby, or one set so
    bool isStandby = false; ///< it follows a primary
};

/// True where others on the network could impersonate the server.
inline bool isWeak(const Link &link)
{
    return link.protection > Link::Checked;
}

} // namespace nidreg::registry
