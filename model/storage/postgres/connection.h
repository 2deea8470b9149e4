// SPDX-License-Identifier: MIT
#pragma once

#include "model/registry/link.h"
#include "model/registry/store.h"
#include "model/storage/postgres/access.h"
#include "model/storage/postgres/connecting.h"
#include "model/storage/postgres/failure.h"
#include "model/storage/postgres/interrupter.h"
#include "model/storage/postgres/successor.h"

#include <QObject>
#include <QSocketNotifier>
#include <QVariant>

#include <functional>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidreg::storage {

class Values;

/// Booleans and integers come as bool and qlonglong, everything else as the text that PostgreSQL
/// makes of it; a NULL is a null QVariant.
using Rows = std::vector<QVariantList>;

/// One connection to PostgreSQL, for use on the thread that opened it. Statements are constants of
/// nidreg::sql, prepared once and kept.
class Connection {
public:
    /// Fails as connectFailure() says, or as parseConninfo() does.
    static registry::Stored<std::unique_ptr<Connection>> open(const Access &access);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Runs a statement of nidreg::sql; `statement` must be one of its constants. A text with a NUL
    /// in it, which PostgreSQL has none of, is refused as `text.not-utf8`.
    registry::Stored<Rows> run(std::string_view statement, const QVariantList &values = {});
    /// The same for a statement whose first row and column are all that matters; a null QVariant
    /// where there is no row.
    registry::Stored<QVariant> value(std::string_view statement, const QVariantList &values = {});

    registry::Stored<base::Done> begin();
    /// One consistent, unchanging view of everything until commit() or rollback().
    registry::Stored<base::Done> beginSnapshot();
    /// The same view in another connection: what exportSnapshot() answered in the first, whose
    /// transaction must still be open.
    registry::Stored<std::string> exportSnapshot();
    registry::Stored<base::Done> joinSnapshot(const std::string &snapshot);
    registry::Stored<base::Done> commit();
    void rollback();
    /// A part of a transaction that can be undone alone.
    registry::Stored<base::Done> beginPart();
    registry::Stored<base::Done> endPart();
    registry::Stored<base::Done> undoPart();

    /// For what this has no words for: migrations, single-row mode, COPY.
    PGconn *handle() const { return m_handle.get(); }

    /// How this connection is protected, and what the server takes; asks nobody.
    registry::Link link() const;

    /// Calls back on this thread when a connection notified `nidreg`, at most once per turn of the
    /// event loop, and when the server is gone, once. Needs the thread's event loop.
    void listen(std::function<void()> notified, std::function<void()> lost);
    /// False of a standby and through a pooler, where nobody is notified: whoever wants to know has
    /// to ask.
    bool isNotified() const;

    /// Called on this thread during a statement with the progress that a function of the schema
    /// reports (notices NR100). May be empty.
    void onProgress(std::function<void(std::int64_t)> told) { m_progress = std::move(told); }

    /// Called regularly on this thread while a statement of run() is executed; returning false
    /// cancels it. May be empty.
    void whileWaiting(std::function<bool()> goesOn) { m_goesOn = std::move(goesOn); }

    /// Asks the server to end the statement that is under way, on any thread.
    void cancel();

    /// Cuts the link where libpq failed, not the server, and takes the link for whole: what the
    /// server still sends would be taken for the answer to the next statement, and the end of a
    /// COPY be waited for for ever. What comes of it is as after any other loss.
    void cut();
    /// The same where `answer` is such a failure.
    void cutAfter(const PGresult *answer);

    /// Processes notifications that arrived with an answer; to be called after handle() was used.
    void heed();

private:
    explicit Connection(Handle handle);

    void askWhatAnswers();
    registry::Stored<base::Done> command(const char *text);
    registry::Stored<std::string> prepared(std::string_view statement);
    registry::Stored<Rows> runOnce(std::string_view statement, const QVariantList &values);
    void send(std::string_view statement, const std::string &name, const Values &values);
    Answer await();
    Answer executed(const char *text);
    void readAhead();
    void notify();
    void loseLink();
    static void receiveNotice(void *self, const PGresult *notice);

    Handle m_handle;
    std::unique_ptr<Interrupter> m_interrupter; ///< where somebody may ask to stop
    std::unique_ptr<Successor> m_successor; ///< where another server may take this one's place
    std::unordered_map<const char *, std::string> m_prepared; ///< the names that the server knows
    bool m_beganAsStandby = false; ///< the server that answered first was one
    bool m_isPooled = false; ///< each transaction may be in another session of the server
    bool m_commitIsUnsure = false; ///< the server gave up waiting for its standby
    bool m_notifyIsDue = false;
    std::function<void()> m_notified, m_lost;
    std::function<void(std::int64_t)> m_progress;
    std::function<bool()> m_goesOn;
    std::unique_ptr<QSocketNotifier> m_socket; ///< while listening
    QObject m_context; ///< callbacks end with it
};

/// Ends a transaction that was not committed.
class Rollback {
public:
    explicit Rollback(Connection &connection) : m_connection(connection) { }
    ~Rollback() { m_connection.rollback(); }
    Rollback(const Rollback &) = delete;
    Rollback &operator=(const Rollback &) = delete;

private:
    Connection &m_connection;
};

} // namespace nidreg::storage
