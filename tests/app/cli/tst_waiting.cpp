// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "model/storage/postgres/migrate.h"
#include "tests/app/cli/program.h"
#include "tests/model/storage/login.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <QJsonArray>

namespace tst_waiting {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

const QString kTemplate =
    QStringLiteral(NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt");
const QString kWaits = QStringLiteral("wait_event_type = 'Lock' and datname = current_database()");
const QString kHoldsLog = QStringLiteral("begin; select * from nidreg_data.log_head for update");

void awaitSession(const QString &conninfo, const QString &condition)
{
    Sql watching(conninfo);
    const QString count = "select count(*) from pg_stat_activity where " + condition;
    if (!test::waitFor([&] { return watching.value(count) != "0"; }))
        qFatal("no session has %s", qPrintable(condition));
}

Said finished(QProcess &program)
{
    if (program.state() != QProcess::NotRunning && !program.waitForFinished(60'000))
        qFatal("nidreg-cli does not end");
    return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
            program.readAllStandardOutput(), program.readAllStandardError()};
}

QList<QJsonObject> linesOf(const QByteArray &out)
{
    QList<QJsonObject> all;
    for (const QByteArray &line : out.trimmed().split('\n'))
        all += QJsonDocument::fromJson(line).object();
    return all;
}

} // namespace

/// What the command line does and says while another session holds the log, and where nobody knows
/// whether an action was done.
class TestWaiting : public QObject {
    Q_OBJECT

private slots:
    void ctrlCEndsAnActionThatWaits_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }

    void ctrlCEndsAnActionThatWaits()
    {
        QFETCH(int, signal);
        Sql holder(m_database.conninfo());
        holder.value(kHoldsLog);
        QProcess program;
        start(program, m_abe.conninfo(), {"request", "create", kTemplate});
        awaitSession(m_database.conninfo(), kWaits);
        ::kill(pid_t(program.processId()), signal);
        const Said said = finished(program);
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.endsWith(": Stopped. Nothing was changed.\n"), said.err);
        holder.value("rollback");
        QCOMPARE(requests(), "0");
    }

    void whoWaitsSaysSoAndARegistrarEndsWhoHolds()
    {
        Sql holder(m_abe.conninfo());
        holder.value("set application_name = 'psql'");
        holder.value("begin; select nidreg.create_request(gen_random_uuid(), session_user, "
                     "'applicant', 'new', 'formal', 'community', false, 'forgotten', '', false)");
        QProcess program;
        program.setReadChannel(QProcess::StandardError);
        start(program, m_abe.conninfo(), {"request", "create", kTemplate});
        awaitSession(m_database.conninfo(), kWaits);
        while (!program.canReadLine()) // what it prints may come in parts
            QVERIFY(program.waitForReadyRead(20'000));
        const QByteArray waiting = program.readLine();
        QVERIFY2(waiting.contains("waiting for another session"), waiting);

        const Said listed = say(m_rita.conninfo(), {"--format", "json", "db", "sessions"});
        QVERIFY2(listed.status == 0, listed.err);
        const auto sessions = linesOf(listed.out);
        QCOMPARE(sessions.size(), 2);
        QCOMPARE(sessions[0]["login"].toString().toStdString(), m_abe.name());
        QCOMPARE(sessions[0]["program"].toString(), "psql");
        QVERIFY(!sessions[0]["since"].toString().isEmpty());
        QCOMPARE(sessions[0]["waits_for"].toArray().size(), 0);
        QCOMPARE(sessions[1]["waits_for"].toArray().first().toInt(), sessions[0]["pid"].toInt());

        const QString pid = QString::number(sessions[0]["pid"].toInt());
        const Said forbidden = say(m_abe.conninfo(), {"db", "sessions", "--end", pid});
        QCOMPARE(forbidden.status, 3);
        const Said ended = say(m_rita.conninfo(), {"db", "sessions", "--end", pid});
        QVERIFY2(ended.status == 0, ended.err);
        QCOMPARE(finished(program).status, 0);
        QCOMPARE(requests(), "1");
        QCOMPARE(say(m_rita.conninfo(), {"db", "sessions"}).out, QByteArray());
        const Said again = say(m_rita.conninfo(), {"db", "sessions", "--end", pid});
        QCOMPARE(again.status, 3);
        QVERIFY2(again.err.contains("The session does not exist"), again.err);
    }

    void whoWaitedTooLongLearnsForWhom()
    {
        Sql holder(m_database.conninfo());
        holder.value("set application_name = 'psql'");
        holder.value(kHoldsLog);
        const Said said = say(m_abe.conninfo(), {"request", "create", kTemplate});
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("more than ten seconds: postgres (psql) since "), said.err);
        QVERIFY2(said.err.contains("nidreg-cli db sessions --end PID"), said.err);
    }

    void anUnknownOutcomeIsStatusFourAndItsKeyFindsOut()
    {
        OwnServer server;
        Sql(server.conninfo("postgres")).value("create database registry");
        const QString conninfo = server.conninfo("registry");
        must(storage::migrate(conninfo));
        must(storage::prepareLocal(conninfo, "ann"));
        server.configure("synchronous_standby_names = 'gone'");
        server.reload();
        QTRY_COMPARE(Sql(conninfo).value("show synchronous_standby_names"), "gone");
        const QStringList create{"--as", "ann", "request", "create", kTemplate};
        QProcess program;
        start(program, conninfo, create);
        awaitSession(conninfo, "wait_event = 'SyncRep'");
        Sql(conninfo).value(
            "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'");
        const Said said = finished(program);
        QVERIFY2(said.status == 4, said.err);
        const auto at = said.err.indexOf("--act ");
        QVERIFY2(at > 0, said.err);
        QCOMPARE(said.err.count('\n'), 1);
        const QString key = QString::fromLatin1(said.err.mid(at + 6, 36));
        server.configure("synchronous_standby_names = ''");
        server.reload();
        QTRY_COMPARE(Sql(conninfo).value("show synchronous_standby_names"), QString());
        const Said found = say(conninfo, QStringList{"--act", key} + create);
        QVERIFY2(found.status == 0, found.err);
        QCOMPARE(Sql(conninfo).value("select count(*) from nidreg_data.request"), "1");
    }

    void aLostConnectionIsNoMissingRole()
    {
        Sql owner(m_database.conninfo());
        QProcess program; // which reads the template from a pipe that stays open for a while
        program.start(QStringLiteral(NIDREG_BINARY "/app/nidreg-cli"),
                      {"--db", m_abe.conninfo(), "nid", "check", "-"});
        program.write("lighthouse\n");
        QVERIFY(program.waitForReadyRead(20'000));
        owner.value(QStringLiteral("revoke connect on database %1 from %2")
                        .arg(m_database.name(), QString::fromStdString(m_abe.name())));
        owner.value(QStringLiteral("select pg_terminate_backend(pid) from pg_stat_activity where "
                                   "usename = '%1'")
                        .arg(QString::fromStdString(m_abe.name())));
        program.write("beacon\n");
        program.closeWriteChannel();
        const Said said = finished(program);
        owner.value(QStringLiteral("grant connect on database %1 to %2")
                        .arg(m_database.name(), QString::fromStdString(m_abe.name())));
        QCOMPARE(said.status, 3);
        QVERIFY2(said.err.contains("reach"), said.err);
    }

private:
    QString requests()
    {
        return Sql(m_database.conninfo()).value("select count(*) from nidreg_data.request");
    }

    TestDatabase m_database;
    Login m_abe{m_database, "applicant"};
    Login m_rita{m_database, "registrar"};
};

NIDREG_TEST(TestWaiting, QCoreApplication)

} // namespace tst_waiting

#include "tst_waiting.moc"
