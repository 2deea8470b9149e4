// SPDX-License-Identifier: MIT
#include "app/wiring/connections.h"
#include "app/wiring/registry.h"
#include "forms/administration/connectdialog.h"
#include "forms/administration/passworddialog.h"
#include "forms/drafts/draftspage.h"
#include "forms/widgets/messagebar.h"
#include "model/storage/postgres/migrate.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tst_connector {

using namespace nidreg;
using namespace nidreg::tests;
using forms::ConnectDialog;
using forms::ConnectionChoice;
using forms::PasswordDialog;

/// The test server as a person would name it.
static ConnectionChoice choiceOf(const TestDatabase &database, const QString &login)
{
    ConnectionChoice choice;
    choice.kind = ConnectionChoice::Server;
    choice.hosts = serverFolder();
    choice.database = database.name();
    choice.login = login;
    return choice;
}

static ConnectionChoice onLoopback(int port, const char *login)
{
    ConnectionChoice choice;
    choice.kind = ConnectionChoice::Server;
    choice.hosts = "127.0.0.1";
    choice.port = QString::number(port);
    choice.login = login;
    choice.database = "registry";
    choice.tls = ConnectionChoice::NoEncryption;
    return choice;
}

static QString said(const ConnectDialog &dialog)
{
    return dialog.findChild<QLabel *>("saidLabel")->text();
}

static void press(const QDialog &dialog, const char *name)
{
    QTest::mouseClick(dialog.findChild<QPushButton *>(name), Qt::LeftButton);
}

/// The only visible dialog of this kind, once it is there.
template <class Dialog> static Dialog *shown(const QWidget &parent)
{
    Dialog *found = nullptr;
    (void)QTest::qWaitFor([&] {
        for (Dialog *each : parent.findChildren<Dialog *>()) {
            if (each->isVisible())
                found = each;
        }
        return found != nullptr;
    });
    return found;
}

/// Listens and never answers.
class Silent {
public:
    Silent() : port(freePort())
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(std::uint16_t(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::bind(m_socket, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0
            || ::listen(m_socket, 1) != 0)
            qFatal("no listener");
    }
    ~Silent() { ::close(m_socket); }

private:
    int m_socket = ::socket(AF_INET, SOCK_STREAM, 0);

public:
    const int port;
};

/// The window of the program, with the ways to other registries that it has there.
struct ConnectorProgram {
    explicit ConnectorProgram(const ConnectionChoice &present)
        : ConnectorProgram(present, app::targetOf(present))
    {
    }
    /// `target`: what the command line or the environment says.
    ConnectorProgram(const ConnectionChoice &present, const app::Target &target)
        : registry(target, {folder.filePath("data"), folder.filePath("run"), {}, {}}),
          session([this] { return registry.open(); }, clock, knowledge),
          window(
              session,
              {folder.filePath("recovery"),
               app::listingPublisher(),
               {},
               {present,
                app::tryConnection,
                {},
                [this](const ConnectionChoice &choice) { registry.choose(app::targetOf(choice)); },
                [this](const base::Secret &secret) { registry.setPassword(secret); },
                [this] { return app::loginOf(registry.target()); },
                [this] { return registry.hasPrimary(); },
                [this] { registry.choosePrimary(); }}})
    {
        QObject::connect(&session, &forms::RegistrySession::lost, &window,
                         [this](const registry::StoreError &error) {
                             why = QString::fromStdString(error.refusal);
                         });
        window.resize(1100, 760);
        window.show();
        session.open();
    }
    ~ConnectorProgram() { registry.leave(); }

    QAction *action(const QString &words)
    {
        for (QAction *each : window.findChildren<QAction *>()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        qFatal("no action %s", qPrintable(words));
    }
    /// The message bar that tells of a connection that is missing.
    const forms::MessageBar *messageBar() const
    {
        for (const auto *each : window.findChildren<forms::MessageBar *>()) {
            if (each->isVisible() && each->message().contains("server"))
                return each;
        }
        return nullptr;
    }

    /// The answer of the message bar that begins with this; null where it offers none.
    QPushButton *answer(const QString &words) const
    {
        const forms::MessageBar *bar = messageBar();
        for (QPushButton *each :
             bar ? bar->findChildren<QPushButton *>() : QList<QPushButton *>()) {
            if (each->text().remove('&').startsWith(words))
                return each;
        }
        return nullptr;
    }
    /// A label of the status bar; empty where it is not shown.
    QString mark(const char *name) const
    {
        const auto *label = window.findChild<QLabel *>(name);
        return label->isVisible() ? label->text() : QString();
    }

    QString why; ///< the last connection did not come about
    QTemporaryDir folder;
    app::SystemClock clock;
    urn::NidKnowledge knowledge = exchange::embeddedKnowledge();
    app::Registry registry;
    forms::RegistrySession session;
    app::MainWindow window;
};

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

class TestConnector : public QObject {
    Q_OBJECT

    OwnSettings m_settings;

private slots:
    void init() { m_settings.renew(); }

    void whatIsMissingIsSaidBeforeAnythingIsTried()
    {
        ConnectDialog dialog(app::tryConnection, {}, {});
        dialog.show();
        dialog.findChild<QAbstractButton *>("serverButton")->click();
        QVERIFY(!dialog.findChild<QPushButton *>("tryButton")->isEnabled());
        QTest::keyClicks(dialog.findChild<QLineEdit *>("hostEdit"), "db.example");
        QVERIFY(dialog.findChild<QPushButton *>("tryButton")->isEnabled());
        QCOMPARE(dialog.choice().tls, ConnectionChoice::CheckEverything);
        dialog.findChild<QComboBox *>("tlsBox")->setCurrentIndex(ConnectionChoice::EncryptOnly);
        QVERIFY(dialog.findChild<QLabel *>("tlsNote")->text().contains("impersonate"));
    }

    void aServerIsTriedAndSaysWhoOneIsThere()
    {
        const TestDatabase database;
        const QString login =
            QStringLiteral("login_connector_%1").arg(QCoreApplication::applicationPid());
        Sql(database.conninfo())
            .value("create role " + login
                   + " login in role nidreg_registrar; grant connect on database " + database.name()
                   + " to " + login);
        ConnectDialog dialog(app::tryConnection, {}, choiceOf(database, login));
        dialog.show();
        press(dialog, "tryButton");
        QTRY_VERIFY2_WITH_TIMEOUT(said(dialog).startsWith("Connected as " + login),
                                  qPrintable(said(dialog)), 20'000);
        Sql(database.conninfo()).value("drop owned by " + login + "; drop role " + login);
    }

    void aServerThatIsNotThereIsSaidWithANextStep()
    {
        ConnectDialog dialog(app::tryConnection, {}, onLoopback(freePort(), "anna"));
        dialog.show();
        press(dialog, "tryButton");
        QTRY_VERIFY2_WITH_TIMEOUT(said(dialog).contains("Check the host and port"),
                                  qPrintable(said(dialog)), 20'000);
    }

    void aFileOfAuthoritiesThatIsNotThereIsSaidAndNothingTried()
    {
        ConnectionChoice choice = onLoopback(freePort(), "anna");
        choice.tls = ConnectionChoice::CheckEverything;
        choice.authorities = "/nowhere/ca.crt";
        ConnectDialog dialog(app::tryConnection, {}, choice);
        dialog.show();
        press(dialog, "tryButton");
        QVERIFY2(said(dialog).startsWith("The file /nowhere/ca.crt does not exist."),
                 qPrintable(said(dialog)));
        QVERIFY(!dialog.findChild<QPushButton *>("stopButton")->isVisible());
        dialog.findChild<QDialogButtonBox *>()->accepted();
        QVERIFY(dialog.isVisible());
    }

    void aTrialCanBeStopped()
    {
        const Silent server;
        ConnectDialog dialog(app::tryConnection, {}, onLoopback(server.port, "anna"));
        dialog.show();
        press(dialog, "tryButton");
        QVERIFY(dialog.findChild<QPushButton *>("stopButton")->isVisible());
        press(dialog, "stopButton");
        QCOMPARE(said(dialog), "Stopped.");
        QVERIFY(dialog.findChild<QPushButton *>("tryButton")->isEnabled());
    }

    void theWindowAsksForAPasswordUntilItIsRight()
    {
        OwnServer server;
        Sql(server.conninfo("postgres")).value("create database registry");
        Sql(server.conninfo("postgres")).value("create role anna login password 'correct horse'");
        ConnectorProgram program(onLoopback(server.port(), "anna"));
        auto *first = shown<PasswordDialog>(program.window);
        QVERIFY(first);
        QTest::keyClicks(first->findChild<QLineEdit *>(), "wrong");
        first->accept();
        QPointer<PasswordDialog> second;
        QTRY_VERIFY((second = shown<PasswordDialog>(program.window)) && second != first);
        QTest::keyClicks(second->findChild<QLineEdit *>(), "correct horse");
        second->accept();
        // The database holds no registry yet: that it comes to this shows that it was right.
        QTRY_VERIFY(!program.why.startsWith("server.password"));
        QVERIFY(!server.logged().contains("horse"));
    }

    void aStandbyLeadsToThePrimaryThatTheConnectionNames()
    {
        const ServerPair servers;
        ConnectionChoice given;
        given.kind = ConnectionChoice::Server;
        ConnectorProgram program(given, servers.preferringStandby());
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
        ConnectionChoice given;
        given.kind = ConnectionChoice::Server;
        ConnectorProgram program(given, servers.preferringStandby());
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        const QString name = program.mark("name");
        {
            servers.standby->pause();
            const auto wake = qScopeGuard([&] { servers.standby->resume(); });
            program.session.ask(
                &program.window,
                [](const actions::Services &services) { return services.store.health(); },
                [](const registry::Stored<registry::Health> &) {});
            QTRY_COMPARE_WITH_TIMEOUT(program.mark("name"), name + ": waiting for an answer",
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
        ConnectionChoice given;
        given.kind = ConnectionChoice::Server;
        ConnectorProgram program(given,
                                 {false,
                                  QStringLiteral("host=%1 port=%2 dbname=registry user=rita "
                                                 "target_session_attrs=any")
                                      .arg(servers.primary.folder())
                                      .arg(servers.primary.port())});
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 20'000);
        QCOMPARE(program.messageBar()->message(),
                 "This server is read-only and does not accept changes.");
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
        ConnectionChoice given;
        given.kind = ConnectionChoice::Server;
        ConnectorProgram program(
            given,
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

    void leavingAServerThatIsAwayForTheLocalRegistryKeepsTheDraft()
    {
        ConnectorProgram program(onLoopback(freePort(), "anna"));
        QFile::setPermissions(program.folder.path(),
                              QFile::permissions(program.folder.path()) | QFile::ReadOther
                                  | QFile::ExeOther);
        QTRY_VERIFY(program.messageBar());
        QVERIFY(program.messageBar()->message().contains("Check the host and port"));
        auto *drafts = program.window.findChild<forms::DraftsPage *>();
        drafts->newDraft();
        program.action("Work on the local registry")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(program.session.isOpen(), 60'000);
        QVERIFY(program.session.access().local);
        QVERIFY(drafts->current());
        QVERIFY(!program.messageBar());
        QCOMPARE(forms::lastConnection(), ConnectionChoice());
    }
};

NIDREG_TEST(TestConnector, QApplication)

} // namespace tst_connector

#include "tst_connector.moc"
