// SPDX-License-Identifier: MIT
#include "app/wiring/maintenance.h"
#include "app/wiring/registry.h"
#include "model/storage/beginning.h"
#include "model/storage/postgres/migrate.h"
#include "tests/app/cli/inprocess.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace tst_healthverb {

using namespace nidreg;
using namespace nidreg::tests;

/// What `db health` tells an operator of a primary and of its standby.
class TestHealthVerb : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_primary = std::make_unique<OwnServer>("archive_mode = on\narchive_command = 'true'");
        Sql(m_primary->conninfo("postgres")).value("create database registry");
        must(storage::prepareLocal(m_primary->conninfo("registry"), "ann"));
        Sql(m_primary->conninfo("registry"))
            .value("create role rita login; grant nidreg_registrar to rita; "
                   "grant connect on database registry to rita");
        Sql(m_primary->conninfo("postgres")).value("create database shared");
        must(storage::migrate(m_primary->conninfo("shared")));
        m_standby = OwnServer::standbyOf(*m_primary, "second");
        setOnPrimary("synchronous_standby_names", "*");
        Sql onlooker(m_primary->conninfo("postgres"));
        QTRY_COMPARE(onlooker.value("select sync_state from pg_stat_replication"), "sync");
    }

    void aPrimaryNamesItsStandbys()
    {
        const Said said = health(*m_primary, {"--format", "json"});
        QVERIFY2(said.status == 0, said.err + said.out);
        const QJsonObject json = said.json();
        QCOMPARE(json["server"].toString(), QString("primary"));
        QVERIFY(json["bytes_behind"].isNull() && json["seconds_behind"].isNull());
        QVERIFY(json["max_connections"].toInt() >= json["connections"].toInt());
        QVERIFY(json["events"].toInt() > 0 && json["bytes"].toInt() > 0);
        QCOMPARE(json["problems"].toArray().size(), 0);
        QVERIFY(json.contains("certificate_end") && json["certificate_end"].isNull());
        QCOMPARE(json["changed_collations"], QJsonValue(QJsonArray()));
        const QJsonArray standbys = json["standbys"].toArray();
        QCOMPARE(standbys.size(), 1);
        QCOMPARE(standbys[0].toObject()["name"].toString(), QString("second"));
        QCOMPARE(standbys[0].toObject()["state"].toString(), QString("streaming"));
    }

    void aStandbySaysThatItIsOne()
    {
        const Said said = health(*m_standby, {"--format", "json"});
        QVERIFY2(said.status == 0, said.err + said.out);
        QCOMPARE(said.json()["server"].toString(), QString("standby"));
        QCOMPARE(said.json()["receiving"].toBool(), true);
        QCOMPARE(said.json()["standbys"].toArray().size(), 0);
        const Said text = health(*m_standby);
        QVERIFY2(text.out.startsWith("standby, read-only, PostgreSQL "), text.out);
    }

    /// The server hides from it whether its receiver streams.
    void aLoginThatMayNotSeeTheReceiverSaysNothingOfIt()
    {
        const auto asRita = [this](const Arguments &more) {
            return say(Arguments{"--db", m_standby->conninfo("registry", "rita").toUtf8()} + more);
        };
        const Said said = asRita({"--format", "json", "db", "health"});
        QVERIFY2(said.status == 0, said.err + said.out);
        QVERIFY(said.json()["receiving"].isNull());
        QCOMPARE(said.json()["problems"].toArray().size(), 0);
        const Said metrics = asRita({"db", "health", "--prometheus"});
        QVERIFY2(!metrics.out.contains("nidreg_standby_receiving "), metrics.out);
    }

    void whatWasDoneForTheRegistryIsTold()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("whole.nidreg");
        const auto tell = [this](const Arguments &arguments) {
            return say(Arguments{"--db", m_primary->conninfo("registry").toUtf8()} + arguments);
        };
        QCOMPARE(tell({"db", "dump", file.toUtf8()}).status, 0);
        QCOMPARE(tell({"audit", "verify"}).status, 0);
        QCOMPARE(tell({"audit", "witness", "add"}).status, 0);
        const QJsonObject status = tell({"--format", "json", "db", "status"}).json();
        QCOMPARE(status["registry"].toString(), QString("server"));
        const QJsonObject json = status["health"].toObject();
        QCOMPARE(json["server"].toString(), QString("primary"));
        const int events = json["events"].toInt();
        QCOMPARE(json["backup"].toObject()["file"].toString(), file);
        QCOMPARE(json["backup"].toObject()["events"].toInt(), events);
        QCOMPARE(json["verification"].toObject()["events"].toInt(), events);
        QCOMPARE(json["verification"].toObject()["mismatch"].toBool(true), false);
        QCOMPARE(json["witness"].toObject()["events"].toInt(), events);
        const Said text = health(*m_primary);
        QVERIFY2(text.out.contains(file.toUtf8()) && text.out.contains(", no mismatch"), text.out);
        const Said metrics = health(*m_primary, {}, {"--prometheus"});
        QVERIFY2(metrics.out.contains("nidreg_verification_mismatch 0\n"), metrics.out);
    }

    /// Segments that are complete: an idle server has none, however long it archived nothing.
    void whatIsNotArchivedIsCounted()
    {
        const auto waiting = [this] {
            return health(*m_primary, {"--format", "json"}).json()["archive_waiting"].toInt(-1);
        };
        fillSegment();
        QTRY_COMPARE(waiting(), 0);
        setOnPrimary("archive_command", "false");
        fillSegment();
        fillSegment();
        QCOMPARE(waiting(), 2);
        QTRY_VERIFY(health(*m_primary).out.contains("problem: Archiving of WAL has failed since "));
        setOnPrimary("archive_command", "true");
        QTRY_COMPARE(health(*m_primary).status, 0);
        QCOMPARE(waiting(), 0);
        const QJsonObject standby = health(*m_standby, {"--format", "json"}).json();
        QVERIFY(!standby["archiving"].toBool(true) && standby["archive_waiting"].isNull());
    }

    /// In a shared registry, and only once somebody did it at all.
    void whatThisUserHasNotDoneForLongIsAProblem()
    {
        const QByteArray shared = m_primary->conninfo("shared").toUtf8();
        const auto tell = [&shared](const Arguments &more) {
            return say(Arguments{"--db", shared} + more);
        };
        QCOMPARE(tell({"db", "health"}).status, 0);
        const auto head = must(opened(m_primary->conninfo("shared"))->head());
        const auto verify = [&head](std::chrono::hours age) {
            const auto environment = QProcessEnvironment::systemEnvironment();
            app::noteVerification(app::standardFoldersFrom(environment).maintenance, head.log,
                                  {app::SystemClock().now() - age, head.size, true});
        };
        verify(std::chrono::hours(49));
        const Said said = tell({"db", "health"});
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains(
                     "problem: Your last verification of the log is more than two days old."),
                 said.out);
        QVERIFY(tell({"db", "health", "--prometheus"}).out.contains("nidreg_problems 1\n"));
        verify(std::chrono::hours(1));
        QCOMPARE(tell({"db", "health"}).status, 0);
    }

    /// Of what never happened, too.
    void theRulesForPrometheusReadWhatIsPrinted()
    {
        QFile file(NIDREG_SOURCE "/resources/operations/alerts.yml");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray shared = m_primary->conninfo("shared").toUtf8();
        const QByteArray printed = say({"--db", shared, "db", "health", "--prometheus"}).out;
        QVERIFY2(printed.contains("nidreg_backup_timestamp_seconds 0\n"), printed);
        static const QRegularExpression metric("nidreg_[a-z_]+");
        auto names = metric.globalMatch(QString::fromUtf8(file.readAll()));
        QVERIFY(names.hasNext());
        while (names.hasNext()) {
            const QByteArray name = names.next().captured().toUtf8();
            QVERIFY2(printed.contains("# HELP " + name + ' '), name);
        }
    }

    void theRulesSayWhatTheyShould()
    {
        const QString promtool = QStandardPaths::findExecutable("promtool");
        if (promtool.isEmpty())
            QSKIP("promtool is not installed (Debian package prometheus)");
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(promtool, {"test", "rules", NIDREG_SOURCE "/tests/app/cli/alerts_test.yml"});
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAll());
    }

    /// As Prometheus reads it: a help, a type and a number for each.
    void theMetricsAreThoseOfPrometheus()
    {
        const Said said = health(*m_primary, {}, {"--prometheus"});
        QCOMPARE(said.status, 0);
        static const QRegularExpression row(
            "^(\\x23 HELP [a-z_]+ .+[.]|\\x23 TYPE [a-z_]+ gauge|"
            "[a-z_]+([{][a-z]+=\"[^\"]*\"(,[a-z]+=\"[^\"]*\")*[}])? [0-9.e+-]+)$");
        for (const QByteArray &line : said.out.trimmed().split('\n'))
            QVERIFY2(row.match(QString::fromUtf8(line)).hasMatch(), line);
        QVERIFY(said.out.contains("\nnidreg_standbys 1\n"));
        QVERIFY(said.out.contains("nidreg_standby_server_behind_bytes{name=\"second\",sync="));
        QCOMPARE(health(*m_primary, {"--format", "json"}, {"--prometheus"}).status, 2);
    }

    void whatSomebodyShouldLookAtIsSaidByTheStatus()
    {
        setOnPrimary("synchronous_standby_names", "nobody");
        const Said said = health(*m_primary);
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("problem: No synchronous standby is connected"), said.out);
        m_primary->stop("immediate");
        QTRY_COMPARE(health(*m_standby).status, 1);
        QVERIFY(health(*m_standby).out.contains("problem: The standby is not connected"));
        const Said asRita =
            say({"--db", m_standby->conninfo("registry", "rita").toUtf8(), "db", "health"});
        QCOMPARE(asRita.status, 1);
        QVERIFY(asRita.out.contains("problem: The standby is not connected"));
    }

private:
    void setOnPrimary(const QString &name, const QString &value)
    {
        m_primary->configure(name + " = '" + value + "'");
        m_primary->reload();
        Sql onlooker(m_primary->conninfo("postgres"));
        QTRY_COMPARE(onlooker.value("show " + name), value);
    }

    void fillSegment()
    {
        Sql(m_primary->conninfo("postgres"))
            .value("select pg_switch_wal() from pg_logical_emit_message(false, '', 'x')");
    }

    static Said health(const OwnServer &server, const Arguments &options = {},
                       const Arguments &more = {})
    {
        return say(Arguments{"--db", server.conninfo("registry").toUtf8()} + options
                   + Arguments{"db", "health"} + more);
    }

    std::unique_ptr<OwnServer> m_primary, m_standby;
};

NIDREG_TEST(TestHealthVerb, QCoreApplication)

} // namespace tst_healthverb

#include "tst_healthverb.moc"
