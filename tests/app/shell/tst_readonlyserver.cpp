// SPDX-License-Identifier: MIT
#include "forms/administration/connectdialog.h"
#include "model/storage/postgres/migrate.h"
#include "tests/app/shell/connectorprogram.h"
#include "tests/model/storage/sql.h"
#include "tests/model/storage/testregistry.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

namespace tst_readonlyserver {

using namespace nidreg;
using namespace nidreg::tests;
using forms::ConnectDialog;

/// A shared registry on a primary and its standby, which Rita may use with a password or by their
/// sockets.
struct ServerPair {
    ServerPair()
    {
        Sql(primary.conninfo("postgres")).value("create database registry");
        must(storage::migrate(primary.conninfo("registry")));
        Sql(primary.conninfo("registry"))
            .value("create role rita login password 'secret'; grant nidreg_registrar to rita; "
                   "grant connect on database registry to rita");
        standby = OwnServer::standbyOf(primary, "second");
    }
    /// Both, the standby first, in the words of the command line.
    app::Target preferringStandby() const
    {
        return {false,
                QStringLiteral("host=%1,%2 port=%3,%4 dbname=registry user=rita "
                               "target_session_attrs=prefer-standby")
                    .arg(standby->folder(), primary.folder())
                    .arg(standby->port())
                    .arg(primary.port())};
    }

    OwnServer primary;
    std::unique_ptr<OwnServer> standby;
};

/// The text of the connection says which.
static ConnectionChoice aServer()
{
    ConnectionChoice choice;
    choice.kind = ConnectionChoice::Server;
    return choice;
}

class TestReadOnlyServer : public QObject {
    Q_OBJECT

    OwnSettings m_settings;

private slots:
    void init() { m_settings.renew(); }

    void aStandbyLeadsToThePrimaryThatTheConnectionNames()
    {
        const ServerPair servers;
        ConnectorProgram program(aServer(), servers.preferringStandby());
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        QVERIFY(program.session.link().isReadOnly);
        QVERIFY(program.messageBar()->message().startsWith("This server is a read-only standby."));
        QVERIFY(!program.answer("Connect…"));
        QTest::mouseClick(program.answer("Connect to the primary"), Qt::LeftButton);
        QVERIFY(!program.session.isOpen());
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        QVERIFY(!program.session.link().isReadOnly);
        QVERIFY(!program.messageBar());
        QVERIFY(program.mark("readOnly").isEmpty());
        QCOMPARE(forms::lastConnection(), ConnectionChoice()); // it was not chosen
    }

    /// A bar that only moves does not tell a slow registry from one that has died.
    void aLongWaitForAnAnswerIsSaid()
    {
        const ServerPair servers;
        ConnectorProgram program(aServer(), servers.preferringStandby());
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        const QString name = program.mark("name");
        {
            servers.standby->pause();
            const auto wake = qScopeGuard([&] { servers.standby->resume(); });
            program.session.ask(
                &program.window,
                [](const actions::Services &services) { return services.store.health(); },
                [](const registry::Stored<registry::Health> &) {});
            QTRY_COMPARE_WITH_TIMEOUT(program.mark("name"), name + ": waiting for the server",
                                      20'000);
        }
        QTRY_COMPARE_WITH_TIMEOUT(program.mark("name"), name, 20'000);
    }

    /// As while a registry moves to another server: there is no primary to go to.
    void aReadOnlyServerIsNoStandby()
    {
        const ServerPair servers;
        Sql(servers.primary.conninfo("postgres"))
            .value("alter database registry set default_transaction_read_only = on");
        ConnectorProgram program(aServer(),
                                 {false,
                                  QStringLiteral("host=%1 port=%2 dbname=registry user=rita "
                                                 "target_session_attrs=any")
                                      .arg(servers.primary.folder())
                                      .arg(servers.primary.port())});
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        QCOMPARE(program.messageBar()->message(),
                 "This server is read-only at the moment. It does not accept changes.");
        QVERIFY(!program.answer("Connect to the primary"));
        QCOMPARE(program.mark("readOnly"), "⚠ Read-only server");
    }

    void aStandbyAloneLeadsToTheDialog()
    {
        const ServerPair servers;
        ConnectionChoice choice;
        choice.kind = ConnectionChoice::Server;
        choice.hosts = servers.standby->folder();
        choice.port = QString::number(servers.standby->port());
        choice.database = "registry";
        choice.login = "rita";
        ConnectorProgram program(choice);
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        QVERIFY(!program.answer("Connect to the primary"));
        QTest::mouseClick(program.answer("Connect…"), Qt::LeftButton);
        QVERIFY(shown<ConnectDialog>(program.window));
    }

    /// Beside what is wrong with the way to it.
    void theStatusBarSaysHowFarAStandbyIsBehind()
    {
        ServerPair servers;
        ConnectorProgram program(
            aServer(),
            {false,
             QStringLiteral("host=127.0.0.1 port=%1 dbname=registry user=rita password=secret "
                            "sslmode=disable")
                 .arg(servers.standby->port())});
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        QCOMPARE(program.mark("readOnly"), "⚠ Read-only standby");
        QCOMPARE(program.mark("weakness"), "⚠ Not encrypted");
        servers.primary.stop("immediate");
        QTRY_VERIFY_WITH_TIMEOUT(
            program.mark("readOnly")
                .startsWith("⚠ Read-only standby, not connected to the primary"),
            20'000);
        QCOMPARE(program.mark("weakness"), "⚠ Not encrypted");
    }
};

NIDREG_TEST(TestReadOnlyServer, QApplication)

} // namespace tst_readonlyserver

#include "tst_readonlyserver.moc"
