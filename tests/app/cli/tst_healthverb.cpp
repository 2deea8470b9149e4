// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "tests/app/cli/inprocess.h"
#include "tests/model/actions/testcontext.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <QJsonArray>
#include <QRegularExpression>
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
        m_primary = std::make_unique<OwnServer>();
        Sql(m_primary->conninfo("postgres")).value("create database registry");
        must(storage::prepareLocal(m_primary->conninfo("registry"), "ann"));
        m_standby = OwnServer::standbyOf(*m_primary, "second");
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
        m_primary->configure("synchronous_standby_names = 'nobody'");
        m_primary->reload();
        Sql onlooker(m_primary->conninfo("postgres"));
        QTRY_COMPARE(onlooker.value("show synchronous_standby_names"), QString("nobody"));
        const Said said = health(*m_primary);
        QCOMPARE(said.status, 1);
        QVERIFY2(said.out.contains("problem: No synchronous standby is connected"), said.out);
        m_primary->stop("immediate");
        QTRY_COMPARE(health(*m_standby).status, 1);
        QVERIFY(health(*m_standby).out.contains("problem: The standby is not connected"));
    }

private:
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
