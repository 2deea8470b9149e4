// SPDX-License-Identifier: MIT
#include "model/storage/beginning.h"
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"
#include "tests/support/silentserver.h"

#include <thread>

namespace tst_failover {

using namespace nidreg;
using namespace nidreg::tests;
using storage::Access;

/// A registry on a server of its own, where Ann has every role.
static std::unique_ptr<OwnServer> serverWithRegistry()
{
    auto server = std::make_unique<OwnServer>();
    Sql(server->conninfo("postgres")).value("create database registry");
    must(storage::migrate(server->conninfo("registry")));
    must(storage::prepareLocal(server->conninfo("registry"), "ann"));
    return server;
}

static std::unique_ptr<registry::Store> openedWith(const Access &access)
{
    auto store = storage::openStore(access);
    if (!store)
        qFatal("%s %s", store.error().refusal.c_str(), store.error().detail.c_str());
    return std::move(store).value();
}

/// On any thread; ends the test where it does not come to be so.
template <class Condition> static void await(const QString &words, Condition isSo)
{
    if (!test::waitFor(isSo))
        qFatal("waited in vain: %s", qPrintable(words));
}

/// Waits until the server tells of a session that waits for what `wait` names.
static void awaitWaiter(const QString &conninfo, const QString &wait)
{
    const QString count = "select count(*) from pg_stat_activity where " + wait;
    await(wait, [&] { return Sql(conninfo).value(count) != "0"; });
}

static const QString kForStandby = "wait_event = 'SyncRep'";
static const QString kForLock = "wait_event_type = 'Lock'";

static QString requestsIn(const OwnServer &server)
{
    return Sql(server.conninfo("registry")).value("select count(*) from nidreg_data.request");
}

/// Every commit waits for a standby that is not there, or for none.
static void demandStandby(OwnServer &server, const QString &name)
{
    server.configure("synchronous_standby_names = '" + name + "'");
    server.reload();
    await("the configuration is read again", [&] {
        return Sql(server.conninfo("postgres")).value("show synchronous_standby_names") == name;
    });
}

/// Waits until that many more connections were made to a server that logs them.
static void awaitConnections(OwnServer &server, qsizetype more)
{
    const auto connected = [&] { return server.logged().count("user=postgres"); };
    const auto before = connected();
    await("the other servers are asked", [&] { return connected() >= before + more; });
}

/// Names both servers, in this order.
static Access accessTo(const OwnServer &first, const OwnServer &second)
{
    return QStringLiteral("host=%1,%2 port=%3,%4 dbname=registry user=postgres connect_timeout=2")
        .arg(first.folder(), second.folder())
        .arg(first.port())
        .arg(second.port());
}

/// Does something to the server while an act waits in it.
class Meanwhile {
public:
    template <class Work> explicit Meanwhile(Work work) : m_thread(std::move(work)) { }
    ~Meanwhile() { m_thread.join(); }

private:
    std::thread m_thread;
};

/// Names a server that never answers, and after it this one. Whoever waits for the first waits for
/// longer than a test may take.
static Access accessBehind(const SilentServer &silent, const OwnServer &server)
{
    return QStringLiteral("host=127.0.0.1,%1 port=%2,%3 dbname=registry user=postgres "
                          "sslmode=disable connect_timeout=3600")
        .arg(server.folder())
        .arg(silent.port())
        .arg(server.port());
}

class TestFailover : public QObject {
    Q_OBJECT

private slots:
    void anActUnderWayIsDoneOnceWhenTheServerIsRestarted()
    {
        const auto server = serverWithRegistry();
        const auto store = openedWith(server->conninfo("registry"));
        int lost = 0;
        store->onLoss([&lost] { ++lost; });
        auto blocker = std::make_unique<Sql>(server->conninfo("registry"));
        blocker->value("begin; lock table nidreg_data.request in access exclusive mode");
        const Meanwhile restart([&] {
            awaitWaiter(server->conninfo("postgres"), kForLock);
            server->stop();
            server->start();
        });
        const auto made = store->create(act("ann", Role::Applicant), {});
        QCOMPARE(refusal(made), "done");
        QCOMPARE(requestsIn(*server), "1");
        QVERIFY(lost > 0);
    }

    void anActThatWasDoneIsFoundWhenTheServerDiedBeforeItsAnswer()
    {
        const auto server = serverWithRegistry();
        const auto store = openedWith(server->conninfo("registry"));
        demandStandby(*server, "gone");
        const Meanwhile crash([&] {
            awaitWaiter(server->conninfo("postgres"), kForStandby); // it is committed here
            server->stop("immediate");
            server->configure("synchronous_standby_names = ''");
            server->start();
        });
        const auto made = store->create(act("ann", Role::Applicant), {});
        QCOMPARE(refusal(made), "done");
        QCOMPARE(requestsIn(*server), "1");
    }

    void aCommitThatItsStandbyDidNotConfirmIsToldAsUnknown()
    {
        const auto server = serverWithRegistry();
        const auto store = openedWith(server->conninfo("registry"));
        demandStandby(*server, "gone");
        const Act once = act("ann", Role::Applicant);
        {
            const Meanwhile cancel([&] {
                awaitWaiter(server->conninfo("postgres"), kForStandby);
                Sql(server->conninfo("postgres"))
                    .value("select pg_cancel_backend(pid) from pg_stat_activity where "
                           + kForStandby);
            });
            const auto made = store->create(once, {});
            QCOMPARE(refusal(made), "outcome unknown");
            QCOMPARE(made.error().refusal, std::string("commit.unconfirmed"));
        }
        demandStandby(*server, {});
        QCOMPARE(refusal(store->create(once, {})), "done"); // the same, not another one
        QCOMPARE(requestsIn(*server), "1");
    }

    void anActUnderWayIsDoneOnceByTheStandbyThatTakesOver()
    {
        auto primary = serverWithRegistry();
        const auto standby = OwnServer::standbyOf(*primary, "second");
        const auto store = openedWith(accessTo(*primary, *standby));
        QVERIFY(!store->link().isReadOnly);
        demandStandby(*primary, "second");
        const auto before = must(store->create(act("ann", Role::Applicant), {}));
        auto blocker = std::make_unique<Sql>(primary->conninfo("registry"));
        blocker->value("begin; lock table nidreg_data.request in access exclusive mode");
        {
            const Meanwhile failover([&] {
                awaitWaiter(primary->conninfo("postgres"), kForLock);
                primary->stop("immediate");
                standby->configure("synchronous_standby_names = ''");
                standby->promote();
            });
            const auto made = store->create(act("ann", Role::Applicant), {});
            QCOMPARE(refusal(made), "done");
            QVERIFY(made->id.value > before.id.value); // their numbers leave gaps at a failover
        }
        QCOMPARE(requestsIn(*standby), "2");
        QVERIFY(!store->link().isReadOnly);
    }

    /// As when its machine is suspended: TCP goes on for it, and only another primary tells.
    void anActUnderWayLeavesAPrimaryThatStandsStill()
    {
        auto primary = serverWithRegistry();
        const auto standby = OwnServer::standbyOf(*primary, "second");
        Access access = accessTo(*primary, *standby);
        access.askOthersAfter = std::chrono::milliseconds(100);
        const auto store = openedWith(access);
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
        const auto last = Sql(primary->conninfo("postgres")).value("select pg_current_wal_lsn()");
        QTRY_COMPARE(Sql(standby->conninfo("postgres"))
                         .value("select pg_last_wal_replay_lsn() >= '" + last + "'"),
                     "t");
        primary->pause();
        const auto wake = qScopeGuard([&] { primary->resume(); });
        standby->promote();
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
        QCOMPARE(requestsIn(*standby), "2");
    }

    /// Two servers take changes, and the one that is named first was the primary: its cluster
    /// manager does not tell it so. Its commits wait for a standby that went over to the other.
    void anActUnderWayLeavesAFormerPrimary()
    {
        auto former = serverWithRegistry();
        const auto next = OwnServer::standbyOf(*former, "second");
        Access access = accessTo(*former, *next);
        access.askOthersAfter = std::chrono::milliseconds(100);
        const auto store = openedWith(access);
        demandStandby(*former, "second");
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
        next->configure("synchronous_standby_names = ''");
        next->promote();
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
        QCOMPARE(requestsIn(*next), "2");
        // What was told of that is known from now on: the former one is not begun with.
        const auto another = openedWith(access);
        QCOMPARE(refusal(another->create(act("ann", Role::Applicant), {})), "done");
        QCOMPARE(requestsIn(*next), "3");
        QVERIFY(!another->link().isReadOnly);
    }

    void nobodyWaitsForALostServerThatIsNamedFirst()
    {
        const auto primary = serverWithRegistry();
        const SilentServer lost;
        const auto store = openedWith(accessBehind(lost, *primary));
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
    }

    /// Another that is waited for does not hide it.
    void whatAServerRefusesIsSaid()
    {
        const OwnServer server;
        const SilentServer lost;
        const QString both = QStringLiteral("host=%1,127.0.0.1 port=%2,%3 dbname=none "
                                            "user=postgres sslmode=disable connect_timeout=2")
                                 .arg(server.folder())
                                 .arg(server.port())
                                 .arg(lost.port());
        QCOMPARE(storage::openStore(Access(both)).error().refusal,
                 std::string("server.no-database"));
    }

    void aStandbyBecomesThePrimaryWhileALostServerIsWaitedFor()
    {
        const auto primary = serverWithRegistry();
        primary->configure("log_connections = on");
        primary->reload();
        const auto standby = OwnServer::standbyOf(*primary, "second");
        const SilentServer lost;
        const Meanwhile failover([&] {
            awaitConnections(*standby, 1);
            standby->promote();
        });
        const auto store = openedWith(accessBehind(lost, *standby));
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
    }

    /// A former primary that still takes changes does not lead back from its successor.
    void aSlowPrimaryIsNotLeftForAFormerOne()
    {
        auto former = serverWithRegistry();
        former->configure("log_connections = on");
        former->reload();
        const auto next = OwnServer::standbyOf(*former, "second");
        next->promote();
        Access access = accessTo(*next, *former);
        access.askOthersAfter = std::chrono::milliseconds(10);
        const auto store = openedWith(access);
        int lost = 0;
        store->onLoss([&lost] { ++lost; });
        auto blocker = std::make_unique<Sql>(next->conninfo("registry"));
        blocker->value("begin; lock table nidreg_data.request in access exclusive mode");
        const Meanwhile later([&] {
            awaitWaiter(next->conninfo("postgres"), kForLock);
            awaitConnections(*former, 3);
            blocker.reset();
        });
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
        QCOMPARE(lost, 0);
        QCOMPARE(requestsIn(*next), "1");
    }

    /// A statement may take long for other reasons; as long as no other server takes changes, it is
    /// waited for.
    void aSlowPrimaryIsWaitedFor()
    {
        auto primary = serverWithRegistry();
        primary->configure("log_connections = on");
        primary->reload();
        const auto standby = OwnServer::standbyOf(*primary, "second");
        Access access = accessTo(*standby, *primary);
        access.askOthersAfter = std::chrono::milliseconds(10);
        const auto store = openedWith(access);
        auto blocker = std::make_unique<Sql>(primary->conninfo("registry"));
        blocker->value("begin; lock table nidreg_data.request in access exclusive mode");
        const Meanwhile later([&] {
            awaitWaiter(primary->conninfo("postgres"), kForLock);
            awaitConnections(*standby, 3);
            blocker.reset();
        });
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "done");
        QVERIFY(!store->link().isReadOnly);
    }

    /// As while a registry moves to another server. It still notifies of what its log says.
    void aReadOnlyPrimaryIsNoStandby()
    {
        const auto primary = serverWithRegistry();
        Sql(primary->conninfo("postgres"))
            .value("alter database registry set default_transaction_read_only = on");
        const auto store = openedWith(primary->conninfo("registry"));
        QVERIFY(store->link().isReadOnly);
        QVERIFY(!store->link().isStandby);
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "25006");
    }

    void aReadOnlyStandbyIsSaid()
    {
        const auto primary = serverWithRegistry();
        const auto standby = OwnServer::standbyOf(*primary, "second");
        const auto store = openedWith(standby->conninfo("registry"));
        QVERIFY(store->link().isReadOnly && store->link().isStandby);
        QVERIFY(store->namespaces({}));
        const auto made = store->create(act("ann", Role::Applicant), {});
        QCOMPARE(refusal(made), "25006");
        // Two of them, and nobody who takes changes: the most telling of their answers.
        const QString both = QStringLiteral("host=%1,%1 port=%2,%3 dbname=registry user=postgres")
                                 .arg(standby->folder())
                                 .arg(standby->port())
                                 .arg(primary->port());
        const auto refused = storage::openStore(Access(both));
        QCOMPARE(refused.error().refusal, std::string("server.read-only"));
        QCOMPARE(refusal(refused), "unreachable");
    }

    void aServerThatStaysAwayLeavesTheOutcomeUnknown()
    {
        const auto server = serverWithRegistry();
        Access access(server->conninfo("registry"));
        access.patience = 300;
        const auto store = openedWith(access);
        server->stop("immediate");
        const auto made = store->create(act("ann", Role::Applicant), {});
        QCOMPARE(refusal(made), "outcome unknown");
    }

    void nobodyWaitsLongerThanThePersonDoes()
    {
        const auto server = serverWithRegistry();
        const Access access(server->conninfo("registry"));
        const auto store = openedWith(access);
        server->stop("immediate");
        *access.isAbandoned = true;
        const QDeadlineTimer soon(5'000);
        QCOMPARE(refusal(store->create(act("ann", Role::Applicant), {})), "outcome unknown");
        QVERIFY(!soon.hasExpired());
    }

    void aLinkThatEndsIsNoticedWithNothingAsked()
    {
        const auto server = serverWithRegistry();
        const auto store = openedWith(server->conninfo("registry"));
        int lost = 0;
        store->onLoss([&lost] { ++lost; });
        server->stop();
        QTRY_COMPARE(lost, 1);
    }
};

NIDREG_TEST(TestFailover, QCoreApplication)

} // namespace tst_failover

#include "tst_failover.moc"
