// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/secret.h"
#include "model/registry/localprogress.h"
#include "model/registry/store.h"

#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <stop_token>

namespace nidreg::forms {

/// Which registry to work with, as a person chooses it. No password: that is asked for.
struct ConnectionChoice {
    enum Kind { Local, Server, Service } kind = Local;
    /// How far a server has to prove who it is, the most first.
    enum Tls { CheckEverything, CheckAuthority, EncryptOnly, NoEncryption };

    QString hosts; ///< one, or several with commas: the one of them that takes changes is used
    QString port; ///< empty: PostgreSQL's usual one
    QString database; ///< empty: named like the login
    QString login; ///< empty: the computer's
    Tls tls = CheckEverything;
    QString authorities; ///< a file of certificates; empty: those that the system trusts
    QString service; ///< of libpq's service file, which says all the above

    friend bool operator==(const ConnectionChoice &, const ConnectionChoice &) = default;
};

/// For lists and messages: "registry at db.example", "service iana"; empty for the local registry.
QString shortName(const ConnectionChoice &choice);

/// The connections that were used, newest first, and the one to open at the next start. In
/// QSettings, without passwords.
QList<ConnectionChoice> recentConnections();
ConnectionChoice lastConnection();
void rememberConnection(const ConnectionChoice &choice);

/// What a server says to one who tries to connect.
struct Greeting {
    registry::Link link;
    registry::RegistryAccess access;
};

/// Connects, reads the greeting and disconnects; runs on a thread of its own and stops soon after
/// `cancelled`.
using TryConnection = std::function<registry::Stored<Greeting>(
    const ConnectionChoice &, const base::Secret &, const std::atomic<bool> &cancelled)>;

/// How a local registry begins.
struct LocalBeginning {
    enum Kind { Shipped, Empty, Deposit } kind = Shipped;
    QString deposit; ///< the file of a full one

    friend bool operator==(const LocalBeginning &, const LocalBeginning &) = default;
};

/// The local registry before it is opened; both run on threads of their own.
struct LocalRegistry {
    std::function<registry::Stored<registry::LocalProgress>()> look = {};
    /// Makes it so: all of it or nothing. `told`: how far it is, of a thousand.
    std::function<registry::Stored<base::Done>(const LocalBeginning &, std::stop_token,
                                               const std::function<void(int)> &told)>
        begin = {};
};

} // namespace nidreg::forms
