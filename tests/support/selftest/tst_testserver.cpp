// SPDX-License-Identifier: MIT
#include "tests/program/program.h"
#include "tests/support/ownserver.h"
#include "tests/support/testserver.h"

#include <QtTest>

#include <libpq-fe.h>
#include <memory>

namespace tst_testserver {

using nidreg::tests::OwnServer;
using nidreg::tests::TestDatabase;

namespace {

QString ask(const QString &conninfo, const char *statement)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectdb(conninfo.toUtf8().constData()), &PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK)
        return QString::fromUtf8(PQerrorMessage(connection.get()));
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), statement),
                                                               &PQclear);
    return QString::fromUtf8(PQgetvalue(result.get(), 0, 0));
}

} // namespace

class TestTestServer : public QObject {
    Q_OBJECT

private slots:
    void eachDatabaseIsItsOwn()
    {
        const TestDatabase one;
        const TestDatabase two;
        QCOMPARE(ask(one.conninfo(), "select current_database()"), one.name());
        QCOMPARE(ask(two.conninfo(), "select current_database()"), two.name());
    }

    void aDatabaseGoesWithItsTest()
    {
        const TestDatabase stays;
        QString gone;
        {
            const TestDatabase goes;
            gone = goes.name();
        }
        QVERIFY(ask(stays.conninfo().replace(stays.name(), gone), "select 1")
                    .contains(QStringLiteral("does not exist")));
    }

    void aServerThatNobodyUsesEnds()
    {
        const QTemporaryDir build;
        QProcess script;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("NIDREG_SERVER_PATIENCE", "1");
        script.setProcessEnvironment(environment);
        script.start(NIDREG_SOURCE "/tests/support/server", {"start", build.path()});
        QVERIFY(script.waitForFinished(60'000));
        const QString folder = QString::fromUtf8(script.readAllStandardOutput()).trimmed();
        QVERIFY2(QFileInfo::exists(folder), qPrintable(folder));
        {
            const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
                PQconnectdb(QStringLiteral("host=%1 user=postgres").arg(folder).toUtf8()),
                &PQfinish);
            QCOMPARE(PQstatus(connection.get()), CONNECTION_OK);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!QFileInfo::exists(folder), 60'000);
        // The record goes after the folder, in the watcher's own time.
        QTRY_VERIFY_WITH_TIMEOUT(!QFileInfo::exists(build.filePath("test-server")), 60'000);
    }

    void aServerOfATestThatWasKilledEnds()
    {
        QProcess test;
        test.start("sleep", {"600"});
        QVERIFY(test.waitForStarted());
        const OwnServer server;
        const QString folder = server.folder();
        server.endAfter(test.processId());
        test.kill();
        QVERIFY(test.waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(!QFileInfo::exists(folder), 60'000);
    }

    void othersThanItsTestsDoNotConnect()
    {
        const TestDatabase database;
        QCOMPARE(ask(database.conninfo(),
                     "select has_database_privilege('pg_monitor', current_database(), 'connect')"),
                 QStringLiteral("f"));
    }

    void theServerIsReachableThroughItsSocketAlone()
    {
        const TestDatabase database;
        QCOMPARE(ask(database.conninfo(), "show listen_addresses"), QString());
    }

    void makingOne()
    {
        QBENCHMARK
        {
            const TestDatabase database;
        }
    }
};

NIDREG_TEST(TestTestServer, QCoreApplication)

} // namespace tst_testserver

#include "tst_testserver.moc"
