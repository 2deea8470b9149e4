// SPDX-License-Identifier: MIT
#include "model/registry/healthproblem.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_healthproblem {

using namespace nidreg;
using registry::Health;
using registry::HealthProblem;
using registry::Maintenance;
using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using Problems = std::vector<HealthProblem>;

static base::Instant now()
{
    return std::chrono::sys_days(*base::parseDate("2026-11-20")) + hours(12);
}

static std::string ago(minutes age)
{
    return base::toString(now() - age).substr(0, 19) + 'Z';
}

static Health server()
{
    Health health;
    health.connections = 5;
    health.maxConnections = 100;
    return health;
}

static Health archiving(const std::string &last, std::optional<std::int64_t> waiting)
{
    Health health = server();
    health.isArchiving = true;
    health.archivedAt = last;
    health.waitingToArchive = waiting;
    return health;
}

static Health followedBy(const registry::StandbyServer &standby, const std::string &waitsFor = {})
{
    Health health = server();
    health.waitsFor = waitsFor;
    health.standbys = {standby};
    return health;
}

static Maintenance verified(minutes age, bool isSound = true)
{
    return {{}, registry::Verification{now() - age, 3, isSound}, {}, {}};
}

static Maintenance witnessed(minutes age)
{
    return {{}, {}, registry::KeptCheckpoint{now() - age, 3}, {}};
}

class TestHealthProblem : public QObject {
    Q_OBJECT

private slots:
    void ofAServer_data()
    {
        QTest::addColumn<Health>("health");
        QTest::addColumn<Problems>("problems");
        const Problems none;

        QTest::newRow("one server without archive") << server() << none;
        Health health = server();
        health.isStandby = true;
        QTest::newRow("a standby that does not say whether it receives") << health << none;
        health.isReceiving = true;
        QTest::newRow("a standby that receives") << health << none;
        health.isReceiving = false;
        QTest::newRow("a standby that does not") << health << Problems{HealthProblem::NotReceiving};

        health = server();
        health.waitsFor = "second";
        QTest::newRow("changes wait for nobody who is there")
            << health << Problems{HealthProblem::NoSynchronousStandby};
        QTest::newRow("they wait for the one that is there")
            << followedBy({"second", {}, "streaming", "sync", 0, {}}, "second") << none;
        QTest::newRow("they wait for another one")
            << followedBy({"third", {}, "streaming", "async", 0, {}}, "second")
            << Problems{HealthProblem::NoSynchronousStandby};
        QTest::newRow("they wait for one that is not named") << followedBy({}, "second") << none;
        QTest::newRow("a standby follows, and nothing waits for it")
            << followedBy({"second", {}, "streaming", "async", 0, {}})
            << Problems{HealthProblem::NotSynchronous};
        QTest::newRow("one follows that is not named, and nothing waits for it")
            << followedBy({}) << Problems{HealthProblem::NotSynchronous};
        QTest::newRow("a backup is not a standby")
            << followedBy({"pg_basebackup", {}, "backup", "async", {}, {}}) << none;
        health = followedBy({"third", {}, "streaming", "async", 0, {}});
        health.isStandby = true;
        QTest::newRow("a standby that others follow") << health << none;

        QTest::newRow("archived a moment ago") << archiving(ago(minutes(1)), 1) << none;
        QTest::newRow("idle for days") << archiving(ago(days(3)), 0) << none;
        QTest::newRow("idle for days, as far as it tells") << archiving(ago(days(3)), {}) << none;
        QTest::newRow("written and not archived")
            << archiving(ago(minutes(11)), 1) << Problems{HealthProblem::ArchivingWaits};
        QTest::newRow("nothing was archived yet") << archiving({}, {}) << none;
        health = archiving(ago(minutes(20)), 1);
        health.archivingFailedAt = ago(minutes(1));
        QTest::newRow("it failed") << health << Problems{HealthProblem::ArchivingFails};
        health.archivedAt.clear();
        QTest::newRow("it failed from the beginning")
            << health << Problems{HealthProblem::ArchivingFails};
        health.isArchiving = false;
        QTest::newRow("it failed when this server still archived") << health << none;

        health = server();
        health.connections = 80;
        QTest::newRow("80 of 100 connections") << health << none;
        health.connections = 81;
        QTest::newRow("81 of 100") << health << Problems{HealthProblem::NearlyFull};

        health = server();
        health.certificateEnd = now() + days(30);
        QTest::newRow("a certificate that is valid for thirty days") << health << none;
        health.certificateEnd = now() + days(30) - minutes(1);
        QTest::newRow("one that is valid for less")
            << health << Problems{HealthProblem::CertificateEnds};

        health = server();
        health.changedCollations = {"und-x-icu"};
        QTest::newRow("a system that sorts otherwise than the indexes")
            << health << Problems{HealthProblem::CollationsChanged};
    }

    void ofAServer()
    {
        QFETCH(Health, health);
        QFETCH(Problems, problems);
        QVERIFY(problemsOf(health, {}, false, now()) == problems);
    }

    void ofItsMaintenance_data()
    {
        QTest::addColumn<Maintenance>("maintenance");
        QTest::addColumn<bool>("isLocal");
        QTest::addColumn<Problems>("problems");
        const Problems none;

        QTest::newRow("never, in a shared registry") << Maintenance() << false << none;
        QTest::newRow("verified yesterday") << verified(days(1)) << false << none;
        QTest::newRow("verified three days ago")
            << verified(days(3)) << false << Problems{HealthProblem::NotVerified};
        QTest::newRow("one's own registry, a year ago") << verified(days(365)) << true << none;
        QTest::newRow("a mismatch")
            << verified(hours(1), false) << false << Problems{HealthProblem::LogMismatch};
        QTest::newRow("a mismatch in one's own registry")
            << verified(days(365), false) << true << Problems{HealthProblem::LogMismatch};
        QTest::newRow("a checkpoint of yesterday") << witnessed(days(1)) << false << none;
        QTest::newRow("a checkpoint that is three days old")
            << witnessed(days(3)) << false << Problems{HealthProblem::NoCheckpoint};
        QTest::newRow("one of one's own registry, a year old")
            << witnessed(days(365)) << true << none;
        QTest::newRow("checkpoints that cannot be read")
            << Maintenance{{}, {}, {}, registry::refused("file.unreadable")} << true
            << Problems{HealthProblem::CheckpointsUnread};
    }

    void ofItsMaintenance()
    {
        QFETCH(Maintenance, maintenance);
        QFETCH(bool, isLocal);
        QFETCH(Problems, problems);
        QVERIFY(problemsOf(server(), maintenance, isLocal, now()) == problems);
    }
};

NIDREG_TEST(TestHealthProblem, QCoreApplication)

} // namespace tst_healthproblem

#include "tst_healthproblem.moc"
