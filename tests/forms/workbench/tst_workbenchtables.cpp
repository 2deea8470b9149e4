// SPDX-License-Identifier: MIT
#include "forms/workbench/linesmodel.h"
#include "forms/workbench/numberedtext.h"
#include "forms/workbench/scanmodels.h"
#include "forms/workbench/urnreport.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_workbenchtables {

using namespace nidreg;
using namespace nidreg::forms;

/// The tables of the Workbench.
class TestWorkbenchTables : public QObject {
    Q_OBJECT

private slots:
    void everyLineIsARow_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QStringList>("cells");
        QTest::newRow("numbers") << int(LinesModel::LineColumn) << QStringList({"1", "2", "4"});
        QTest::newRow("strings") << int(LinesModel::StringColumn)
                                 << QStringList({"urn:Example:a?=q", "no", "urn:isbn:1"});
        QTest::newRow("NIDs") << int(LinesModel::NidColumn) << QStringList({"Example", "", "isbn"});
        QTest::newRow("registered") << int(LinesModel::RegisteredColumn)
                                    << QStringList({"not registered", "", "registered"});
        QTest::newRow("q-components") << int(LinesModel::QColumn) << QStringList({"q", "", ""});
    }

    void everyLineIsARow()
    {
        QFETCH(int, column);
        QFETCH(QStringList, cells);
        LinesModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRows(rowsOf(QStringLiteral("urn:Example:a?=q\n no \n\nurn:isbn:1")));
        registry::NidStatuses known;
        known.all = {{"isbn", registry::Status::Active}};
        model.setKnown(known);
        QStringList shown;
        for (int row = 0; row < model.rowCount(); ++row)
            shown += model.cell(row, column);
        QCOMPARE(shown, cells);
        QCOMPARE(model.urns(), 2);
        QCOMPARE(model.nids(), (std::vector<std::string>{"example", "isbn"}));
    }

    void aVerdictIsASignAndWords()
    {
        LinesModel model;
        model.setRows(rowsOf(QStringLiteral("urn:example:a\nno")));
        for (int row = 0; row < 2; ++row) {
            const QModelIndex cell = model.index(row, LinesModel::VerdictColumn);
            QVERIFY(!cell.data().toString().isEmpty());
            QVERIFY(!cell.data(Qt::DecorationRole).value<QIcon>().isNull());
        }
    }

    void aBarIsAShareOfTheLongest()
    {
        ScanAnswer answer;
        answer.totals.valid = 8;
        answer.nids = {{"isbn", 6}, {"nobody", 2}};
        registry::NidStatuses known;
        known.all = {{"isbn", registry::Status::Active}};
        NidsModel model;
        const QAbstractItemModelTester tester(&model);
        model.show(answer, &known);
        const auto role = [&model](int row, int wanted) {
            return model.index(row, NidsModel::BarColumn).data(wanted);
        };
        QCOMPARE(role(0, NidsModel::ShareRole).toDouble(), 1.0);
        QCOMPARE(role(1, NidsModel::ShareRole).toDouble(), 2.0 / 6.0);
        QVERIFY(!role(0, NidsModel::HatchedRole).toBool());
        QVERIFY(role(1, NidsModel::HatchedRole).toBool());
        QCOMPARE(role(0, Qt::DisplayRole).toString(), QLocale().toString(75.0, 'f', 1) + " %");
    }

    void theLineWithTheFaultIsInSightAndMarked()
    {
        NumberedText text;
        text.resize(300, 200);
        text.show();
        const QString line = QStringLiteral("urn:example:a\n");
        text.setLines(line.repeated(500), 1'000'000);
        text.mark(300 * line.size() + 4, 300 * line.size() + 5);
        QCOMPARE(text.textCursor().blockNumber(), 300);
        const QRect cursor = text.cursorRect();
        QVERIFY(text.viewport()->rect().contains(cursor.center()));
        QCOMPARE(text.extraSelections().size(), 2);
        QCOMPARE(text.extraSelections().back().cursor.selectedText(), "e");
    }
};

NIDREG_TEST(TestWorkbenchTables, QApplication)

} // namespace tst_workbenchtables

#include "tst_workbenchtables.moc"
