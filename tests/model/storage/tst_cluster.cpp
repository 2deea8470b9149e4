// SPDX-License-Identifier: MIT
#include "tests/program/program.h"
#include "tests/support/clusterhome.h"

#include <QtTest>

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_cluster {

using nidreg::storage::Cluster;
using nidreg::storage::ClusterError;
using nidreg::storage::ClusterLocation;
using nidreg::storage::ClusterStep;
using namespace nidreg::tests;

class TestCluster : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(openIn(m_home.location())); }

    void theFirstStartMakesAClusterThatAnswers()
    {
        const Home home;
        QList<ClusterStep> steps;
        const auto cluster =
            Cluster::open(home.location(), [&](ClusterStep step) { steps.append(step); });
        QVERIFY(cluster);
        QCOMPARE(steps, QList<ClusterStep>({ClusterStep::Creating, ClusterStep::Starting}));
        QCOMPARE(ask((*cluster)->conninfo(), "select current_database()"),
                 QStringLiteral("nidreg"));
        QCOMPARE(ask((*cluster)->conninfo(), "show server_encoding"), QStringLiteral("UTF8"));
        QVERIFY(unfinishedIn(home.location()).isEmpty());
    }

    void itListensOnAPrivateSocketAlone()
    {
        const auto cluster = openIn(m_home.location());
        QCOMPARE(ask(cluster->conninfo(), "show listen_addresses"), QString());
        struct stat state { };
        QCOMPARE(::stat(QFile::encodeName(cluster->socketFolder()).constData(), &state), 0);
        QCOMPARE(state.st_mode & 0777, 0700U);
    }

    void thePersonIsTheSuperuserUnderTheirOwnName()
    {
        const auto cluster = openIn(m_home.location());
        QCOMPARE(ask(cluster->conninfo(), "select session_user"),
                 QString::fromUtf8(::getpwuid(::geteuid())->pw_name));
        QCOMPARE(ask(cluster->conninfo(), "show is_superuser"), QStringLiteral("on"));
    }

    void settingsAreSmallAndSafe()
    {
        const auto cluster = openIn(m_home.location());
        QCOMPARE(ask(cluster->conninfo(),
                     "select string_agg(name || '=' || current_setting(name), ' ' order by name) "
                     "from pg_settings where name in ('autovacuum', 'fsync', 'jit', 'lc_collate', "
                     "'lc_ctype', 'max_connections', 'max_logical_replication_workers', "
                     "'max_parallel_workers', 'max_wal_senders', 'shared_buffers', 'wal_level')"),
                 QStringLiteral("autovacuum=on fsync=on jit=off lc_collate=C lc_ctype=C.UTF-8 "
                                "max_connections=20 max_logical_replication_workers=0 "
                                "max_parallel_workers=0 max_wal_senders=0 shared_buffers=32MB "
                                "wal_level=minimal"));
    }

    void theSecondJoinsAndTheLastStops()
    {
        auto first = openIn(m_home.location());
        const qint64 pid = statusOf(m_home.location()).pid;
        auto second = openIn(m_home.location());
        QCOMPARE(statusOf(m_home.location()).pid, pid);
        first.reset();
        QVERIFY(statusOf(m_home.location()).isRunning);
        QCOMPARE(ask(second->conninfo(), "select 1"), QStringLiteral("1"));
        second.reset();
        QVERIFY(!statusOf(m_home.location()).isRunning);
        QVERIFY(
            QFile::exists(statusOf(m_home.location()).dataFolder + QStringLiteral("/PG_VERSION")));
    }

    void programsThatComeAtOnceShareANewCluster()
    {
        const Home home;
        std::vector<std::unique_ptr<Program>> programs;
        for (int i = 0; i < 4; ++i)
            programs.push_back(std::make_unique<Program>(home.location()));
        QStringList answers;
        for (const auto &program : programs)
            answers.append(ask(program->conninfo(), "select pg_postmaster_start_time()"));
        QCOMPARE(answers.count(answers.first()), 4);
        programs.clear();
        QVERIFY(!statusOf(home.location()).isRunning);
    }

    void aRuntimeFolderOfItsOwnDoesNotKeepAProgramFromJoining()
    {
        const auto first = openIn(m_home.location());
        ClusterLocation other = m_home.location();
        other.runtimeFolder.clear();
        const auto second = openIn(other);
        QCOMPARE(second->conninfo(), first->conninfo());
    }

    void keptRunningUntilStopped()
    {
        const ClusterLocation location = m_home.location();
        auto cluster = openIn(location);
        QVERIFY(cluster->keepRunning());
        cluster.reset();
        QVERIFY(statusOf(location).isRunning);
        QVERIFY(statusOf(location).isKept);
        openIn(location).reset();
        QVERIFY(statusOf(location).isRunning);
        QVERIFY(Cluster::stop(location));
        QVERIFY(!statusOf(location).isRunning);
        openIn(location).reset();
        QVERIFY(!statusOf(location).isRunning);
    }

    void aServerInUseIsNotStopped()
    {
        const auto cluster = openIn(m_home.location());
        QVERIFY(statusOf(m_home.location()).isInUse);
        const auto stopped = Cluster::stop(m_home.location());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().error, ClusterError::InUse);
        QCOMPARE(ask(cluster->conninfo(), "select 1"), QStringLiteral("1"));
    }

    void statusTellsWhereAndSinceWhen()
    {
        const auto cluster = openIn(m_home.location());
        const auto status = statusOf(m_home.location());
        QVERIFY(status.isCreated && status.isRunning && !status.isKept);
        QCOMPARE(status.socketFolder, cluster->socketFolder());
        const QString started = ask(cluster->conninfo(),
                                    "select floor(extract(epoch from "
                                    "pg_postmaster_start_time()))");
        // The server notes the two a moment apart.
        QVERIFY(qAbs(started.toLongLong() - status.since.toSecsSinceEpoch()) <= 1);
        QVERIFY(status.version.toInt() >= 15);
        QVERIFY(status.bytes > 10'000'000);
    }

    void askingForTheStatusMakesNothing()
    {
        const Home home;
        QVERIFY(!statusOf(home.location()).isCreated);
        QVERIFY(Cluster::stop(home.location()));
        QVERIFY(!QFile::exists(home.location().dataFolder));
    }

    void aWarmStart()
    {
        QBENCHMARK_ONCE
        {
            QVERIFY(openIn(m_home.location()));
        }
    }

private:
    Home m_home;
};

static int runCluster(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == QLatin1String("--lease"))
        return runProgram(application.arguments());
    TestCluster test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runCluster)

} // namespace tst_cluster

#include "tst_cluster.moc"
