// SPDX-License-Identifier: MIT
#include "tests/support/testserver.h"

#include "model/storage/postgres/migrate.h"
#include "model/storage/postgres/rulerows.h"
#include "registry-data/queries.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QProcess>

#include <libpq-fe.h>
#include <memory>

namespace nidreg::tests {

namespace {

using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;

QString conninfoOf(const QString &database, const QString &role)
{
    return QStringLiteral("host=%1 dbname=%2 user=%3").arg(serverFolder(), database, role);
}

Connection connectTo(const QString &database)
{
    const QString conninfo = conninfoOf(database, QStringLiteral("postgres"))
        + QStringLiteral(" options='-c client_min_messages=warning'");
    Connection connection(PQconnectdb(conninfo.toUtf8().constData()), &PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        qFatal("test server: %s", PQerrorMessage(connection.get()));
    return connection;
}

/// Runs one statement that tests cannot do without; the first value it answers, if any.
QString run(PGconn *connection, const QString &statement)
{
    const Answer answer(PQexec(connection, statement.toUtf8().constData()), &PQclear);
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        qFatal("test server: %s: %s", qPrintable(statement), PQerrorMessage(connection));
    return PQntuples(answer.get()) > 0 ? QString::fromUtf8(PQgetvalue(answer.get(), 0, 0))
                                       : QString();
}

/// The template's name follows what an installation makes, so a server left running from before an
/// edit of the schema does not hand out the old one.
QString templateName()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::fromStdString(storage::schemaSha256()));
    hash.addData(sql::log::list_definitions);
    for (const QString &rows : {storage::edgeRows(), storage::stepRows(), storage::policyRows()})
        hash.addData(rows.toUtf8());
    return QStringLiteral("nidreg_template_") + QString::fromLatin1(hash.result().toHex().left(12));
}

bool exists(PGconn *connection, const QString &database)
{
    return !run(connection,
                QStringLiteral("select 1 from pg_database where datname = '%1'").arg(database))
                .isEmpty();
}

/// Migrates beside the final name and renames, so that a killed test leaves no half template.
void makeTemplate(PGconn *connection, const QString &name)
{
    const QString unfinished = name + QStringLiteral("_new");
    run(connection, QStringLiteral("drop database if exists %1 with (force)").arg(unfinished));
    run(connection, QStringLiteral("create database %1").arg(unfinished));
    const auto migrated = storage::migrate(conninfoOf(unfinished, QStringLiteral("postgres")));
    if (!migrated)
        qFatal("test server: migrating: %s %s", migrated.error().refusal.c_str(),
               migrated.error().detail.c_str());
    run(connection, QStringLiteral("alter database %1 rename to %2").arg(unfinished, name));
}

QString migratedTemplate(PGconn *connection)
{
    static const QString name = templateName();
    run(connection, QStringLiteral("select pg_advisory_lock(8141)"));
    if (!exists(connection, name))
        makeTemplate(connection, name);
    run(connection, QStringLiteral("select pg_advisory_unlock(8141)"));
    return name;
}

QString startServer()
{
    QProcess script;
    script.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    script.start(QStringLiteral(NIDREG_SOURCE "/tests/support/server"),
                 {QStringLiteral("start"), QStringLiteral(NIDREG_BINARY)});
    if (!script.waitForFinished(60'000) || script.exitCode() != 0)
        qFatal("test server: it does not start, see " NIDREG_BINARY "/test-server.log");
    return QString::fromUtf8(script.readAllStandardOutput()).trimmed();
}

} // namespace

QString serverFolder()
{
    static const QString folder = startServer();
    return folder;
}

TestDatabase::TestDatabase(Content content)
{
    static int count = 0;
    m_name = QStringLiteral("test_%1_%2").arg(QCoreApplication::applicationPid()).arg(++count);
    const Connection connection = connectTo(QStringLiteral("postgres"));
    const QString source = content == Content::Migrated ? migratedTemplate(connection.get())
                                                        : QStringLiteral("template0");
    run(connection.get(), QStringLiteral("drop database if exists %1 with (force)").arg(m_name));
    run(connection.get(), QStringLiteral("create database %1 template %2").arg(m_name, source));
    run(connection.get(), QStringLiteral("revoke connect on database %1 from public").arg(m_name));
}

TestDatabase::~TestDatabase()
{
    const Connection connection = connectTo(QStringLiteral("postgres"));
    run(connection.get(), QStringLiteral("drop database if exists %1 with (force)").arg(m_name));
}

QString TestDatabase::conninfo(const QString &role) const
{
    return conninfoOf(m_name, role);
}

} // namespace nidreg::tests
