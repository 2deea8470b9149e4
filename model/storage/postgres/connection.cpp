// SPDX-License-Identifier: MIT
#include "model/storage/postgres/connection.h"

#include "model/storage/postgres/certificate.h"
#include "model/storage/postgres/connecting.h"
#include "model/storage/postgres/conninfo.h"
#include "model/storage/postgres/failure.h"
#include "model/storage/postgres/primary.h"
#include "model/storage/postgres/values.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <poll.h>
#include <sys/socket.h>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

/// The state of a notice whose detail is a number: how far a function of the schema is.
static constexpr std::string_view kProgress = "NR100";

/// What the words mean; a server that speaks another language is asked again for its SQLSTATE.
static StoreError explained(const std::string &words, const Conninfo &pieces, const Access &access)
{
    const StoreError why = connectFailure(words);
    if (why.refusal != "server.unknown")
        return certificateTrouble(pieces, why);
    static const std::atomic<bool> never = false;
    const auto again = knock(access, never);
    return again ? why : again.error();
}

Stored<std::unique_ptr<Connection>> Connection::open(const Access &access)
{
    const auto pieces = parseConninfo(access.conninfo);
    if (!pieces)
        return base::fail(pieces.error());
    Primary found;
    if (pieces->findsPrimary)
        found = findPrimary(access, pieces->mayBeReadOnly);
    else if (found.connection = connected(*pieces, access.password);
             PQstatus(found.connection.get()) != CONNECTION_OK)
        found = {.words = PQerrorMessage(found.connection.get())};
    if (!found.connection)
        return base::fail(explained(found.words, *pieces, access));
    std::unique_ptr<Connection> made(new Connection(std::move(found.connection)));
    made->askWhatAnswers();
    if (pieces->findsPrimary)
        made->m_successor = std::make_unique<Successor>(access, made->handle(), found.timeline);
    if (access.stop.stop_possible())
        made->m_interrupter = std::make_unique<Interrupter>(made->handle(), access.stop);
    return made;
}

Connection::Connection(Handle handle) : m_handle(std::move(handle))
{
    PQsetClientEncoding(m_handle.get(), "UTF8");
    PQsetNoticeReceiver(m_handle.get(), &Connection::receiveNotice, this);
}

/// Whether a pooler (PgBouncer) stands between, that gives each transaction another session: the
/// process that answers is not the one that the pooler names. What a pooler reports of its server
/// is what that was when the pooler began.
void Connection::askWhatAnswers()
{
    const Answer answer(PQexec(m_handle.get(), "select pg_backend_pid(), pg_is_in_recovery()"),
                        &PQclear);
    if (PQntuples(answer.get()) != 1)
        return;
    m_isPooled = std::atoi(PQgetvalue(answer.get(), 0, 0)) != PQbackendPID(m_handle.get());
    m_beganAsStandby = *PQgetvalue(answer.get(), 0, 1) == 't';
}

Connection::~Connection()
{
    m_interrupter.reset();
}

/// A commit that gave up waiting for a synchronous standby succeeds with a warning only. Of many
/// warnings the SQLSTATE is 01000, and the words are in the server's language.
static bool isUnconfirmed(const PGresult *notice)
{
    const char *source = PQresultErrorField(notice, PG_DIAG_SOURCE_FUNCTION);
    return source && std::string_view(source) == "SyncRepWaitForLSN";
}

void Connection::receiveNotice(void *self, const PGresult *notice)
{
    auto &connection = *static_cast<Connection *>(self);
    const char *state = PQresultErrorField(notice, PG_DIAG_SQLSTATE);
    if (isUnconfirmed(notice))
        connection.m_commitIsUnsure = true;
    const char *number = PQresultErrorField(notice, PG_DIAG_MESSAGE_DETAIL);
    if (state && number && std::string_view(state) == kProgress && connection.m_progress)
        connection.m_progress(std::atoll(number));
}

void Connection::cancel()
{
    char reason[256];
    const std::unique_ptr<PGcancel, decltype(&PQfreeCancel)> request(PQgetCancel(m_handle.get()),
                                                                     &PQfreeCancel);
    PQcancel(request.get(), reason, sizeof reason); // too late is as good: the rest is read anyway
}

/// The name by which the server knows the statement.
Stored<std::string> Connection::prepared(std::string_view statement)
{
    const auto known = m_prepared.find(statement.data());
    if (known != m_prepared.end())
        return known->second;
    const std::string name = "s" + std::to_string(m_prepared.size());
    PQsendPrepare(m_handle.get(), name.c_str(), std::string(statement).c_str(), 0, nullptr);
    const Answer answer = await();
    if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK)
        return base::fail(failureOf(answer.get(), m_handle.get()));
    m_prepared.emplace(statement.data(), name);
    return name;
}

/// Done here, and lost if this server is: its standby has not said that it has it too.
static StoreError unconfirmed()
{
    return {StoreError::OutcomeUnknown, "commit.unconfirmed", {}};
}

/// What the server's types are called in its protocol (pg_type.dat).
enum Type : Oid { Bool = 16, Int8 = 20, Int2 = 21, Int4 = 23 };

static QVariant valueOf(const PGresult *answer, int row, int column)
{
    if (PQgetisnull(answer, row, column) != 0)
        return {};
    const QByteArrayView text(PQgetvalue(answer, row, column), PQgetlength(answer, row, column));
    switch (PQftype(answer, column)) {
    case Bool:
        return text == "t";
    case Int2:
    case Int4:
    case Int8:
        return text.toLongLong();
    default:
        return QString::fromUtf8(text);
    }
}

static Rows rowsOf(const PGresult *answer)
{
    Rows rows(std::size_t(PQntuples(answer)));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].reserve(PQnfields(answer));
        for (int column = 0; column < PQnfields(answer); ++column)
            rows[i].append(valueOf(answer, int(i), column));
    }
    return rows;
}

/// The last one of what is still to come, as PQexec() has it.
static Answer lastAnswer(PGconn *handle)
{
    Answer last(nullptr, &PQclear);
    while (Answer next{PQgetResult(handle), &PQclear})
        last = std::move(next);
    return last;
}

/// The last answer to what was sent, once it is there; what the handle says where it could not be
/// sent. A request to end that reaches the server before the statement does is lost on it, and is
/// made again. Where another server has taken the place of this one, the link is cut: what comes of
/// the statement is as unknown as after any other loss.
Answer Connection::await()
{
    constexpr int kMilliseconds = 50;
    if (m_successor)
        m_successor->begin();
    while (PQisBusy(m_handle.get()) != 0) {
        pollfd socket{PQsocket(m_handle.get()), POLLIN, 0};
        ::poll(&socket, 1, kMilliseconds);
        if (PQconsumeInput(m_handle.get()) == 0)
            break;
        if (PQisBusy(m_handle.get()) == 0)
            break;
        if (m_goesOn && !m_goesOn())
            cancel();
        if (m_successor && m_successor->hasCome())
            ::shutdown(PQsocket(m_handle.get()), SHUT_RDWR);
    }
    Answer answer = lastAnswer(m_handle.get());
    cutAfter(answer.get());
    return answer;
}

Answer Connection::executed(const char *text)
{
    PQsendQuery(m_handle.get(), text);
    return await();
}

/// What was prepared is known to one session alone, and a pooler gives the next statement to
/// another.
void Connection::send(std::string_view statement, const std::string &name, const Values &values)
{
    if (m_isPooled)
        PQsendQueryParams(m_handle.get(), std::string(statement).c_str(), values.size(), nullptr,
                          values.pointers(), nullptr, nullptr, 0);
    else
        PQsendQueryPrepared(m_handle.get(), name.c_str(), values.size(), values.pointers(), nullptr,
                            nullptr, 0);
}

/// A statement outside a transaction that a standby ended is run again: what stood in the way is
/// replayed by then. There may be another conflict.
Stored<Rows> Connection::run(std::string_view statement, const QVariantList &values)
{
    constexpr int kAttempts = 3;
    for (int attempt = 1;; ++attempt) {
        auto rows = runOnce(statement, values);
        if (rows || rows.error().refusal != kStandbyConflict || attempt == kAttempts
            || PQtransactionStatus(m_handle.get()) != PQTRANS_IDLE)
            return rows;
    }
}

Stored<Rows> Connection::runOnce(std::string_view statement, const QVariantList &values)
{
    const auto name = m_isPooled ? std::string() : prepared(statement);
    if (!name) {
        heed();
        return base::fail(name.error());
    }
    const Values given(values);
    if (given.hasNul())
        return base::fail(StoreError{StoreError::Refused, "text.not-utf8", {}});
    m_commitIsUnsure = false;
    send(statement, *name, given);
    const Answer answer = await();
    heed();
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
        return base::fail(failureOf(answer.get(), m_handle.get()));
    if (m_commitIsUnsure)
        return base::fail(unconfirmed());
    return rowsOf(answer.get());
}

Stored<QVariant> Connection::value(std::string_view statement, const QVariantList &values)
{
    auto rows = run(statement, values);
    if (!rows)
        return base::fail(rows.error());
    return rows->empty() ? QVariant() : rows->front().value(0);
}

Stored<Done> Connection::command(const char *text)
{
    const Answer answer = executed(text);
    if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK)
        return base::fail(failureOf(answer.get(), m_handle.get()));
    heed();
    return Done();
}

Stored<Done> Connection::begin()
{
    return command("begin");
}

Stored<Done> Connection::beginSnapshot()
{
    // To compile a statement takes longer than any of them gains by it.
    return command("begin isolation level repeatable read read only; set local jit = off");
}

Stored<std::string> Connection::exportSnapshot()
{
    const Answer answer = executed("select pg_export_snapshot()");
    if (PQresultStatus(answer.get()) != PGRES_TUPLES_OK)
        return base::fail(failureOf(answer.get(), m_handle.get()));
    return std::string(PQgetvalue(answer.get(), 0, 0));
}

/// The command takes no parameters: the name goes in as a literal that libpq quotes.
Stored<Done> Connection::joinSnapshot(const std::string &snapshot)
{
    if (const auto begun = beginSnapshot(); !begun)
        return begun;
    const std::unique_ptr<char, decltype(&PQfreemem)> literal(
        PQescapeLiteral(m_handle.get(), snapshot.data(), snapshot.size()), &PQfreemem);
    return command((std::string("set transaction snapshot ") + literal.get()).c_str());
}

Stored<Done> Connection::commit()
{
    m_commitIsUnsure = false;
    auto done = command("commit");
    if (done && m_commitIsUnsure)
        return base::fail(unconfirmed());
    return done;
}

void Connection::rollback()
{
    if (PQtransactionStatus(m_handle.get()) != PQTRANS_IDLE)
        static_cast<void>(command("rollback")); // a connection that is gone has rolled back
}

Stored<Done> Connection::beginPart()
{
    return command("savepoint part");
}

Stored<Done> Connection::endPart()
{
    return command("release savepoint part");
}

Stored<Done> Connection::undoPart()
{
    return command("rollback to savepoint part; release savepoint part");
}

void Connection::listen(std::function<void()> notified, std::function<void()> lost)
{
    m_notified = std::move(notified);
    m_lost = std::move(lost);
    if (m_socket)
        return;
    // That a server which notifies nobody goes away can be seen all the same.
    if (isNotified())
        static_cast<void>(command("listen nidreg"));
    m_socket = std::make_unique<QSocketNotifier>(PQsocket(m_handle.get()), QSocketNotifier::Read);
    QObject::connect(m_socket.get(), &QSocketNotifier::activated, &m_context,
                     [this] { readAhead(); });
}

/// Something came in while nothing was asked: notifications, or the end of the connection.
void Connection::readAhead()
{
    PQconsumeInput(m_handle.get());
    heed();
}

void Connection::heed()
{
    using Notification = std::unique_ptr<PGnotify, decltype(&PQfreemem)>;
    bool isNotified = false;
    while (const Notification each{PQnotifies(m_handle.get()), &PQfreemem})
        isNotified = true;
    if (isNotified && m_notified)
        notify();
    if (PQstatus(m_handle.get()) != CONNECTION_OK && m_socket)
        loseLink();
}

/// libpq has closed the socket: its number may be another file's by now.
void Connection::loseLink()
{
    m_socket->setEnabled(false);
    m_socket.release()->deleteLater(); // this may be its own signal
    QMetaObject::invokeMethod(
        &m_context, [this] { m_lost(); }, Qt::QueuedConnection);
}

/// Once for all that came at a time.
void Connection::notify()
{
    if (m_notifyIsDue)
        return;
    m_notifyIsDue = true;
    QMetaObject::invokeMethod(
        &m_context,
        [this] {
            m_notifyIsDue = false;
            m_notified();
        },
        Qt::QueuedConnection);
}

bool Connection::isNotified() const
{
    return !m_isPooled && !link().isStandby;
}

} // namespace nidreg::storage
