// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

#include <sys/socket.h>
#include <sys/un.h>

namespace nidreg::tests {

/// Closes a connection of this process to the server in `folder`, at this end and with whatever is
/// on its way: the first one from descriptor `from` on. False when there is none.
inline bool closeSocket(const QString &folder, int from = 0)
{
    constexpr int kDescriptors = 256;
    for (int i = 0; i < kDescriptors; ++i) {
        const int descriptor = (from + i) % kDescriptors;
        sockaddr_un peer{};
        socklen_t length = sizeof peer;
        if (::getpeername(descriptor, reinterpret_cast<sockaddr *>(&peer), &length) == 0
            && peer.sun_family == AF_UNIX
            && QByteArray(peer.sun_path).startsWith(QFile::encodeName(folder)))
            return ::shutdown(descriptor, SHUT_RDWR) == 0;
    }
    return false;
}

} // namespace nidreg::tests
