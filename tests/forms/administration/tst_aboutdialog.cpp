// SPDX-License-Identifier: MIT
#include "forms/administration/aboutdialog.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QClipboard>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>

namespace tst_aboutdialog {

using namespace nidreg;
using namespace nidreg::tests;

namespace {

base::Versions someVersions()
{
    return {"1.2.3", 41, "6.5.0", "16.2"};
}

} // namespace

class TestAboutDialog : public QObject {
    Q_OBJECT

private slots:
    void theVersionsAreShown_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::newRow("of the program") << "nidreg 1.2.3";
        QTest::newRow("of the schema") << "Schema 41";
        QTest::newRow("of Qt") << "Qt 6.5.0";
        QTest::newRow("of libpq") << "libpq 16.2";
    }

    void theVersionsAreShown()
    {
        QFETCH(QString, shown);
        const forms::AboutDialog dialog(someVersions(), QIcon());
        const QString text = dialog.findChild<QLabel *>("description")->text();
        QVERIFY2(text.contains(shown), qPrintable(text));
    }

    void theVersionsAreCopiedAsTheProgramPrintsThem()
    {
        const forms::AboutDialog dialog(someVersions(), QIcon());
        dialog.findChild<QPushButton *>("copyVersions")->click();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith("nidreg 1.2.3\nschema 41, Qt 6.5.0, libpq 16.2\n"),
                 qPrintable(copied));
    }

    void whatIsUsedIsNamedWithItsLicense_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("license");
        QTest::newRow("a library with a license of its own") << "libpq"
                                                             << "PostgreSQL";
        QTest::newRow("a library with a choice of licenses") << "Hunspell"
                                                             << "MPL-1.1 OR GPL-2.0";
        QTest::newRow("a part of Qt with another license than Qt's") << "Qt Charts"
                                                                     << "GPL-3.0";
        QTest::newRow("data of others") << "IANA"
                                        << "CC0-1.0";
    }

    void whatIsUsedIsNamedWithItsLicense()
    {
        QFETCH(QString, name);
        QFETCH(QString, license);
        const forms::AboutDialog dialog(someVersions(), QIcon());
        const QString text = dialog.findChild<QTextBrowser *>("licenses")->toPlainText();
        const auto at = text.indexOf(name);
        QVERIFY2(at >= 0, qPrintable(text));
        QVERIFY2(text.indexOf(license, at) > at, qPrintable(text));
    }

    void everyTabIsReachedByItsLetter()
    {
        const forms::AboutDialog dialog(someVersions(), QIcon());
        const auto *tabs = dialog.findChild<QTabWidget *>();
        QCOMPARE(tabs->count(), 2);
        QVERIFY(tabs->tabText(0).contains('&') && tabs->tabText(1).contains('&'));
    }
};

NIDREG_TEST(TestAboutDialog, QApplication)

} // namespace tst_aboutdialog

#include "tst_aboutdialog.moc"
