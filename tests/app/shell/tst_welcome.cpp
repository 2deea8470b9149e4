// SPDX-License-Identifier: MIT
#include "app/shell/pageslist.h"
#include "app/shell/tipcard.h"
#include "forms/drafts/draftspage.h"
#include "forms/help/tour.h"
#include "forms/session/preferences.h"
#include "forms/widgets/messagebar.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>

namespace tst_welcome {

using namespace nidreg;
using namespace nidreg::tests;

/// Whether the window welcomes whoever opens their own registry.
static bool welcomes(const MainWindowSetup &setup)
{
    for (const auto *each : setup.window->findChildren<forms::MessageBar *>()) {
        if (each->isVisible() && each->message().contains("your own registry"))
            return true;
    }
    return false;
}

/// What somebody sees who starts the program for the first time.
class TestWelcome : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_welcome");
    }
    void init() { QSettings().clear(); }

    void theWelcomeComesAfterTheTour_data()
    {
        QTest::addColumn<bool>("isOpenFirst");
        QTest::newRow("when the registry opens during the tour") << false;
        QTest::newRow("when it is open before") << true;
    }

    void theWelcomeComesAfterTheTour()
    {
        QFETCH(bool, isOpenFirst);
        MainWindowSetup setup;
        if (isOpenFirst)
            setup.open();
        setup.window->startHelp();
        if (!isOpenFirst)
            setup.open();
        auto &tour = setup.the<forms::Tour>();
        auto *next = tour.findChild<QPushButton *>("next");
        for (std::size_t step = 0; step < 5; ++step) {
            QCOMPARE(tour.step(), step);
            QVERIFY(!welcomes(setup));
            next->click();
        }
        QTRY_VERIFY(welcomes(setup));
    }

    void theWelcomeStaysOnTheFirstPage()
    {
        MainWindowSetup setup;
        setup.open();
        QTRY_VERIFY(welcomes(setup));
        setup.window->choosePage(1);
        QVERIFY(!welcomes(setup));
        setup.window->choosePage(0);
        QVERIFY(welcomes(setup));
        setup.window->choosePage(2); // whoever drafts has found the way
        setup.window->choosePage(0);
        QVERIFY(!welcomes(setup));
    }

    void theDraftsOfTheLastTimeAreOpenAgain()
    {
        const QTemporaryDir folder;
        QStringList names;
        for (const char *name : {"a.txt", "b.txt", "gone.txt"}) {
            names += folder.filePath(name);
            QVERIFY(
                QFile::copy(QString(NIDREG_SOURCE "/tests/fixtures/endtoend/lighthouse-fixed.txt"),
                            names.last()));
        }
        const auto tabs = [](MainWindowSetup &setup) {
            return setup.the<forms::DraftsPage>().findChild<QTabWidget *>("tabs");
        };
        {
            MainWindowSetup setup;
            for (const QString &each : names)
                setup.window->openFile(each);
            setup.window->openFile(names[0]);
            QCOMPARE(tabs(setup)->count(), 3);
            setup.window->close();
        }
        QVERIFY(QFile::remove(names[2]));
        {
            MainWindowSetup setup;
            setup.window->reopenDrafts();
            QCOMPARE(tabs(setup)->count(), 2);
            QCOMPARE(setup.the<forms::DraftsPage>().current()->draft().filePath(), names[0]);
            setup.window->close();
        }
        forms::Preferences without;
        without.reopensDrafts = false;
        without.save();
        MainWindowSetup setup;
        setup.window->reopenDrafts();
        QCOMPARE(tabs(setup)->count(), 0);
    }

    void aTipMovesNothing()
    {
        QSettings().setValue("help/tourShown", true);
        QSettings().setValue("window/welcomed", true);
        MainWindowSetup setup;
        setup.open();
        setup.window->startHelp();
        setup.window->choosePage(5);
        auto &tip = setup.the<app::TipCard>();
        const auto *page = setup.the<QStackedWidget>().currentWidget();
        QVERIFY(tip.isVisible());
        const QRect with(page->mapTo(setup.window.get(), QPoint()), page->size());
        QTest::mouseClick(tip.findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(!tip.isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(QRect(page->mapTo(setup.window.get(), QPoint()), page->size()), with);
    }

    void aTipPushesNoPageOutOfTheList()
    {
        QSettings().setValue("help/tourShown", true);
        QSettings().setValue("window/welcomed", true);
        MainWindowSetup setup;
        setup.window->resize(900, 440);
        setup.open();
        setup.window->startHelp();
        setup.window->choosePage(5);
        QVERIFY(!setup.the<app::TipCard>().isVisible());
        setup.window->resize(1280, 800);
        QCoreApplication::processEvents();
        setup.window->choosePage(4);
        setup.window->choosePage(5);
        QVERIFY(setup.the<app::TipCard>().isVisible()); // it was not used up
        const auto &list = setup.the<app::PagesList>();
        QVERIFY(list.visualItemRect(list.item(5)).bottom() <= list.viewport()->height());
    }

    void aNumberSaysWhatItCounts_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("counted");
        QTest::newRow("namespaces that are listed") << 0 << "Namespaces"
                                                    << "Listed: 105";
        QTest::newRow("requests that wait for whoever acts") << 1 << "Requests"
                                                             << "Waiting for you: 0";
    }

    void aNumberSaysWhatItCounts()
    {
        QFETCH(int, page);
        QFETCH(QString, name);
        QFETCH(QString, counted);
        MainWindowSetup setup;
        setup.open();
        const auto *item = setup.the<app::PagesList>().item(page);
        QTRY_COMPARE(item->data(Qt::AccessibleTextRole).toString(), name + ", " + counted);
        QCOMPARE(item->toolTip(), QString("%1 (Ctrl+%2)\n%3").arg(name).arg(page + 1).arg(counted));
    }
};

NIDREG_TEST(TestWelcome, QApplication)

} // namespace tst_welcome

#include "tst_welcome.moc"
