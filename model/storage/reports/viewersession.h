// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/reportstore.h"
#include "model/storage/postgres/access.h"
#include "model/storage/postgres/connecting.h"
#include "model/storage/postgres/interrupter.h"

#include <QSqlDatabase>
#include <QSqlError>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <thread>

namespace nidreg::storage {

/// The person, and their login: `login` is empty where the connection's own is the person's.
struct Viewer {
    QString login;
    QString role; ///< of the database
    QString acting; ///< the role's name in the registry
};

/// A database session of its own through Qt Sql, in one read-only transaction that is rolled back
/// at the end, when the session ends, too: nothing of what was done in it is left. For use on the
/// thread that opened it.
class ViewerSession {
public:
    /// Every query ends after `patience`, and after a request of access.stop.
    static registry::Stored<std::unique_ptr<ViewerSession>> open(
        const Access &access, const Viewer &viewer, std::chrono::milliseconds patience);
    ~ViewerSession();
    ViewerSession(const ViewerSession &) = delete;
    ViewerSession &operator=(const ViewerSession &) = delete;

    QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }
    PGconn *handle() const;

    /// Ends what is under way on the server, as when the time is over.
    void end() { m_end.request_stop(); }

    /// What a failure means. `state` is its SQLSTATE.
    registry::StoreError failure(const QString &state, const QString &words) const;
    registry::StoreError failure(const QSqlError &error) const;

private:
    ViewerSession(QString name, const Access &access, std::chrono::milliseconds patience);

    registry::Stored<base::Done> connect(const Conninfo &pieces, const base::Secret &password);
    registry::Stored<base::Done> begin(const Viewer &viewer, std::chrono::milliseconds patience);
    void watch(const std::stop_token &over, std::chrono::milliseconds patience);

    QString m_name; ///< of the connection, in this process
    std::stop_token m_stop; ///< whoever asked wants no more
    std::stop_source m_end; ///< for that, or since the time is over
    std::stop_callback<std::function<void()>> m_stopped;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::atomic<bool> m_isLate = false;
    std::unique_ptr<Interrupter> m_interrupter;
    std::jthread m_watch; ///< the last one, so that it ends first
};

} // namespace nidreg::storage
