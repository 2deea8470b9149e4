// SPDX-License-Identifier: MIT
#include "tests/app/shell/tablepages.h"
#include "tests/program/program.h"

#include <QSettings>
#include <QtTest>

namespace tst_tablecolumns {

using namespace nidreg;
using namespace nidreg::tests;

/// Columns of a large table are chosen, ordered, and come back; rows are selected.
class TestTableColumns : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QSettings().clear();
        m_window = std::make_unique<TablePages>();
    }
    void cleanup() { m_window.reset(); }

    void columnsComeBackAtTheNextStart();
    void theLastColumnStays();
    void theMenuStaysWhileColumnsAreChosen();
    void columnsAreReset();
    void aHeadingThatNothingIsSortedByLeavesTheOrder();
    void severalRowsAreSelectedAndOneIsShown();

private:
    ShownTable namespaces() { return ShownTable(m_window->namespaces); }

    std::unique_ptr<TablePages> m_window;
};

void TestTableColumns::columnsComeBackAtTheNextStart()
{
    {
        const ShownTable shown = namespaces();
        shown.toggle("Updated");
        shown.toggle("Reference");
        QHeaderView *header = shown.table.horizontalHeader();
        header->moveSection(0, 2);
    }
    m_window.reset(); // saves
    m_window = std::make_unique<TablePages>();
    const ShownTable again = namespaces();
    QVERIFY(!again.table.isColumnHidden(forms::NamespacesModel::UpdatedColumn));
    QVERIFY(again.table.isColumnHidden(forms::NamespacesModel::ReferenceColumn));
    QCOMPARE(again.table.horizontalHeader()->visualIndex(0), 2);
}

void TestTableColumns::theLastColumnStays()
{
    const ShownTable shown = namespaces();
    for (const char *each : {"Kind", "Version", "Registered", "Registrant", "Reference", "Status"})
        shown.toggle(each);
    emit shown.tables.columns().aboutToShow();
    QAction *last = shown.tables.columns().actions().first();
    QCOMPARE(last->text(), QString("NID"));
    QVERIFY(last->isChecked() && !last->isEnabled());
}

void TestTableColumns::theMenuStaysWhileColumnsAreChosen()
{
    const ShownTable shown = namespaces();
    forms::ColumnMenu &menu = shown.tables.columns();
    menu.popup({});
    for (const int column :
         {forms::NamespacesModel::KindColumn, forms::NamespacesModel::VersionColumn}) {
        const QRect row = menu.actionGeometry(menu.actions()[column]);
        QTest::mouseClick(&menu, Qt::LeftButton, {}, row.center());
        QVERIFY(shown.table.isColumnHidden(column));
        QVERIFY(menu.isVisible());
    }
    menu.close();
}

void TestTableColumns::columnsAreReset()
{
    const ShownTable shown = namespaces();
    shown.toggle("Updated");
    shown.toggle("NID");
    shown.table.horizontalHeader()->moveSection(3, 1);
    emit shown.tables.columns().aboutToShow();
    shown.tables.columns().actions().last()->trigger();
    QCOMPARE(forms::ColumnMenu::shownColumns(*qobject_cast<forms::RowsView *>(&shown.table)),
             (std::vector<int>{0, 1, 2, 3, 4, 5, 6}));
}

void TestTableColumns::aHeadingThatNothingIsSortedByLeavesTheOrder()
{
    const ShownTable shown = namespaces();
    QHeaderView *header = shown.table.horizontalHeader();
    header->setSortIndicator(0, Qt::DescendingOrder);
    header->setSortIndicator(forms::NamespacesModel::UpdatedColumn, Qt::AscendingOrder);
    QCOMPARE(header->sortIndicatorSection(), 0);
    QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
}

void TestTableColumns::severalRowsAreSelectedAndOneIsShown()
{
    const ShownTable shown = namespaces();
    QVERIFY(shown.isCounted(kNamespaces));
    const auto at = [&](int row) {
        return shown.table.visualRect(shown.table.model()->index(row, 0)).center();
    };
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, {}, at(1));
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, Qt::ControlModifier, at(4));
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, Qt::ControlModifier, at(6));
    QTest::mouseClick(shown.table.viewport(), Qt::LeftButton, Qt::ControlModifier, at(4));
    QStringList chosen;
    for (const QModelIndex &index : shown.table.selectionModel()->selectedRows())
        chosen += index.data().toString();
    QCOMPARE(chosen.join(' '), QString("lamp-0001 lamp-0006"));
    QCOMPARE(shown.table.currentIndex().row(), 4);
}

NIDREG_TEST(TestTableColumns, QApplication)

} // namespace tst_tablecolumns

#include "tst_tablecolumns.moc"
