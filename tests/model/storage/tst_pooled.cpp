// SPDX-License-Identifier: MIT
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <QFile>
#include <QProcess>

namespace tst_pooled {

using namespace nidreg;
using namespace nidreg::tests;

/// PgBouncer in transaction mode before a server: each transaction of a client may be in another
/// session of the server.
class Pooler {
public:
    explicit Pooler(const OwnServer &server, int sessions = 2)
        : m_folder("/tmp/nidreg-pool-XXXXXX"), m_port(freePort())
    {
        QFile settings(m_folder.filePath("pgbouncer.ini"));
        if (!settings.open(QIODevice::WriteOnly))
            qFatal("pgbouncer.ini");
        settings.write(
            QStringLiteral("[databases]\n* = host=%1 port=%2\n[pgbouncer]\n"
                           "listen_addr =\nlisten_port = %3\nunix_socket_dir = %4\n"
                           "auth_type = trust\nauth_file = %4/users\npool_mode = transaction\n"
                           "default_pool_size = %5\nserver_reset_query_always = 1\n"
                           "ignore_startup_parameters = extra_float_digits, options\n")
                .arg(server.folder())
                .arg(server.port())
                .arg(m_port)
                .arg(m_folder.path())
                .arg(sessions)
                .toUtf8());
        settings.close();
        QFile users(m_folder.filePath("users"));
        if (!users.open(QIODevice::WriteOnly) || users.write("\"postgres\" \"\"\n") < 0)
            qFatal("users");
        users.close();
        QStringList words{"/usr/sbin/pgbouncer", settings.fileName()};
        if (::geteuid() == 0) {
            QProcess::execute("chown", {"-R", "postgres:", m_folder.path()});
            words = QStringList{"setpriv", "--reuid",  "postgres",
                                "--regid", "postgres", "--init-groups"}
                + words;
        }
        m_process.setStandardErrorFile(m_folder.filePath("log"));
        m_process.start(words.takeFirst(), words);
        // Its socket is there before it listens.
        const QByteArray way = conninfo("postgres").toUtf8();
        if (!m_process.waitForStarted() || !test::waitFor([&] { return PQping(way) == PQPING_OK; }))
            qFatal("pgbouncer does not start");
    }
    ~Pooler()
    {
        m_process.terminate();
        m_process.waitForFinished();
    }

    QString conninfo(const QString &database, const QString &user = "postgres") const
    {
        return QStringLiteral("host=%1 port=%2 dbname=%3 user=%4")
            .arg(m_folder.path())
            .arg(m_port)
            .arg(database, user);
    }

    QString folder() const { return m_folder.path(); }
    int port() const { return m_port; }

private:
    QTemporaryDir m_folder;
    int m_port;
    QProcess m_process;
};

/// A registry through a pooler works as it does without.
class TestPooled : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!QFile::exists("/usr/sbin/pgbouncer"))
            QSKIP("pgbouncer is not installed");
        m_server = std::make_unique<OwnServer>();
        Sql(m_server->conninfo("postgres")).value("create database registry");
        must(storage::prepareLocal(m_server->conninfo("registry"), "ann"));
        m_pooler = std::make_unique<Pooler>(*m_server);
    }

    void cleanupTestCase()
    {
        m_pooler.reset();
        m_server.reset();
    }

    /// Three clients in turns over two sessions: what one prepares would be another's statement.
    void statementsOfManyClientsDoNotMeet()
    {
        std::vector<std::unique_ptr<registry::Store>> stores;
        for (int i = 0; i < 5; ++i)
            stores.push_back(opened(m_pooler->conninfo("registry")));
        const auto before = must(stores[0]->head()).size;
        for (int round = 0; round < 10; ++round) {
            for (std::size_t i = 0; i < stores.size(); ++i) {
                switch ((round + int(i)) % 3) {
                case 0:
                    must(stores[i]->create(act("ann", Role::Registrar), {}));
                    break;
                case 1:
                    must(stores[i]->people());
                    break;
                default:
                    must(stores[i]->events(0, 10));
                }
            }
        }
        const auto after = must(stores[1]->head()).size;
        QVERIFY(after > before);
        QVERIFY(!must(stores[2]->verify({})).mismatch);
    }

    void whatNobodyIsToldOfIsAskedFor()
    {
        storage::Access access(m_pooler->conninfo("registry"));
        access.askEvery = 1;
        const auto store = must(storage::openStore(access));
        int changes = 0;
        store->onChange([&] { ++changes; });
        store->onLoss([] {});
        const auto direct = opened(m_server->conninfo("registry"));
        QTRY_VERIFY_WITH_TIMEOUT(
            (must(direct->create(act("ann", Role::Registrar), {})), changes > 0), 20'000);
    }

    /// What a pooler reports of its server is of the time when it began.
    void aStandbyThatWasPromotedBehindItsPoolerIsThePrimary()
    {
        const auto standby = OwnServer::standbyOf(*m_server, "third");
        const Pooler pooler(*standby);
        QVERIFY(opened(pooler.conninfo("registry"))->link().isStandby);
        standby->promote();
        QString several = pooler.conninfo("registry");
        several.replace("host=", "host=/nowhere,").replace("port=", "port=1,");
        const auto store = opened(several);
        QVERIFY(!store->link().isStandby);
        must(store->create(act("ann", Role::Registrar), {}));
    }

    /// The pooler goes on, and welcomes clients.
    void aServerThatStandsStillBehindItsPoolerIsPassedBy()
    {
        OwnServer still;
        const Pooler pooler(still);
        QCOMPARE(Sql(pooler.conninfo("postgres")).value("select 1"), "1");
        still.pause();
        const auto wake = qScopeGuard([&] { still.resume(); });
        const QString both = QStringLiteral("host=%1,%2 port=%3,%4 dbname=registry user=postgres")
                                 .arg(pooler.folder(), m_server->folder())
                                 .arg(pooler.port())
                                 .arg(m_server->port());
        must(opened(both)->create(act("ann", Role::Registrar), {}));
    }

    /// A standby notifies nobody either.
    void aStandbyIsAskedToo()
    {
        const auto standby = OwnServer::standbyOf(*m_server, "second");
        storage::Access access(standby->conninfo("registry"));
        access.askEvery = 1;
        const auto store = must(storage::openStore(access));
        QVERIFY(store->link().isReadOnly);
        int changes = 0;
        store->onChange([&] { ++changes; });
        store->onLoss([] {});
        const auto direct = opened(m_server->conninfo("registry"));
        QTRY_VERIFY_WITH_TIMEOUT(
            (must(direct->create(act("ann", Role::Registrar), {})), changes > 0), 20'000);
    }

private:
    std::unique_ptr<OwnServer> m_server;
    std::unique_ptr<Pooler> m_pooler;
};

NIDREG_TEST(TestPooled, QCoreApplication)

} // namespace tst_pooled

#include "tst_pooled.moc"
