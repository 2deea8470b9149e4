// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/health.h"
#include "model/registry/link.h"
#include "model/registry/stored.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace nidreg::registry {

/// A connection that holds the lock of the log, which every change needs, or waits for it.
struct Session {
    int process = 0; ///< by which it is ended
    std::string login;
    std::string program; ///< as the connection names itself; may be empty
    std::string
        since; ///< when its transaction began, UTC, RFC 3339; empty: the server does not say
    std::string state; ///< PostgreSQL's word: active, idle in transaction …
    std::vector<int> waitsFor; ///< processes; empty: it holds and others wait
};

class Store;

/// The connection to a registry, and the connections of others that block it.
class StoreConnection {
public:
    virtual ~StoreConnection() = default;

    /// The sessions that hold the log or wait for it, the holder first; this one is not among them.
    virtual Stored<std::vector<Session>> sessions() = 0;
    /// Ends one of them (a registrar's): its transaction is rolled back. NotFound where it is none
    /// of them; Refused with `session.not-yours` where the server lets only its own login or a
    /// superuser end it.
    virtual Stored<base::Done> endSession(int process) = 0;
    /// Calls back on the store's thread whenever something in the registry changed, whoever did it.
    virtual void onChange(std::function<void()> changed) = 0;
    /// Called on the store's thread when the connection is lost, once each time; a running action
    /// meanwhile keeps trying to learn its outcome.
    virtual void onLoss(std::function<void()> lost) = 0;
    virtual Link link() const = 0;
    /// How the server is that this store is connected to.
    virtual Stored<Health> health() = 0;
    /// Opens another store on this registry, as the same login, for work that takes long. The
    /// function may be called on any thread, after this store is gone, too. After a stop request,
    /// everything the other store does ends as Refused, and nothing new begins.
    using Opener = std::function<Stored<std::unique_ptr<Store>>(std::stop_token stop)>;
    virtual Opener opener() const = 0;
};

} // namespace nidreg::registry
