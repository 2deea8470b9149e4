// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace nidreg::registry {

/// How a store is connected: what people are told about the way to their registry.
struct Link {
    /// From the strongest on.
    enum Protection {
        Socket, ///< a Unix socket: it never leaves the computer
        Checked, ///< TLS; the certificate is valid and names this host (verify-full)
        AnyHost, ///< TLS; the certificate is valid, but may be another host's (verify-ca)
        Unchecked, ///< encrypted, to whoever answered
        Plain, ///< readable and changeable on the way
    } protection = Socket;
    std::string host; ///< as it was asked for; empty: a Unix socket
    std::string port;
    std::string protocol; ///< "TLSv1.3", "GSSAPI"; empty: no encryption
    std::string registry; ///< the same by every way to one database, whoever asks; opaque
    bool isReadOnly = false; ///< a standby, or a server that takes no changes now
};

/// True where somebody on the way could pretend to be the server.
inline bool isWeak(const Link &link)
{
    return link.protection > Link::Checked;
}

} // namespace nidreg::registry
