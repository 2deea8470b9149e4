// SPDX-License-Identifier: MIT
#include "model/storage/pg/connection.h"

#include "model/storage/pg/certificate.h"
#include "model/storage/pg/connecting.h"
#include "model/storage/pg/conninfo.h"
#include "model/storage/pg/failure.h"
#include "model/storage/pg/handle.h"

#include <QSqlDriver>
#include <QSqlError>

#include <atomic>

namespace nidreg::storage {

using base::Done;
using registry::Stored;
using registry::StoreError;

/// Qt finds connections by name, and each belongs to one thread.
static QString nextName()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("nidreg-%1").arg(++count);
}

static QSqlDatabase made(const QString &name, const Conninfo &pieces)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
    database.setDatabaseName(pieces.database);
    database.setHostName(pieces.host);
    database.setConnectOptions(pieces.options);
    return database;
}

static PGconn *handleOf(const QSqlDatabase &database)
{
    return database.driver()->handle().value<PGconn *>();
}

/// Connects; the password is in nobody's hands but the driver's afterwards.
static bool connected(QSqlDatabase &database, const Conninfo &pieces, const base::Secret &typed)
{
    const PlainWords plain;
    QString password = pieces.password;
    if (!typed.isEmpty())
        password = QString::fromUtf8(typed.text().data(), qsizetype(typed.text().size()));
    const bool isOpen = database.open(pieces.user, password);
    password.fill(QChar(0));
    return isOpen;
}

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
    const QString name = nextName();
    QSqlDatabase database = made(name, *pieces);
    if (!connected(database, *pieces, access.password)) {
        const std::string words = database.lastError().databaseText().toStdString();
        database = QSqlDatabase();
        QSqlDatabase::removeDatabase(name);
        return base::fail(explained(words, *pieces, access));
    }
    std::unique_ptr<Connection> made(new Connection(name, database));
    if (access.stop.stop_possible())
        made->m_interrupter = std::make_unique<Interrupter>(made->m_handle, access.stop);
    return made;
}

Connection::Connection(QString name, QSqlDatabase database)
    : m_name(std::move(name)), m_database(std::move(database)), m_handle(handleOf(m_database))
{
    PQsetNoticeReceiver(m_handle, &Connection::receiveNotice, this);
}

Connection::~Connection()
{
    m_interrupter.reset();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
    m_prepared.clear(); // after the driver: the server forgets them by itself, not one by one
}

/// A commit that gave up waiting for a synchronous standby succeeds with a warning 01000 only.
void Connection::receiveNotice(void *self, const PGresult *notice)
{
    const char *state = PQresultErrorField(notice, PG_DIAG_SQLSTATE);
    if (state && std::string_view(state) == "01000")
        static_cast<Connection *>(self)->m_commitIsUnsure = true;
}

Stored<QSqlQuery *> Connection::prepared(std::string_view statement)
{
    const auto known = m_prepared.find(statement.data());
    if (known != m_prepared.end())
        return &known->second;
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(QString::fromUtf8(statement.data(), qsizetype(statement.size()))))
        return base::fail(failureOf(query, m_handle));
    return &m_prepared.emplace(statement.data(), std::move(query)).first->second;
}

/// Done here, and lost if this server is: its standby has not said that it has it too.
static StoreError unconfirmed()
{
    return {StoreError::OutcomeUnknown, "commit.unconfirmed", {}};
}

static Rows rowsOf(QSqlQuery &query, int columns)
{
    Rows rows;
    while (query.next()) {
        QVariantList row;
        row.reserve(columns);
        for (int i = 0; i < columns; ++i)
            row.append(query.value(i));
        rows.push_back(std::move(row));
    }
    return rows;
}

Stored<Rows> Connection::run(std::string_view statement, const QVariantList &values)
{
    const auto query = prepared(statement);
    if (!query)
        return base::fail(query.error());
    QSqlQuery &asked = **query;
    for (qsizetype i = 0; i < values.size(); ++i)
        asked.bindValue(int(i), values[i]);
    m_commitIsUnsure = false;
    if (!asked.exec()) {
        const StoreError why = failureOf(asked, m_handle);
        heed();
        return base::fail(why);
    }
    Rows rows = rowsOf(asked, PQnfields(answerOf(asked)));
    // Rows come one by one, and the commit after them: only past the last one is it known to be
    // done.
    const bool isWhole = !asked.lastError().isValid();
    const StoreError broken = isWhole ? StoreError{} : failureOf(asked, m_handle);
    asked.finish();
    heed();
    if (!isWhole)
        return base::fail(broken);
    if (m_commitIsUnsure)
        return base::fail(unconfirmed());
    return rows;
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
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQexec(m_handle, text), &PQclear);
    if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK)
        return base::fail(failureOf(answer.get(), m_handle));
    heed();
    return Done();
}

Stored<Done> Connection::begin()
{
    return command("begin");
}

Stored<Done> Connection::beginSnapshot()
{
    return command("begin isolation level repeatable read read only");
}

Stored<std::string> Connection::exportSnapshot()
{
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(
        PQexec(m_handle, "select pg_export_snapshot()"), &PQclear);
    if (PQresultStatus(answer.get()) != PGRES_TUPLES_OK)
        return base::fail(failureOf(answer.get(), m_handle));
    return std::string(PQgetvalue(answer.get(), 0, 0));
}

/// The command takes no parameters: the name goes in as a literal that libpq quotes.
Stored<Done> Connection::joinSnapshot(const std::string &snapshot)
{
    if (const auto begun = beginSnapshot(); !begun)
        return begun;
    const std::unique_ptr<char, decltype(&PQfreemem)> literal(
        PQescapeLiteral(m_handle, snapshot.data(), snapshot.size()), &PQfreemem);
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
    if (PQtransactionStatus(m_handle) != PQTRANS_IDLE)
        static_cast<void>(command("rollback")); // a connection that is gone has rolled back
}

void Connection::listen(std::function<void()> notified, std::function<void()> lost)
{
    m_notified = std::move(notified);
    m_lost = std::move(lost);
    if (m_socket)
        return;
    // A standby cannot listen; that it goes away can be seen all the same.
    static_cast<void>(command("listen nidreg"));
    m_socket = std::make_unique<QSocketNotifier>(PQsocket(m_handle), QSocketNotifier::Read);
    QObject::connect(m_socket.get(), &QSocketNotifier::activated, &m_context,
                     [this] { readAhead(); });
}

/// Something came in while nothing was asked: notifications, or the end of the connection.
void Connection::readAhead()
{
    PQconsumeInput(m_handle);
    heed();
}

void Connection::heed()
{
    using Notification = std::unique_ptr<PGnotify, decltype(&PQfreemem)>;
    bool isNotified = false;
    while (const Notification each{PQnotifies(m_handle), &PQfreemem})
        isNotified = true;
    if (isNotified && m_notified)
        notify();
    if (PQstatus(m_handle) != CONNECTION_OK && m_socket)
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

static registry::Link::Protection protectionOf(PGconn *handle, std::string_view sslmode)
{
    using registry::Link;
    const std::string_view host = PQhost(handle);
    if (host.starts_with('/') || host.starts_with('@') || host.empty())
        return Link::Socket;
    if (PQgssEncInUse(handle) != 0)
        return Link::Checked; // Kerberos lets both sides prove who they are
    if (PQsslInUse(handle) == 0)
        return Link::Plain;
    if (sslmode == "verify-full")
        return Link::Checked;
    return sslmode == "verify-ca" ? Link::AnyHost : Link::Unchecked;
}

static std::string_view valueOf(const PQconninfoOption *options, std::string_view keyword)
{
    for (; options && options->keyword; ++options) {
        if (keyword == options->keyword && options->val)
            return options->val;
    }
    return {};
}

static bool isOn(const PGconn *handle, const char *parameter)
{
    const char *value = PQparameterStatus(handle, parameter);
    return value && std::string_view(value) == "on";
}

registry::Link Connection::link() const
{
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfo(m_handle),
                                                                               &PQconninfoFree);
    registry::Link link;
    link.protection = protectionOf(m_handle, valueOf(options.get(), "sslmode"));
    if (link.protection != registry::Link::Socket) {
        link.host = PQhost(m_handle);
        link.port = PQport(m_handle);
    }
    if (PQgssEncInUse(m_handle) != 0)
        link.protocol = "GSSAPI";
    else if (const char *protocol = PQsslAttribute(m_handle, "protocol"))
        link.protocol = protocol;
    link.isReadOnly =
        isOn(m_handle, "in_hot_standby") || isOn(m_handle, "default_transaction_read_only");
    return link;
}

} // namespace nidreg::storage
