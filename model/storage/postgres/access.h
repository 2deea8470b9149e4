// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/secret.h"

#include <QString>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace nidreg::storage {

/// What it takes to reach a registry.
struct Access {
    Access(QString text) : conninfo(std::move(text)) { } // NOLINT(google-explicit-constructor)
    Access(QString text, base::Secret secret)
        : conninfo(std::move(text)), password(std::move(secret))
    {
    }

    QString conninfo; ///< what libpq takes: a URI, keywords, a service
    base::Secret password; ///< that a person typed; empty: libpq's own means (pgpass, service)
    /// How long an act whose connection broke waits for the server to come back, in milliseconds.
    int patience = 30'000;
    /// How often it is asked for changes where the server notifies nobody, in milliseconds.
    int askEvery = 5'000;
    /// How long a statement may take before the other servers are asked whether one of them has
    /// become the primary meanwhile.
    std::chrono::milliseconds askOthersAfter{1'000};
    /// The newest timeline of the servers that is known here; 0 before one was asked.
    std::shared_ptr<std::atomic<int>> timeline = std::make_shared<std::atomic<int>>(0);
    /// Set to true when nothing waits for that any more.
    std::shared_ptr<std::atomic<bool>> isAbandoned = std::make_shared<std::atomic<bool>>(false);
    /// After a stop request every statement ends with Refused, `57014`. By default there is no stop
    /// source.
    std::stop_token stop = {};
    /// Called on the waiting thread when an action has waited for a second. May be empty.
    std::function<void()> waiting = {};
};

} // namespace nidreg::storage
