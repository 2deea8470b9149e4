// SPDX-License-Identifier: MIT
#include "forms/administration/connectdialog.h"
#include "forms/administration/passworddialog.h"
#include "forms/drafts/draftspage.h"
#include "forms/widgets/messagebar.h"
#include "tests/app/shell/connectorprogram.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"
#include "tests/support/ownserver.h"
#include "tests/support/silentserver.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tst_connector {

using namespace nidreg;
using namespace nidreg::tests;
using forms::ConnectDialog;
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
        const SilentServer server;
        ConnectDialog dialog(app::tryConnection, {}, onLoopback(server.port(), "anna"));
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
