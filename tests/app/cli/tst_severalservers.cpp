// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "tests/app/cli/program.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <QTemporaryDir>

namespace tst_severalservers {

using namespace nidreg;
using namespace nidreg::tests;

/// The command line on a primary and its standby, both named in one connection string.
class TestSeveralServers : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_primary = std::make_unique<OwnServer>();
        Sql(m_primary->conninfo("postgres")).value("create database registry");
        must(storage::prepareLocal(m_primary->conninfo("registry"), "ann"));
        m_standby = OwnServer::standbyOf(*m_primary, "second");
    }

    void cleanup()
    {
        m_standby.reset();
        m_primary.reset();
    }

    /// The standby is asked first, and has nothing of what is made: a new database is looked for
    /// where it was made.
    void aRegistryIsCreatedWhereTheStandbyIsBehind()
    {
        m_standby->configure("recovery_min_apply_delay = '1h'");
        m_standby->stop();
        m_standby->start();
        const Said said = say(both("postgres"), {"db", "create", "made", "--registrar", "rita"});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY2(said.out.contains("rita is its first registrar"), said.out);
    }

    /// A failover takes a moment, in which no server takes changes.
    void aCommandWaitsUntilTheStandbyTakesChanges()
    {
        m_primary->stop("immediate");
        QProcess program;
        start(program, both("registry"), {"db", "policy", "key-days", "77"});
        program.setReadChannel(QProcess::StandardError);
        QByteArray told;
        while (!told.contains("waiting for one") && program.waitForReadyRead(60'000))
            told += program.readAllStandardError();
        QVERIFY2(told.contains("no server accepts changes now; waiting for one"), told);
        m_standby->promote();
        const Said said = finished(program);
        QVERIFY2(said.status == 0, said.err);
        QCOMPARE(said.out, QByteArray("key-days is 77 from now on\n"));
    }

    /// One server alone is not waited for: nothing takes its place.
    void aSingleServerIsNotWaitedFor()
    {
        m_primary->stop("immediate");
        const Said said = say(m_primary->conninfo("registry"), {"db", "policy"});
        QCOMPARE(said.status, 3);
        QVERIFY2(!said.err.contains("waiting"), said.err);
    }

    /// Lists and publications are as good from a standby; what it cannot do is put them on record.
    void aListingIsPublishedFromTheStandby()
    {
        QTemporaryDir folder;
        const QString site = folder.filePath("site");
        const Said said =
            say(m_standby->conninfo("registry"), {"--format", "json", "registry", "publish", site});
        QVERIFY2(said.status == 0, said.err);
        QVERIFY(said.json()["event"].isNull());
        QVERIFY(QFile::exists(site + "/urn-namespaces.xml"));
        const Said text =
            say(m_standby->conninfo("registry"), {"registry", "publish", folder.filePath("other")});
        QVERIFY2(text.out.contains("\nnot on record: This server is read-only"),
                 text.out.right(300));
    }

    /// On standard error, so that what reads the list reads it as ever.
    void howFarTheStandbyIsBehindIsSaidBesideAListing()
    {
        const QString standby = m_standby->conninfo("registry");
        const auto set = [this](const char *days) {
            return say(m_primary->conninfo("registry"), {"db", "policy", "key-days", days}).status;
        };
        QCOMPARE(set("76"), 0);
        QTRY_COMPARE(Sql(standby).value("select pg_last_xact_replay_timestamp() is not null"),
                     QString("t"));
        const Said fresh = say(standby, {"registry", "list"});
        QVERIFY2(fresh.status == 0 && fresh.err.isEmpty(), fresh.err);
        Sql(standby).value("select pg_wal_replay_pause()");
        QCOMPARE(set("77"), 0);
        QTRY_VERIFY(Sql(standby).value("select now() > pg_last_xact_replay_timestamp() + '1 s' and "
                                       "pg_last_wal_receive_lsn() > pg_last_wal_replay_lsn()")
                    == "t");
        const Said old = say(standby, {"registry", "list"});
        QVERIFY2(old.err.startsWith("nidreg-cli: read from a standby: up to "), old.err);
        QCOMPARE(old.out, fresh.out);
        Sql(standby).value("select pg_wal_replay_resume()");
        m_primary->stop("immediate");
        QTRY_COMPARE(Sql(standby).value("select count(*) from pg_stat_wal_receiver"), QString("0"));
        for (const QStringList &verb :
             {QStringList{"report", "registrants"}, QStringList{"request", "list"},
              QStringList{"registry", "publish", "--dry-run", "/nowhere"}})
            QVERIFY2(say(standby, verb)
                         .err.startsWith(
                             "nidreg-cli: read from a standby: not connected to the primary"),
                     qPrintable(verb.join(' ')));
        QVERIFY(say(standby, {"db", "health"}).err.isEmpty());
    }

private:
    QString both(const QString &database) const
    {
        return QStringLiteral("host=%1,%2 port=%3,%4 dbname=%5 user=postgres")
            .arg(m_standby->folder(), m_primary->folder())
            .arg(m_standby->port())
            .arg(m_primary->port())
            .arg(database);
    }

    std::unique_ptr<OwnServer> m_primary, m_standby;
};

NIDREG_TEST(TestSeveralServers, QCoreApplication)

} // namespace tst_severalservers

#include "tst_severalservers.moc"
