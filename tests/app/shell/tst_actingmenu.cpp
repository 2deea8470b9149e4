// SPDX-License-Identifier: MIT
#include "app/shell/actingmenu.h"
#include "forms/administration/sessionsdialog.h"
#include "forms/session/registrysession.h"
#include "tests/model/actions/testcontext.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QAction>
#include <QMainWindow>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>

namespace tst_actingmenu {

using namespace nidreg;
using namespace nidreg::tests;

/// The menu of whoever acts, in a window.
struct Shown {
    Shown()
        : session([this] { return storage::openStore(context.registry.conninfo()); }, context.clock,
                  context.knowledge),
          menu(new app::ActingMenu(session, &window))
    {
        window.setCentralWidget(menu);
        window.show();
    }

    void open()
    {
        session.open();
        QVERIFY(test::waitFor([this] { return session.isOpen(); }));
        session.actAs({"rita", Role::Registrar});
    }

    TestContext context;
    forms::RegistrySession session;
    QMainWindow window;
    app::ActingMenu *menu;
};

class TestActingMenu : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_actingmenu");
    }
    void init() { QSettings().clear(); }

    void theRoleIsRememberedAtTheNextStart_data()
    {
        QTest::addColumn<bool>("isRevoked");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("as long as the person holds it") << false << true;
        QTest::newRow("once it is revoked, the usual role acts") << true << false;
    }

    void theRoleIsRememberedAtTheNextStart()
    {
        QFETCH(bool, isRevoked);
        QFETCH(bool, isKept);
        Shown shown;
        shown.open();
        for (QAction *each : shown.menu->menu()->actions()) {
            if (each->text() == "ed · Designated expert")
                each->trigger();
        }
        QCOMPARE(shown.session.acting().person, "ed");
        if (isRevoked)
            must(shown.context.registry.store().changeRoles(rita(), {"ed", {}, {Role::Expert}}));
        forms::RegistrySession again(
            [&shown] { return storage::openStore(shown.context.registry.conninfo()); },
            shown.context.clock, shown.context.knowledge);
        const app::ActingMenu menu(again, &shown.window);
        QSignalSpy opened(&again, &forms::RegistrySession::opened);
        again.open();
        QVERIFY(opened.wait(test::kPatience));
        QCOMPARE(again.acting() == shown.session.acting(), isKept);
        if (!isKept)
            QVERIFY(again.acting() == again.access().acting);
    }

    void withoutARegistryThereAreNoSessions()
    {
        Shown shown;
        QVERIFY(!shown.menu->sessionsAction()->isEnabled());
        shown.open();
        QTRY_VERIFY(shown.menu->sessionsAction()->isEnabled());
    }

    void sessionsOpensTheListOfThoseWhoHoldTheLog()
    {
        Shown shown;
        shown.open();
        Sql holder(shown.context.registry.conninfo());
        holder.value("begin");
        holder.value(kOwnersPath + "select size from lock_log()");
        QTRY_VERIFY(shown.menu->sessionsAction()->isEnabled());
        shown.menu->sessionsAction()->trigger();
        auto *dialog = shown.window.findChild<forms::SessionsDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        QTRY_COMPARE(dialog->findChild<QTableView *>("table")->model()->rowCount(), 1);
    }
};

NIDREG_TEST(TestActingMenu, QApplication)

} // namespace tst_actingmenu

#include "tst_actingmenu.moc"
