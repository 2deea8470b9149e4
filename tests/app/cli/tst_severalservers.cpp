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
        QVERIFY2(text.out.contains("\nnot on record: This server is a read-only standby"),
                 text.out.right(300));
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
