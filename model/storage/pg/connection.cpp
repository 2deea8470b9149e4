// SPDX-License-Identifier: MIT
#include "model/storage/pg/connection.h"

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
    database.setUserName(pieces.user);
    database.setPassword(pieces.password);
    database.setConnectOptions(pieces.options);
    return database;
}

static PGconn *handleOf(const QSqlDatabase &database)
{
    return database.driver()->handle().value<PGconn *>();
}

Stored<std::unique_ptr<Connection>> Connection::open(const QString &conninfo)
{
    const auto pieces = parseConninfo(conninfo);
    if (!pieces)
        return base::fail(pieces.error());
    const QString name = nextName();
    QSqlDatabase database = made(name, *pieces);
    if (!database.open()) {
        const StoreError why{
            StoreError::Unreachable, {}, database.lastError().databaseText().toStdString()};
        database = QSqlDatabase();
        QSqlDatabase::removeDatabase(name);
        return base::fail(why);
    }
    return std::unique_ptr<Connection>(new Connection(name, database));
}

Connection::Connection(QString name, QSqlDatabase database)
    : m_name(std::move(name)), m_database(std::move(database)), m_handle(handleOf(m_database))
{
    PQsetNoticeReceiver(m_handle, &Connection::receiveNotice, this);
}

Connection::~Connection()
{
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
    if (!asked.exec())
        return base::fail(failureOf(asked, m_handle));
    Rows rows = rowsOf(asked, PQnfields(answerOf(asked)));
    // Rows come one by one, and the commit after them: only past the last one is it known to be
    // done.
    if (asked.lastError().isValid())
        return base::fail(failureOf(asked, m_handle));
    asked.finish();
    if (m_commitIsUnsure)
        return base::fail(StoreError{StoreError::OutcomeUnknown, {}, "no answer from the standby"});
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

Stored<Done> Connection::commit()
{
    return command("commit");
}

void Connection::rollback()
{
    if (PQtransactionStatus(m_handle) != PQTRANS_IDLE)
        static_cast<void>(command("rollback")); // a connection that is gone has rolled back
}

void Connection::listen(std::function<void()> notified)
{
    const bool isFirst = !m_notified;
    m_notified = std::move(notified);
    if (!isFirst)
        return;
    QSqlDriver *driver = m_database.driver();
    QObject::connect(driver, &QSqlDriver::notification, &m_context, [this] { notify(); });
    driver->subscribeToNotification(QStringLiteral("nidreg"));
}

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

} // namespace nidreg::storage
