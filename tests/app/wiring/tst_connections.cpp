// SPDX-License-Identifier: MIT
#include "app/wiring/connections.h"
#include "app/wiring/registry.h"
#include "forms/session/registrysession.h"
#include "model/storage/beginning.h"
#include "model/storage/pgstore.h"
#include "model/storage/postgres/conninfo.h"
#include "model/storage/postgres/migrate.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"
#include "tests/support/sizes.h"
#include "tests/support/testserver.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTextStream>
#include <QUuid>

#include <ctime>

namespace tst_connections {

using namespace nidreg;
using namespace nidreg::tests;
using app::Registry;
using forms::ConnectionChoice;
using forms::RegistrySession;
using registry::StoreError;

/// Nanoseconds of a clock that all processes of the computer share.
static qint64 now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

static registry::Act newAct()
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
            {"ann", workflow::Role::Registrar}};
}

/// Another program of somebody's: makes a request for each line that it reads, and writes when the
/// registry had it.
static int runProgram(const QString &conninfo)
{
    auto store = storage::openStore(conninfo);
    QTextStream in(stdin), out(stdout);
    while (store && !in.readLine().isNull()) {
        const bool isDone = bool((*store)->create(newAct(), {}));
        out << (isDone ? now() : -1) << Qt::endl;
    }
    return store ? 0 : 1;
}

class OtherProgram {
public:
    explicit OtherProgram(const QString &conninfo)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(), {"--acts", conninfo});
    }
    ~OtherProgram()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    void act() { m_process.write("\n"); }
    /// When the next act was done; waits in the event loop.
    qint64 done()
    {
        if (!test::waitFor([this] { return m_process.canReadLine(); }))
            qFatal("the other program does not answer");
        return m_process.readLine().trimmed().toLongLong();
    }

private:
    QProcess m_process;
};

/// A session as the window has it.
struct ConnectedSession {
    explicit ConnectedSession(const app::Target &target)
        : registry(target, {}), session([this] { return registry.open(); }, clock, knowledge)
    {
    }
    ~ConnectedSession() { registry.leave(); }
    bool opens()
    {
        session.open();
        return test::waitFor([this] { return session.isOpen(); });
    }

    Registry registry;
    app::SystemClock clock;
    urn::NidKnowledge knowledge;
    RegistrySession session;
};

static void makeRegistry(const OwnServer &server)
{
    Sql(server.conninfo("postgres")).value("create database registry");
    const auto migrated = storage::migrate(server.conninfo("registry"));
    const auto prepared = storage::prepareLocal(server.conninfo("registry"), "ann");
    if (!migrated || !prepared)
        qFatal("no registry");
}

class TestConnections : public QObject {
    Q_OBJECT

private slots:
    void whereThePrimaryIs_data()
    {
        QTest::addColumn<QString>("conninfo");
        QTest::addColumn<bool>("isNamed");
        QTest::newRow("two hosts") << "host=a,b" << true;
        QTest::newRow("two addresses, one of them a standby's")
            << "hostaddr=10.0.0.1,10.0.0.2 target_session_attrs=standby" << true;
        QTest::newRow("a name that leads to a standby by choice")
            << "host=any.example target_session_attrs=prefer-standby" << true;
        QTest::newRow("a URI") << "postgresql://a,b/registry?target_session_attrs=any" << true;
        QTest::newRow("one host") << "host=a" << false;
        QTest::newRow("one host that has to take changes")
            << "host=a target_session_attrs=read-write" << false;
        QTest::newRow("nothing that libpq reads") << "nonsense" << false;
    }

    /// The same connection with its password, at the server that takes changes.
    void whereThePrimaryIs()
    {
        QFETCH(QString, conninfo);
        QFETCH(bool, isNamed);
        Registry registry({false, conninfo}, {});
        QCOMPARE(registry.hasPrimary(), isNamed);
        registry.choosePrimary();
        QCOMPARE(registry.target().conninfo.contains("target_session_attrs='read-write'"), isNamed);
        QCOMPARE(registry.target().conninfo == conninfo, !isNamed);
    }

    void howLongAServerIsWaitedFor_data()
    {
        QTest::addColumn<QString>("conninfo");
        QTest::addColumn<QString>("wait");
        QTest::newRow("the only one for ten seconds") << "host=a"
                                                      << "connect_timeout='10'";
        QTest::newRow("one of several for three, the next may answer") << "host=a,b"
                                                                       << "connect_timeout='3'";
        QTest::newRow("as somebody wants") << "host=a,b connect_timeout=7"
                                           << "connect_timeout='7'";
    }
    void howLongAServerIsWaitedFor()
    {
        QFETCH(QString, conninfo);
        QFETCH(QString, wait);
        const auto pieces = storage::parseConninfo(conninfo);
        QVERIFY(pieces && pieces->options.contains(wait));
        QCOMPARE(pieces->options.count("connect_timeout"), 1);
    }

    void aChangeInAnotherProgramIsHeardWithinASecond()
    {
        const TestDatabase database;
        QVERIFY(storage::prepareLocal(database.conninfo(), "ann"));
        ConnectedSession connected({false, database.conninfo()});
        QVERIFY(connected.opens());
        OtherProgram other(database.conninfo());
        qint64 heard = 0;
        connect(&connected.session, &RegistrySession::changed, this, [&heard] { heard = now(); });
        const int count = tests::sizeFrom("NIDREG_CHANGES", 40);
        std::vector<qint64> delays;
        for (int i = 0; i < count; ++i) {
            heard = 0;
            other.act();
            const qint64 done = other.done();
            QVERIFY(done > 0);
            QTRY_VERIFY_WITH_TIMEOUT(heard > 0, 30'000);
            delays.push_back((heard - done) / 1000);
        }
        std::ranges::sort(delays);
        const auto at = [&delays](double part) {
            return double(delays[std::size_t(part * double(delays.size() - 1))]) / 1000;
        };
        qInfo("changes: %d; heard after its commit: p50 %.1f ms, p95 %.1f ms, max %.1f ms", count,
              at(0.5), at(0.95), at(1));
        QVERIFY(at(0.5) < 1000); // a busy machine may hold up a few
    }

    /// Pages wait 150 ms for a burst to end before they look again: the session never lets that go
    /// on for ever, nor tells of each change of a burst.
    void aBurstIsToldOfFewTimesAndItsEndIsNotForgotten()
    {
        const TestDatabase database;
        QVERIFY(storage::prepareLocal(database.conninfo(), "ann"));
        ConnectedSession connected({false, database.conninfo()});
        QVERIFY(connected.opens());
        OtherProgram other(database.conninfo());
        qint64 heard = 0, done = 0;
        connect(&connected.session, &RegistrySession::changed, this, [&heard] { heard = now(); });
        QSignalSpy changed(&connected.session, &RegistrySession::changed);
        QElapsedTimer time;
        time.start();
        for (int i = 0; i < 100; ++i)
            other.act();
        for (int i = 0; i < 100; ++i) {
            done = other.done();
            QVERIFY(done > 0);
        }
        QVERIFY(changed.count() <= time.elapsed() / 250 + 2);
        QTRY_VERIFY_WITH_TIMEOUT(heard >= done, 30'000); // it may have been while we asked
    }

    void aSessionOutlivesARestartOfItsServerAndHearsAgain()
    {
        OwnServer server;
        makeRegistry(server);
        ConnectedSession connected({false, server.conninfo("registry")});
        QVERIFY(connected.opens());
        QSignalSpy lost(&connected.session, &RegistrySession::lost),
            opened(&connected.session, &RegistrySession::opened),
            changed(&connected.session, &RegistrySession::changed);
        server.stop(); // nothing is asked: it is noticed all the same
        QTRY_VERIFY_WITH_TIMEOUT(lost.count() > 0, 30'000);
        QVERIFY(!connected.session.isOpen());
        server.start();
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, 60'000);
        OtherProgram other(server.conninfo("registry"));
        other.act();
        QVERIFY(other.done() > 0);
        QTRY_VERIFY(changed.count() > 0);
    }

    void anActUnderWayInTheSessionOutlivesARestart()
    {
        OwnServer server;
        makeRegistry(server);
        ConnectedSession connected({false, server.conninfo("registry")});
        QVERIFY(connected.opens());
        auto blocker = std::make_unique<Sql>(server.conninfo("registry"));
        blocker->value("begin; lock table nidreg_data.request in access exclusive mode");
        int answers = 0, done = 0;
        QSignalSpy lost(&connected.session, &RegistrySession::lost);
        const auto act = newAct();
        connected.session.ask(
            this,
            [act](const actions::Services &services) { return services.store.create(act, {}); },
            [&](const registry::Stored<workflow::Request> &made) {
                ++answers;
                done += bool(made);
            });
        QTRY_COMPARE(Sql(server.conninfo("postgres"))
                         .value("select count(*) from pg_stat_activity where wait_event_type = "
                                "'Lock' and backend_type = 'client backend'"),
                     "1");
        server.stop();
        QTRY_VERIFY_WITH_TIMEOUT(lost.count() > 0, 30'000); // told while the outcome is awaited
        QCOMPARE(answers, 0);
        server.start();
        QTRY_COMPARE_WITH_TIMEOUT(answers, 1, 60'000);
        QCOMPARE(done, 1);
        QTRY_VERIFY_WITH_TIMEOUT(connected.session.isOpen(), 60'000);
        QCOMPARE(Sql(server.conninfo("registry")).value("select count(*) from nidreg_data.request"),
                 "1");
    }

    void aPasswordIsAskedForOnceAndUsedForReconnecting()
    {
        OwnServer server;
        makeRegistry(server);
        Sql(server.conninfo("registry"))
            .value("create role anna login password 'correct horse' in role nidreg_registrar");
        const QString conninfo =
            QStringLiteral("host=127.0.0.1 port=%1 dbname=registry user=anna sslmode=disable")
                .arg(server.port());
        ConnectedSession connected({false, conninfo});
        QStringList why;
        connect(&connected.session, &RegistrySession::lost, this,
                [&why](const StoreError &error) { why += QString::fromStdString(error.refusal); });
        connected.session.open();
        QTRY_COMPARE(why, QStringList{"server.password-needed"});
        connected.registry.setPassword(base::Secret("wrong"));
        connected.session.open();
        QTRY_COMPARE(why.size(), 2);
        QCOMPARE(why.last(), "server.password-wrong");
        QVERIFY(!server.logged().contains("correct horse"));
        connected.registry.setPassword(base::Secret("correct horse"));
        QVERIFY(connected.opens());
        QCOMPARE(connected.session.link().protection, registry::Link::Plain);
        server.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!connected.session.isOpen(), 30'000);
        server.start();
        QTRY_VERIFY_WITH_TIMEOUT(connected.session.isOpen(), 60'000); // nobody is asked again
        QVERIFY(!why.mid(2).contains("server.password-needed"));
        QCOMPARE(app::loginOf(connected.registry.target()), "anna @ 127.0.0.1");
        // Another registry is another password's business.
        connected.registry.choose({false, conninfo});
        connected.session.reopen();
        QTRY_COMPARE(why.last(), "server.password-needed");
    }

    void aChoiceIsWhatLibpqTakes()
    {
        QVERIFY(app::targetOf({}).isLocal);
        ConnectionChoice choice;
        choice.kind = ConnectionChoice::Server;
        choice.hosts = "a.example,b.example";
        choice.login = "o'hara \\";
        QCOMPARE(app::targetOf(choice).conninfo,
                 R"(host='a.example,b.example' user='o\'hara \\' sslmode='verify-full')");
        choice.tls = ConnectionChoice::NoEncryption;
        choice.authorities = "/etc/ca.pem";
        QVERIFY(app::targetOf(choice).conninfo.endsWith("sslmode='disable'"));
        choice.kind = ConnectionChoice::Service;
        choice.service = "iana";
        QCOMPARE(app::targetOf(choice).conninfo, "service='iana'");
    }

    void connectionsAreRememberedNewestFirstAndWithoutPasswords()
    {
        QTemporaryDir folder;
        QCoreApplication::setOrganizationName("nidreg");
        QCoreApplication::setApplicationName("nidreg-test");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        QCOMPARE(forms::lastConnection(), ConnectionChoice());
        ConnectionChoice server, service;
        server.kind = ConnectionChoice::Server;
        server.hosts = "db.example";
        server.port = "5433";
        server.database = "registry";
        server.login = "anna";
        server.tls = ConnectionChoice::CheckAuthority;
        server.authorities = "/etc/ca.pem";
        service.kind = ConnectionChoice::Service;
        service.service = "iana";
        forms::rememberConnection(server);
        forms::rememberConnection(service);
        forms::rememberConnection(service);
        QCOMPARE(forms::recentConnections(), (QList{service, server}));
        QCOMPARE(forms::lastConnection(), service);
        forms::rememberConnection({});
        QCOMPARE(forms::lastConnection(), ConnectionChoice());
        QCOMPARE(forms::recentConnections(), (QList{service, server}));
    }
};

static int runConnections(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    if (application.arguments().value(1) == "--acts")
        return runProgram(application.arguments().value(2));
    TestConnections test;
    return QTest::qExec(&test, argc, argv);
}

NIDREG_TEST_MAIN(runConnections)

} // namespace tst_connections

#include "tst_connections.moc"
