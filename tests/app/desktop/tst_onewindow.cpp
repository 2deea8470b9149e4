// SPDX-License-Identifier: MIT
#include "app/desktop/onewindow.h"
#include "tests/app/desktop/privatebus.h"
#include "tests/program/program.h"
#include "tests/support/clusterhome.h"

#include <QApplication>
#include <QDBusConnectionInterface>
#include <QDir>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QWidget>

#include <future>

namespace tst_onewindow {

using namespace nidreg;
using namespace nidreg::tests;
using app::OneWindow;

namespace {

/// As another process does it: not on the thread of the window that answers.
bool isTaken(const OneWindow &later, const QStringList &files, const QString &token = {})
{
    auto answer = std::async(std::launch::async,
                             [&later, files, token] { return later.handOver(files, token); });
    while (answer.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
        QCoreApplication::processEvents();
    return answer.get();
}

/// The program itself, with everything of its own but the bus.
void start(QProcess &program, const PrivateBus &bus, const Home &home, const QStringList &arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("DBUS_SESSION_BUS_ADDRESS", bus.address());
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const char *each : {"config", "data", "state", "cache"})
        environment.insert(QString("XDG_%1_HOME").arg(QString(each).toUpper()), home.path(each));
    environment.insert("XDG_RUNTIME_DIR", home.path("run"));
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(NIDREG_BINARY "/app/nidreg", arguments);
}

} // namespace

/// A second start of the program, and the window that is there.
class OneWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aSecondStartHandsItsFilesOver()
    {
        PrivateBus bus;
        const OneWindow first(bus.connection(), "registry");
        const OneWindow second(bus.connection(), "registry");
        QVERIFY(first.isFirst());
        QVERIFY(!second.isFirst());
        QSignalSpy wanted(&first, &OneWindow::wanted);
        QVERIFY(isTaken(second, {"/tmp/a b%20ü.txt", "near.txt"}, "token-8141"));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toStringList(),
                 QStringList({"/tmp/a b%20ü.txt", QDir::current().filePath("near.txt")}));
        QCOMPARE(wanted[0][1].toString(), QString("token-8141"));
    }

    void aStartWithoutFilesBringsTheWindowToTheFront()
    {
        PrivateBus bus;
        const OneWindow first(bus.connection(), "registry");
        const OneWindow second(bus.connection(), "registry");
        QSignalSpy wanted(&first, &OneWindow::wanted);
        QVERIFY(isTaken(second, {}));
        QCOMPARE(wanted.size(), 1);
        QVERIFY(wanted[0][0].toStringList().isEmpty());
    }

    void anotherRegistryHasAWindowOfItsOwn()
    {
        PrivateBus bus;
        const OneWindow mine(bus.connection(), "mine");
        const OneWindow theirs(bus.connection(), "theirs");
        QVERIFY(mine.isFirst());
        QVERIFY(theirs.isFirst());
    }

    void theNextStartIsFirstAfterTheWindowClosed()
    {
        PrivateBus bus;
        auto first = std::make_unique<OneWindow>(bus.connection(), "registry");
        const OneWindow late(bus.connection(), "registry");
        first.reset();
        QVERIFY(!isTaken(late, {"a.txt"})); // so it opens a window of its own
        const OneWindow next(bus.connection(), "registry");
        QVERIFY(next.isFirst());
    }

    void withoutABusEachStartIsItsOwn()
    {
        const QDBusConnection none("nowhere");
        const OneWindow alone(none, "registry");
        QVERIFY(!alone.isFirst());
        QVERIFY(!alone.handOver({"a.txt"}, {}));
    }

    void aBusIsLookedForWhereOneCanBe_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<bool>("isSocketThere");
        QTest::addColumn<bool>("hasBus");
        QTest::newRow("its address is given") << "DBUS_SESSION_BUS_ADDRESS" << false << true;
        QTest::newRow("its socket is in the runtime folder") << "XDG_RUNTIME_DIR" << true << true;
        QTest::newRow("the runtime folder has no socket") << "XDG_RUNTIME_DIR" << false << false;
        QTest::newRow("nothing is known") << "HOME" << true << false;
    }

    void aBusIsLookedForWhereOneCanBe()
    {
        QFETCH(QString, variable);
        QFETCH(bool, isSocketThere);
        QTemporaryDir folder;
        QFile socket(folder.filePath("bus"));
        QVERIFY(!isSocketThere || socket.open(QIODevice::WriteOnly));
        QProcessEnvironment environment;
        environment.insert(variable, folder.path());
        QTEST(app::hasMessageBus(environment), "hasBus");
    }

    void theProgramEndsWhereItsWindowIsOpen()
    {
        PrivateBus bus;
        const Home home;
        QFile draft(home.path("harbour.txt"));
        QVERIFY(draft.open(QIODevice::WriteOnly) && draft.write("Namespace Identifier: harbour\n"));
        draft.close();
        QProcess first, second;
        start(first, bus, home, {});
        const auto *names = bus.connection().interface();
        QTRY_VERIFY_WITH_TIMEOUT(
            names->registeredServiceNames().value().filter("org.nidreg.nidreg").size() == 1, 30000);
        start(second, bus, home, {draft.fileName()});
        QVERIFY(second.waitForFinished(30000));
        QCOMPARE(second.exitCode(), 0);
        const auto isOpen = [&home] {
            QFile recent(home.path("state/nidreg/recovery/recent"));
            return recent.open(QIODevice::ReadOnly) && recent.readAll().contains("harbour.txt");
        };
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(), 30000); // among the recent files of the first
        QCOMPARE(first.state(), QProcess::Running);
        first.terminate();
        QVERIFY(first.waitForFinished(30000));
    }

    void aMinimizedWindowComesBack()
    {
        QWidget window;
        window.showMinimized();
        app::bringToFront(window, {});
        QVERIFY(window.isVisible());
        QVERIFY(!window.isMinimized());
    }
};

NIDREG_TEST(OneWindowTest, QApplication)

} // namespace tst_onewindow

#include "tst_onewindow.moc"
