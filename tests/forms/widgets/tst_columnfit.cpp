// SPDX-License-Identifier: MIT
#include "forms/widgets/columnfit.h"
#include "tests/program/program.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSettings>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace tst_columnfit {

using nidreg::forms::ColumnFit;

/// A table of three columns, of which the second is the spare one.
struct FittedTable {
    FittedTable() : fit(nullptr)
    {
        model.setHorizontalHeaderLabels({"No.", "NID", "State"});
        view.setModel(&model);
        view.verticalHeader()->hide();
        fit = new ColumnFit(view, 1);
        view.resize(600, 200);
        view.show();
    }

    void fill(const QString &first, const QString &second, const QString &third)
    {
        QList<QStandardItem *> row;
        for (const QString &text : {first, second, third})
            row << new QStandardItem(text);
        model.appendRow(row);
    }
    int width(int column) const { return view.columnWidth(column); }
    int all() const { return view.horizontalHeader()->length(); }
    int setup() const { return view.viewport()->width(); }
    int asked(int column) const
    {
        return static_cast<const QAbstractItemView &>(view).sizeHintForColumn(column);
    }

    QStandardItemModel model;
    QTableView view;
    ColumnFit *fit;
};

class TestColumnFit : public QObject {
    Q_OBJECT

private slots:
    void aTableWithoutColumnsIsLeftAlone()
    {
        FittedTable table;
        table.model.clear();
        QTest::qWait(50);
        table.model.setHorizontalHeaderLabels({"No.", "NID", "State"});
        QTRY_COMPARE(table.all(), table.setup());
    }

    void whatIsLeftOverGoesToTheSpareColumn()
    {
        FittedTable table;
        table.fill("1", "beacon", "In review");
        QTRY_COMPARE(table.all(), table.setup());
        QVERIFY(table.width(0) < table.setup() / 4);
        QVERIFY(table.width(1) > table.width(2));
    }

    void andFirstOfAllToWhatThatOneSays()
    {
        FittedTable table;
        table.fill("1", QString(60, 'n'), "In review");
        table.view.resize(20 + table.asked(0) + table.asked(1) + table.asked(2), 200);
        QTRY_COMPARE(table.all(), table.setup());
        QTRY_VERIFY(table.width(1) >= table.asked(1));
        QVERIFY(table.width(2) >= table.asked(2));
    }

    void aNarrowTableDoesNotScrollSideways()
    {
        FittedTable table;
        table.fill("1", QString(40, 'n'), QString(40, 's'));
        QTRY_COMPARE(table.all(), table.setup());
        table.view.resize(300, 200);
        QTRY_COMPARE(table.all(), table.setup());
        QTRY_VERIFY(!table.view.horizontalScrollBar()->isVisible());
        QVERIFY(table.width(0) >= table.asked(0)); // the narrow one is not cut for the wide ones
    }

    void aColumnThatIsKeptWholeIsNotCut()
    {
        FittedTable table;
        table.fit->keepWhole(2);
        table.fill("1", QString(40, 'n'), QString(20, 's'));
        table.view.resize(table.asked(2) * 7 / 4, 200);
        QTRY_COMPARE(table.all(), table.setup());
        QCOMPARE(table.width(2), table.asked(2));
        QVERIFY(table.width(1) < table.asked(1));
    }

    void severalColumnsAreKeptWhole()
    {
        FittedTable table;
        table.fit->keepWhole(0);
        table.fit->keepWhole(2);
        table.fill(QString(12, 'n'), QString(40, 'n'), QString(9, 's'));
        table.view.resize(table.asked(0) + table.asked(2) + 40, 200);
        QTRY_COMPARE(table.width(0), table.asked(0));
        QCOMPARE(table.width(2), table.asked(2));
        QVERIFY(table.width(1) < table.asked(1));
    }

    void aColumnThatIsKeptWholeGrowsWithItsCells()
    {
        FittedTable table;
        table.fit->keepWhole(0);
        table.fill("1", QString(40, 'n'), QString(40, 's'));
        table.view.resize(300, 200);
        QTRY_COMPARE(table.all(), table.setup());
        table.model.item(0, 0)->setText(QString(10, 'f'));
        QTRY_VERIFY(table.width(0) >= table.asked(0));
    }

    /// A day below a long heading: the heading is cut, the day is not.
    void aLongHeadingDoesNotCostANarrowColumnItsCells()
    {
        FittedTable table;
        table.model.setHorizontalHeaderLabels({QString(20, 'h'), "NID", "State"});
        table.fill("2025-01-02", QString(40, 'n'), QString(40, 's'));
        const int em = table.view.fontMetrics().horizontalAdvance('m');
        table.view.resize(table.asked(0) + 11 * em, 200);
        QTRY_COMPARE(table.all(), table.setup());
        QVERIFY2(table.width(0) >= table.asked(0), QByteArray::number(table.width(0)));
    }

    void theSpareColumnGivesBeforeAnyOther()
    {
        FittedTable table;
        table.fill("1", QString(24, 'n'), QString(24, 'n'));
        table.view.resize(20 + table.asked(0) + table.asked(1) * 15 / 8, 200);
        QTRY_COMPARE(table.all(), table.setup());
        QCOMPARE(table.width(2), table.asked(2));
        QVERIFY(table.width(1) < table.asked(1));
    }

    void anotherWindowFitsAnew()
    {
        FittedTable table;
        table.fill("1", "beacon", "In review");
        QTRY_COMPARE(table.all(), table.setup());
        table.view.resize(900, 200);
        QTRY_COMPARE(table.all(), table.setup());
    }

    void widthsThatAPersonSetAreKept()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("columns.ini"), QSettings::IniFormat);
        int drawn = 0;
        {
            FittedTable table;
            table.fill("1", "beacon", "In review");
            QTRY_COMPARE(table.all(), table.setup());
            QWidget *header = table.view.horizontalHeader()->viewport();
            const QPoint edge(table.width(0) - 1, header->height() / 2);
            QTest::mousePress(header, Qt::LeftButton, {}, edge);
            QTest::mouseMove(header, edge + QPoint(40, 0));
            QTest::mouseRelease(header, Qt::LeftButton, {}, edge + QPoint(40, 0));
            drawn = table.width(0);
            table.view.resize(700, 200);
            QCoreApplication::processEvents();
            QCOMPARE(table.width(0), drawn);
            table.fit->save(settings);
        }
        FittedTable again;
        again.fit->restore(settings);
        again.fill("1", "beacon", "In review");
        QCoreApplication::processEvents();
        QCOMPARE(again.width(0), drawn);
    }

    void widthsThatNobodySetAreNot()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("columns.ini"), QSettings::IniFormat);
        FittedTable table;
        table.fill("1", "beacon", "In review");
        QTRY_COMPARE(table.all(), table.setup());
        table.fit->save(settings);
        FittedTable again;
        again.fit->restore(settings);
        again.view.resize(420, 200);
        again.fill("1", "beacon", "In review");
        QTRY_COMPARE(again.all(), again.setup());
    }
};

NIDREG_TEST(TestColumnFit, QApplication)

} // namespace tst_columnfit

#include "tst_columnfit.moc"
