// SPDX-License-Identifier: MIT
#include "tests/forms/widgets/twotemplates.h"
#include "tests/program/program.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_sidebysidemodel {

using namespace nidreg;
using namespace nidreg::forms;
using namespace nidreg::tests;

class SideBySideModelTest : public QObject {
    Q_OBJECT

private slots:
    void headingsStandAboveTheirLines()
    {
        SideBySideModel model;
        const QAbstractItemModelTester tester(&model);
        model.setFields(fieldDiffs(someTemplate(), changedTemplate()));
        QStringList captions;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.kind(row) == SideBySideModel::SectionRow)
                captions += model.index(row, 0).data().toString();
        }
        QCOMPARE(
            captions,
            (QStringList{"Namespace Identifier: the same", "Version: changed", "Date: the same",
                         "Purpose: changed", "Syntax: changed", "Documentation: added"}));
    }

    void equalLinesAreFoldedAndOpened()
    {
        SideBySideModel model;
        const QAbstractItemModelTester tester(&model);
        model.setFields(fieldDiffs(someTemplate(), changedTemplate()));
        const int fold = rowOf(model, SideBySideModel::FoldRow);
        QCOMPARE(model.index(fold, 0).data().toString(), QString("16 equal lines"));
        const int rows = model.rowCount();
        model.toggle(fold);
        QVERIFY(model.isOpen(fold));
        QCOMPARE(model.rowCount(), rows + 16);
        QCOMPARE(model.line(fold + 1).before.text, QString("rule-1 = \"a\""));
        QCOMPARE(model.line(fold + 16).before.number, 16);
        model.toggle(fold);
        QCOMPARE(model.rowCount(), rows);
        model.setAllOpen(true);
        model.setFields(fieldDiffs(someTemplate(), changedTemplate()));
        QVERIFY(model.isOpen(0));
        QVERIFY(model.rowCount() > rows);
    }

    void whatWasOpenedStaysOpenWhenComparedAgain()
    {
        SideBySideModel model;
        model.setFields(fieldDiffs(someTemplate(), changedTemplate()));
        model.toggle(rowOf(model, SideBySideModel::FoldRow));
        model.setFields(fieldDiffs(someTemplate(), changedTemplate()));
        QVERIFY(model.isOpen(rowOf(model, SideBySideModel::FoldRow)));
    }

    /// Whatever is folded: every line of both sides stands in what is copied, in its order.
    void copyingLosesNoLine_data()
    {
        QTest::addColumn<bool>("isOpen");
        QTest::newRow("with equal lines folded") << false;
        QTest::newRow("with all lines shown") << true;
    }

    void copyingLosesNoLine()
    {
        QFETCH(const bool, isOpen);
        SideBySideModel model;
        model.setFields(fieldDiffs(someTemplate(), changedTemplate()));
        model.setAllOpen(isOpen);
        const int last = model.rowCount() - 1;
        const QString before = model.text(0, last, SideBySideModel::BeforeColumn);
        const QString after = model.text(0, last, SideBySideModel::AfterColumn);
        for (int line = 1; line <= 40; ++line)
            QVERIFY(before.contains(QString("\nrule-%1 = \"a\"").arg(line)));
        QVERIFY(after.contains("\nrule-20 = \"b\"\nrule-21"));
        QVERIFY(after.endsWith("Documentation:\nA book of lights."));
        QVERIFY(before.endsWith("\nDocumentation:"));
        const QString unified = model.unifiedText(0, last);
        QVERIFY(unified.contains("  rule-19 = \"a\"\n- rule-20 = \"a\"\n+ rule-20 = \"b\"\n"));
        QVERIFY(unified.contains("@@ Version @@\n- 1\n+ 2\n"));
    }
};

NIDREG_TEST(SideBySideModelTest, QCoreApplication)

} // namespace tst_sidebysidemodel

#include "tst_sidebysidemodel.moc"
