// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"

#include <QString>

#include <libpq-fe.h>
#include <optional>
#include <vector>

namespace nidreg::storage {

/// A libpq connection string or URI, made whole.
struct Conninfo {
    QString options; ///< as keyword='value' pairs
    QString password; ///< that stood in it
    bool findsPrimary = false; ///< it names several servers, and wants the one that takes changes
    int connectSeconds = 0; ///< connect_timeout; 0: as long as it takes
    bool mayBeReadOnly = false; ///< also while that one is set read-only

    /// Where a server has to prove who it is, when it is only one.
    QString checkedAddress, checkedPort, authorities;
};

/// Makes verify-full the TLS mode where neither the connection string nor its service nor
/// PGSSLMODE says otherwise, through libpq's own environment: only libpq knows which of them
/// speaks. To be called once, before the program starts a thread.
void checkCertificatesByDefault();

/// Adds what a registry needs and the text, its service and libpq's environment leave open:
///
///     sslmode                verify-full for hosts, also without checkCertificatesByDefault()
///     sslrootcert            the system's authorities, where the person keeps no root.crt
///     target_session_attrs   read-write, of several hosts
///     connect_timeout, keepalives, tcp_user_timeout   a dead server is noticed within 15 seconds;
///                            where there are several, each is waited for 3 seconds, and its
///                            computer is asked every second whether it is there
///
/// Refused (`conninfo.malformed`, `conninfo.unusable`) when libpq cannot read `text`, or when the
/// service is not known or options contradict each other.
registry::Stored<Conninfo> parseConninfo(const QString &text);

/// The same as keyword='value' pairs that can be shown: without passwords, and as short as given.
registry::Stored<QString> withoutSecrets(const QString &text);

/// The same server as `text` says, and this database of it. Refused as parseConninfo() does.
registry::Stored<QString> atDatabase(const QString &text, const QString &database);

/// The same, of the servers that `text` may name only the one to which `connection` leads. Refused
/// as parseConninfo() does.
registry::Stored<QString> atServerOf(const QString &text, PGconn *connection);

/// The same at the server that takes changes, where `text` leads to more than one: it names
/// several, or asks for a standby, which one name may stand for, too. Nothing where it leads to
/// one.
std::optional<QString> atPrimaryOf(const QString &text);

/// The login and the hosts: "anna" at "db1.example, db2.example"; the computer's own name for
/// a Unix socket is empty.
struct Destination {
    QString user, hosts, database;
};
registry::Stored<Destination> destinationOf(const QString &text);

/// Each address of the servers that `text` names, by itself and whatever it is, waited for three
/// seconds. Asks for the addresses of names, as libpq does.
/// Nothing where parseConninfo() refuses.
std::vector<Conninfo> serversOf(const QString &text);

/// Whether more than one server is named, of which one takes changes.
bool namesSeveralServers(const QString &text);

/// keyword='value' with libpq's escapes and a blank after it.
QString conninfoPair(const QString &keyword, QString value);

} // namespace nidreg::storage
