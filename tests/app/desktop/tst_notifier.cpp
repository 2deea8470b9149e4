// SPDX-License-Identifier: MIT
#include "app/desktop/trayicon.h"
#include "tests/app/desktop/privatebus.h"
#include "tests/program/program.h"

#include <QApplication>

namespace tst_notifier {

using namespace nidreg;
using namespace nidreg::tests;
using app::Notice;
using app::Notifier;

class NotifierTest : public QObject {
    Q_OBJECT

private slots:
    void aNotificationSaysWhatAndMakesNoSound()
    {
        PrivateBus bus;
        NotifyingDesktop desktop(bus.connection());
        Notifier notifier(bus.connection());
        notifier.show({"Request 12", "In review", "Show"});
        QTRY_COMPARE(desktop.shown.size(), std::size_t(1));
        const Shown &shown = desktop.shown.front();
        QCOMPARE(shown.title, QString("Request 12"));
        QCOMPARE(shown.text, QString("In review"));
        QCOMPARE(shown.replaces, 0U);
        QCOMPARE(shown.actions, QStringList({"default", "Show"}));
        QCOMPARE(shown.hints.value("suppress-sound").toBool(), true);
        QCOMPARE(shown.hints.value("desktop-entry").toString(), QString("nidreg"));
        QVERIFY(!shown.hints.contains("sound-name") && !shown.hints.contains("sound-file"));
    }

    /// Also where the number of the first is not known yet when the second comes.
    void aLaterOneReplacesTheEarlier()
    {
        PrivateBus bus;
        NotifyingDesktop desktop(bus.connection());
        Notifier notifier(bus.connection());
        notifier.show({"1", "", "Show"});
        notifier.show({"2", "", "Show"});
        QTRY_VERIFY(!desktop.shown.empty() && desktop.shown.back().title == "2");
        notifier.show({"3", "", "Show"});
        QTRY_VERIFY(desktop.shown.back().title == "3");
        for (const Shown &each : desktop.shown)
            QCOMPARE(each.id, 1U);
    }

    void whatLooksLikeMarkupIsText_data()
    {
        QTest::addColumn<QStringList>("capabilities");
        QTest::addColumn<QString>("text");
        QTest::newRow("a desktop that reads markup gets it escaped")
            << QStringList{"body-markup"} << QString("&lt;b&gt; &amp; c");
        QTest::newRow("one that shows plain text gets it as it is")
            << QStringList{"body"} << QString("<b> & c");
    }

    void whatLooksLikeMarkupIsText()
    {
        QFETCH(QStringList, capabilities);
        QFETCH(QString, text);
        PrivateBus bus;
        NotifyingDesktop desktop(bus.connection(), capabilities);
        Notifier notifier(bus.connection());
        notifier.show({"t", "<b> & c", "Show"});
        QTRY_COMPARE(desktop.shown.size(), std::size_t(1));
        QCOMPARE(desktop.shown.front().text, text);
        QVERIFY(desktop.shown.front().actions.isEmpty()); // it has no buttons
    }

    void aClickIsToldWithTheDesktopsToken()
    {
        PrivateBus bus;
        NotifyingDesktop desktop(bus.connection());
        Notifier notifier(bus.connection());
        QSignalSpy chosen(&notifier, &Notifier::chosen);
        notifier.show({"1", "", "Show"});
        QTRY_COMPARE(desktop.shown.size(), std::size_t(1));
        desktop.click(77); // another program's
        desktop.click(desktop.shown.front().id);
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), QString("token-8141"));
    }

    void itIsTakenAwayWhenItIsAnswered()
    {
        PrivateBus bus;
        NotifyingDesktop desktop(bus.connection());
        Notifier notifier(bus.connection());
        notifier.show({"1", "", "Show"});
        QTRY_COMPARE(desktop.shown.size(), std::size_t(1));
        notifier.takeAway();
        QTRY_COMPARE(desktop.closed, std::vector<uint>{1});
        notifier.show({"1", "", "Show"});
        QTRY_COMPARE(desktop.shown.size(), std::size_t(2));
        QCOMPARE(desktop.shown.back().replaces, 0U);
    }

    void oneThatThePersonClosedIsNotReplaced()
    {
        PrivateBus bus;
        NotifyingDesktop desktop(bus.connection());
        const QDBusConnection connection = bus.connection();
        Notifier notifier(connection);
        QSignalSpy chosen(&notifier, &Notifier::chosen);
        notifier.show({"1", "", "Show"});
        QTRY_COMPARE(desktop.shown.size(), std::size_t(1));
        settle(connection);
        desktop.say("NotificationClosed", {1U, 2U});
        desktop.click(1);
        settle(connection);
        QCOMPARE(chosen.count(), 0);
        notifier.show({"2", "", "Show"});
        QTRY_COMPARE(desktop.shown.size(), std::size_t(2));
        QCOMPARE(desktop.shown.back().replaces, 0U);
    }

    void withoutADesktopNothingHappens()
    {
        PrivateBus bus;
        Notifier notifier(bus.connection());
        notifier.show({"1", "", "Show"});
        const auto connection = bus.connection();
        NotifyingDesktop desktop(connection);
        QTRY_VERIFY([&] {
            notifier.show({"2", "", "Show"});
            return !desktop.shown.empty() && desktop.shown.back().title == "2";
        }());
    }

    void theTrayIconSaysHowMuchWaits_data()
    {
        QTest::addColumn<int>("waiting");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0 << QString("nidreg: nothing waits for you");
        QTest::newRow("one request") << 1 << QString("nidreg: 1 request waits for you");
        QTest::newRow("several") << 5 << QString("nidreg: 5 requests wait for you");
    }

    void theTrayIconSaysHowMuchWaits()
    {
        QFETCH(int, waiting);
        app::TrayIcon tray({});
        tray.tell(waiting);
        QTEST(tray.toolTip(), "text");
        QSignalSpy shown(&tray, &app::TrayIcon::showWanted),
            quit(&tray, &app::TrayIcon::quitWanted);
        tray.menu().actions().first()->trigger();
        tray.menu().actions().last()->trigger();
        QCOMPARE(shown.count(), 1);
        QCOMPARE(quit.count(), 1);
    }
};

NIDREG_TEST(NotifierTest, QApplication)

} // namespace tst_notifier

#include "tst_notifier.moc"
