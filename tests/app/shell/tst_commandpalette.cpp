// SPDX-License-Identifier: MIT
#include "app/shell/commandpalette.h"
#include "app/shell/pageslist.h"
#include "tests/app/shell/mainwindowsetup.h"
#include "tests/program/program.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>

namespace tst_commandpalette {

using namespace nidreg;
using namespace nidreg::tests;

/// The palette of a window, opened by its key.
static app::CommandPalette &opened(MainWindowSetup &setup)
{
    QTest::keyClick(setup.window.get(), Qt::Key_K, Qt::ControlModifier);
    return setup.the<app::CommandPalette>();
}

static QStringList rows(const QListWidget &list)
{
    QStringList names;
    for (int row = 0; row < list.count(); ++row)
        names << list.item(row)->text();
    return names;
}

class TestCommandPalette : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("nidreg-tests");
        QCoreApplication::setApplicationName("tst_commandpalette");
    }
    void init() { QSettings().clear(); }

    void whatCannotBeDoneComesLastWithItsReason()
    {
        MainWindowSetup setup; // no registry is open
        auto &palette = opened(setup);
        const auto *list = palette.findChild<QListWidget *>();
        const auto found = list->findItems("Publish listing", Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QVERIFY(!found.first()->flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(found.first()->toolTip().contains("The registry is not connected."));
        bool isPast = false;
        for (int row = 0; row < list->count(); ++row) {
            const bool isEnabled = list->item(row)->flags().testFlag(Qt::ItemIsEnabled);
            QVERIFY2(!(isPast && isEnabled), qPrintable(list->item(row)->text()));
            isPast = isPast || !isEnabled;
        }
        palette.findChild<QLineEdit *>()->setText("publish listing");
        QTest::keyClick(palette.findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(palette.isVisible());
    }

    void aCommandIsFoundByOtherWords_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("command");
        QTest::newRow("publishing by export") << 0 << "export"
                                              << "Publish listing";
        QTest::newRow("publishing by a format") << 0 << "csv"
                                                << "Publish listing";
        QTest::newRow("the shown rows by a format") << 0 << "csv"
                                                    << "Export table";
        QTest::newRow("a new draft by what it is for") << 0 << "register"
                                                       << "New draft";
        QTest::newRow("closing a draft by deleting") << 2 << "delete"
                                                     << "Close draft";
    }

    void aCommandIsFoundByOtherWords()
    {
        QFETCH(int, page);
        QFETCH(QString, typed);
        QFETCH(QString, command);
        MainWindowSetup setup;
        setup.the<app::PagesList>().setCurrentRow(page);
        auto &palette = opened(setup);
        palette.findChild<QLineEdit *>()->setText(typed);
        const QStringList found = rows(*palette.findChild<QListWidget *>());
        QVERIFY2(found.contains(command), qPrintable(found.join(", ")));
    }

    void aNumberIsFoundAmongManyThatBeginWithIt()
    {
        MainWindowSetup setup;
        setup.open();
        for (int number = 1; number <= 19; ++number)
            QCOMPARE(setup.createRequest("seedbank").value, number);
        auto &palette = opened(setup);
        palette.findChild<QLineEdit *>()->setText("1");
        const auto *list = palette.findChild<QListWidget *>();
        QTRY_VERIFY2(rows(*list).value(0) == "Request 1", qPrintable(rows(*list).join(", ")));
    }

    void theRegistryIsAskedOnceWhenTypingPauses()
    {
        MainWindowSetup setup;
        setup.open();
        auto &palette = opened(setup);
        auto *edit = palette.findChild<QLineEdit *>();
        const auto *list = palette.findChild<QListWidget *>();
        const QSignalSpy asked(&setup.session, &forms::RegistrySession::pendingChanged);
        for (const char *typed : {"n", "ne", "new draft"})
            edit->setText(typed);
        QCOMPARE(list->item(0)->text(), QString("New draft")); // commands need no answer
        QCOMPARE(asked.count(), 0);
        QTRY_VERIFY(!asked.isEmpty());
    }
};

NIDREG_TEST(TestCommandPalette, QApplication)

} // namespace tst_commandpalette

#include "tst_commandpalette.moc"
