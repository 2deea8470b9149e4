// SPDX-License-Identifier: MIT
#include "forms/namespaces/asofbar.h"
#include "forms/namespaces/namespacesdetails.h"
#include "forms/namespaces/namespacespage.h"
#include "forms/widgets/namespacesdocument.h"
#include "forms/widgets/sidebyside.h"
#include "tests/forms/namespaces/namespaceswindow.h"
#include "tests/model/storage/sql.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDateEdit>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

namespace tst_namespacespage {

using namespace nidreg;
using namespace nidreg::tests;
using forms::NamespacesPage;
using templates::Field;

class NamespacesPageTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_settings = std::make_unique<QTemporaryDir>();
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings->path());
        QApplication::setOrganizationName("nidreg");
        QApplication::setApplicationName("page-test");
        QSettings().clear();
    }

    void beforeTheRegistryIsOpenThePageSaysSo()
    {
        NamespacesWindow window;
        QTRY_COMPARE(window.message(), QString("Opening the registry…"));
    }

    void anEmptyRegistrySaysWhatToDo()
    {
        NamespacesWindow window;
        window.open();
        QTRY_VERIFY(window.message().startsWith("No namespaces are registered yet."));
        QVERIFY(!window.child<QPushButton>("clearButton")->isVisible());
    }

    void theTableAnswersAsOneTypes()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta", "gamma"});
        window.open();
        QAbstractItemModelTester tester(window.table()->model());
        QTRY_COMPARE(window.rows(), 3);
        QTest::keyClicks(window.child<QLineEdit>("filterEdit"), "BET");
        QTRY_COMPARE(window.rows(), 1);
        QTest::keyClicks(window.child<QLineEdit>("filterEdit"), "x");
        QTRY_COMPARE(window.message(), QString("“BETx” is not registered."));
        QTest::mouseClick(window.child<QPushButton>("clearButton"), Qt::LeftButton);
        QTRY_COMPARE(window.rows(), 3);
    }

    void whatIsMissingIsSaid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("chip");
        QTest::addColumn<QString>("message");
        QTest::addColumn<bool>("isOffered");
        QTest::newRow("a NID can be asked for") << "delta"
                                                << ""
                                                << "“delta” is not registered." << true;
        QTest::newRow("a prefix is that of its NID") << "URN:delta:"
                                                     << ""
                                                     << "“delta” is not registered." << true;
        QTest::newRow("an informal one is numbered by the registry")
            << "urn-77"
            << ""
            << "No namespace matches the filter." << false;
        QTest::newRow("words are no NID") << "tide gauges"
                                          << ""
                                          << "No namespace matches the filter." << false;
        QTest::newRow("a chip hides the rest")
            << "alpha"
            << "informalChip"
            << "No namespace matches “alpha”. Only “Informal” is shown." << false;
    }

    void whatIsMissingIsSaid()
    {
        QFETCH(QString, text);
        QFETCH(QString, chip);
        QFETCH(bool, isOffered);
        NamespacesWindow window;
        window.import({"alpha", "beta", "gamma"});
        window.open();
        QTRY_COMPARE(window.rows(), 3);
        if (!chip.isEmpty())
            window.child<QToolButton>(chip.toLatin1())->click();
        QTest::keyClicks(window.child<QLineEdit>("filterEdit"), text);
        QTRY_COMPARE(window.rows(), 0);
        QTRY_VERIFY(window.message() != "Searching…");
        QTEST(window.message(), "message");
        auto *draft = window.child<QPushButton>("draftButton");
        QCOMPARE(draft->isVisible(), isOffered);
        if (!isOffered)
            return;
        QSignalSpy wanted(&window.page, &forms::NamespacesPage::draftWanted);
        draft->click();
        QCOMPARE(wanted.value(0).value(0).toString(), QString("delta"));
    }

    void aNamespaceIsDeprecatedByARevision()
    {
        NamespacesWindow window;
        window.import({"alpha"});
        window.open();
        QTRY_COMPARE(window.rows(), 1);
        window.table()->selectRow(0);
        auto *deprecate = window.child<QAction>("deprecate");
        QTRY_VERIFY(deprecate->isEnabled());
        QSignalSpy wanted(&window.page, &forms::NamespacesPage::deprecationWanted);
        deprecate->trigger();
        QCOMPARE(wanted.value(0).value(0).toString(), QString("alpha"));
    }

    void whatNoProgramWroteIsShownAsItStands()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta", "gamma"});
        Sql superuser(window.context.registry.conninfo());
        superuser.value("set session_replication_role = replica;"
                        " alter domain nidreg_data.reference_list"
                        " drop constraint references_are_what_programs_read;"
                        " alter domain nidreg_data.listing_date"
                        " drop constraint a_listing_date_is_a_month_or_a_day");
        for (const char *table : {"namespace", "record_revision"})
            superuser.value(QStringLiteral("update nidreg_data.%1 set reference = '[1]',"
                                           " registered = 'soon' where nid = 'beta'")
                                .arg(QLatin1String(table)));
        window.open();
        QTRY_COMPARE(window.rows(), 3);
        window.table()->setCurrentIndex(window.table()->model()->index(1, 0));
        QTRY_COMPARE(window.shown(), QString("beta"));
        const int column = forms::NamespacesModel::ReferenceColumn;
        QCOMPARE(window.table()->model()->index(1, column).data().toString(), QString("1"));
    }

    void thePastIsMarkedAndLeadsBackToNow()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta"});
        window.open();
        QTRY_COMPARE(window.rows(), 2);
        QTRY_COMPARE(window.shown(), QString("alpha"));
        auto *bar = window.child<forms::AsOfBar>("pastBar");
        QVERIFY(!bar->isVisible());
        const auto actions = window.page.pageActions();
        const auto past = std::ranges::find(actions, true, &QAction::isCheckable);
        (*past)->trigger();
        QTRY_VERIFY(bar->asOf().isPast());
        auto *day = bar->findChild<QDateEdit *>("pastDay");
        QTRY_COMPARE(window.rows(), 2);
        day->setDate(QDate(2000, 1, 1));
        QTRY_VERIFY(window.message().startsWith("Not known. "));
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->asOf().day, std::string("2000-01-01"));
        QVERIFY(!actions.front()->isEnabled()); // no revision of what stood once
        QTest::mouseClick(bar->findChild<QPushButton *>(), Qt::LeftButton);
        QTRY_COMPARE(window.rows(), 2);
        QVERIFY(!bar->isVisible());
        QVERIFY(!(*past)->isChecked());
        QTRY_VERIFY(actions.front()->isEnabled());
    }

    void aHeadingSortsTheWholeListing()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta", "gamma"});
        window.open();
        QTRY_COMPARE(window.rows(), 3);
        window.table()->horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
        QTRY_COMPARE(window.table()->model()->index(0, 0).data().toString(), QString("gamma"));
    }

    void anImportedVersionShowsItsFactsAndSafeLinksOnly()
    {
        NamespacesWindow window;
        window.import({"alpha"});
        window.open();
        QTRY_VERIFY(window.text().contains("Imported from a listing."));
        QStringList links;
        const QTextDocument *document = window.child<QTextBrowser>("templateView")->document();
        for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (part.fragment().charFormat().isAnchor())
                    links += part.fragment().charFormat().anchorHref();
            }
        }
        QCOMPARE(links, QStringList{"https://www.rfc-editor.org/rfc/rfc8141"});
        QVERIFY(!window.page.findChild<QTabWidget *>()->isTabEnabled(1));
    }

    void aTemplateIsReadAsTextNeverAsMarkup()
    {
        NamespacesWindow window;
        window.registerNamespace("alpha", 1,
                                 {{Field::Purpose, "To show <b>bold</b> things & more."}});
        window.open();
        QTRY_VERIFY(window.text().contains("To show <b>bold</b> things & more."));
        QVERIFY(window.text().contains("Purpose\n"));
    }

    void twoVersionsAreCompared()
    {
        NamespacesWindow window;
        window.registerNamespace("alpha", 1, {{Field::Purpose, "Names for lights."}});
        window.registerNamespace(
            "alpha", 2,
            {{Field::Purpose, "Names for lamps."}, {Field::RevisionInformation, "More."}});
        window.open();
        QTRY_COMPARE(window.child<QComboBox>("versionBox")->count(), 2);
        QVERIFY(window.page.findChild<QTabWidget *>()->isTabEnabled(1));
        window.page.findChild<QTabWidget *>()->setCurrentIndex(1);
        const forms::SideBySideModel &model =
            window.child<forms::SideBySide>("differenceView")->model();
        const QString difference = model.unifiedText(0, model.rowCount() - 1);
        QVERIFY(difference.contains("@@ Purpose @@\n- Names for lights.\n+ Names for lamps."));
        QVERIFY(difference.contains("@@ Revision Information @@\n+ More."));
        QVERIFY(model.title(0).startsWith("Version 1"));
        QVERIFY(model.title(1).startsWith("Version 2"));
        window.child<QComboBox>("versionBox")->setCurrentIndex(0);
        emit window.child<QComboBox>("versionBox")->activated(0);
        QVERIFY(window.text().contains("Names for lights."));
    }

    void theHistoryIsToldInSentences()
    {
        NamespacesWindow window;
        window.registerNamespace("alpha", 1, {});
        window.open();
        auto *history = window.child<QTreeWidget>("historyView");
        QTRY_VERIFY(history->topLevelItemCount() > 0);
        QVERIFY(history->topLevelItem(0)->text(2).startsWith("rita registered"));
    }

    void whatACitationNeedsIsCopied()
    {
        NamespacesWindow window;
        window.import({"alpha"});
        window.registerNamespace("beta", 1, {});
        window.open();
        window.page.show("beta");
        QTRY_COMPARE(window.shown(), QString("beta"));
        const auto copies = [&window](const char *words) {
            for (QAction *action : window.page.pageActions()) {
                if (action->text().remove('&') == words)
                    action->trigger();
            }
            return QApplication::clipboard()->text();
        };
        QCOMPARE(copies("Copy NID"), QString("beta"));
        QCOMPARE(copies("Copy URN prefix"), QString("urn:beta:"));
        QVERIFY(copies("Copy template text").startsWith("Namespace Identifier: beta\n"));
    }

    void whatCannotBeCopiedSaysWhy()
    {
        NamespacesWindow window;
        window.import({"alpha"});
        window.open();
        QTRY_COMPARE(window.shown(), QString("alpha"));
        for (QAction *action : window.page.pageActions()) {
            if (action->text() == "Copy &template text") {
                QVERIFY(!action->isEnabled());
                QVERIFY(action->toolTip().startsWith("The text of an imported version"));
            }
        }
    }

    void aRevisionIsAskedForByItsNid()
    {
        NamespacesWindow window;
        window.import({"alpha"});
        window.open();
        QSignalSpy wanted(&window.page, &NamespacesPage::revisionWanted);
        QTRY_COMPARE(window.shown(), QString("alpha"));
        window.page.pageActions().first()->trigger();
        QCOMPARE(wanted.takeFirst().first().toString(), QString("alpha"));
    }

    void columnsAndChipsComeBack()
    {
        {
            NamespacesWindow window;
            window.child<QLineEdit>("filterEdit")->setText("beta");
            window.child<QToolButton>("formalChip")->click();
            window.table()->horizontalHeader()->resizeSection(0, 222);
        }
        NamespacesWindow again;
        QCOMPARE(again.child<QLineEdit>("filterEdit")->text(), QString()); // it was about that day
        QVERIFY(again.child<QToolButton>("formalChip")->isChecked());
        QCOMPARE(again.table()->columnWidth(0), 222);
    }

private:
    std::unique_ptr<QTemporaryDir> m_settings;
};

NIDREG_TEST(NamespacesPageTest, QApplication)

} // namespace tst_namespacespage

#include "tst_namespacespage.moc"
