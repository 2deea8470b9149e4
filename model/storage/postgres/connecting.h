// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/store.h"
#include "model/storage/postgres/access.h"
#include "model/storage/postgres/conninfo.h"

#include <atomic>
#include <libpq-fe.h>
#include <memory>
#include <string_view>

namespace nidreg::storage {

/// Speaks libpq's own words untranslated on this thread while it lives: connectFailure() reads
/// them. (What the server says comes in the server's language.)
class PlainWords {
public:
    PlainWords();
    ~PlainWords();
    PlainWords(const PlainWords &) = delete;
    PlainWords &operator=(const PlainWords &) = delete;

private:
    void *m_plain, *m_before;
};

using Handle = std::unique_ptr<PGconn, decltype(&PQfinish)>;

/// Connects, and waits up to connect_timeout for each server. PQstatus() tells the result;
/// PQerrorMessage() is for connectFailure().
Handle connected(const Conninfo &pieces, const base::Secret &password);
/// The same without waiting, for PQconnectPoll(); connect_timeout is the caller's.
Handle beginConnecting(const Conninfo &pieces, const base::Secret &password);

/// What libpq's words about a connection that did not come about mean; `words` were said under
/// PlainWords, by the server with its SQLSTATE where the connection asked for that.
///
///     server.password-needed, server.password-wrong, server.no-entry    who may come in
///     server.no-database, server.crowded, server.starting, server.read-only
///     server.name-unknown, server.refused, server.silent                nobody there
///     tls.none, tls.wrong-name, tls.untrusted, tls.no-authorities, tls.refused, tls.broken
///     server.unknown                                                    anything else
///
/// Unreachable where trying again may help by itself, else Refused.
registry::StoreError connectFailure(std::string_view words);

/// Connects once and disconnects, to find out why it fails, whatever the language of the server.
/// `cancelled` ends it within a tenth of a second, as `server.cancelled`.
registry::Stored<base::Done> knock(const Access &access, const std::atomic<bool> &cancelled);

} // namespace nidreg::storage
