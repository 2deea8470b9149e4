// SPDX-License-Identifier: MIT
#include "tests/forms/namespaces/namespaceswindow.h"
#include "tests/program/program.h"

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolButton>

namespace tst_namespacesselection {

using namespace nidreg;
using namespace nidreg::tests;

class NamespacesSelectionTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_settings = std::make_unique<QTemporaryDir>();
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings->path());
        QApplication::setOrganizationName("nidreg");
        QApplication::setApplicationName("selection-test");
        QSettings().clear();
    }

    void downLeadsFromTheFilterToWhatItFound()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta"});
        window.open();
        auto *table = window.child<QTableView>("table");
        QTRY_COMPARE(table->model()->rowCount(), 2);
        auto *filter = window.child<QLineEdit>("filterEdit");
        filter->setFocus();
        QTest::keyClicks(filter, "bet");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(window.page.focusWidget(), table);
        QCOMPARE(table->selectionModel()->selectedRows().value(0).row(), 0);
    }

    void theListOfPagesCountsAllWhateverTheFilterFinds()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta"});
        window.open();
        window.child<QLineEdit>("filterEdit")->setText("alp");
        QTRY_COMPARE(window.rows(), 1);
        QSignalSpy counted(&window.page, &forms::Page::countChanged);
        window.import({"gamma"});
        QTRY_VERIFY(!counted.isEmpty());
        QCOMPARE(counted.last().first().toInt(), 3);
    }

    void twoChipsOfAPairAreNeverDownTogether()
    {
        NamespacesWindow window;
        window.import({"alpha", "urn-3"});
        window.open();
        window.child<QToolButton>("informalChip")->click();
        QTRY_COMPARE(window.table()->model()->index(0, 0).data().toString(), QString("urn-3"));
        window.child<QToolButton>("formalChip")->click();
        QVERIFY(!window.child<QToolButton>("informalChip")->isChecked());
        QTRY_COMPARE(window.table()->model()->index(0, 0).data().toString(), QString("alpha"));
        QCOMPARE(window.rows(), 1);
        window.child<QToolButton>("deprecatedChip")->click();
        QTRY_VERIFY(!window.message().isEmpty());
    }

    void whatIsChosenStaysChosenWhenTheRegistryChanges()
    {
        NamespacesWindow window;
        window.import({"beta", "gamma"});
        window.open();
        QTRY_COMPARE(window.rows(), 2);
        window.table()->selectRow(1);
        QTRY_COMPARE(window.shown(), QString("gamma"));
        window.registerNamespace("alpha", 1, {});
        QTRY_COMPARE(window.rows(), 3);
        QCOMPARE(window.chosen(), QString("gamma"));
        QCOMPARE(window.shown(), QString("gamma"));
    }

    void whatTheFilterLeavesOutIsNotShownBesideTheList()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta", "gamma"});
        window.open();
        QTRY_COMPARE(window.shown(), QString("alpha"));
        auto *filter = window.child<QLineEdit>("filterEdit");
        QTest::keyClicks(filter, "gam");
        QTRY_COMPARE(window.shown(), QString("gamma"));
        QCOMPARE(window.chosen(), QString("gamma"));
        QTest::keyClicks(filter, "x");
        QTRY_COMPARE(window.child<QStackedWidget>("stack")->currentWidget()->objectName(),
                     QString("emptyPage"));
        window.child<QPushButton>("clearButton")->click();
        QTRY_COMPARE(window.shown(), QString("alpha"));
    }

    void sortingShowsTheFirstRowsAndKeepsTheChosenOne()
    {
        NamespacesWindow window;
        std::vector<std::string> nids;
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            nids.push_back(std::string("aa") + letter);
            nids.push_back(std::string("bb") + letter);
        }
        window.import(nids);
        window.open();
        QTRY_COMPARE(window.rows(), int(nids.size()));
        window.table()->horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
        QTRY_COMPARE(window.table()->model()->index(0, 0).data().toString(), QString("bbz"));
        QTRY_COMPARE(window.chosen(), QString("aaa"));
        QCOMPARE(window.table()->rowAt(1), 0);
    }

    void aNamespaceIsShownWhateverTheFilter()
    {
        NamespacesWindow window;
        window.import({"alpha", "beta"});
        window.open();
        window.child<QLineEdit>("filterEdit")->setText("beta");
        QTRY_COMPARE(window.rows(), 1);
        window.page.show("alpha");
        QTRY_COMPARE(window.chosen(), QString("alpha"));
        QTRY_COMPARE(window.shown(), QString("alpha"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_settings;
};

NIDREG_TEST(NamespacesSelectionTest, QApplication)

} // namespace tst_namespacesselection

#include "tst_namespacesselection.moc"
