// SPDX-License-Identifier: MIT
#include "model/storage/replay.h"
#include "tests/program/program.h"

#include <QTest>

#include <limits>

namespace tst_requesttable {

using nidreg::storage::RequestTable;

/// What stands by a request's number, whatever number a changed log has.
class TestRequestTable : public QObject {
    Q_OBJECT

private slots:
    void everyNumberHasItsOwnValue_data()
    {
        QTest::addColumn<qint64>("number");
        QTest::newRow("the first request") << qint64(1);
        QTest::newRow("none") << qint64(0);
        QTest::newRow("a negative number") << qint64(-1);
        QTest::newRow("the last that stands in the table") << (qint64(1) << 24) - 1;
        QTest::newRow("the first beyond it") << (qint64(1) << 24);
        QTest::newRow("the greatest number") << std::numeric_limits<qint64>::max();
        QTest::newRow("the least number") << std::numeric_limits<qint64>::min();
    }

    void everyNumberHasItsOwnValue()
    {
        QFETCH(qint64, number);
        RequestTable<int> table;
        table.of(5) = 50;
        QVERIFY(!table.find(number));
        table.of(number) = 7;
        table.of(number) += 1;
        QCOMPARE(*table.find(number), 8);
        QCOMPARE(*table.find(5), 50);
        std::map<std::int64_t, int> all;
        table.visit([&all](std::int64_t request, int value) { all[request] = value; });
        QCOMPARE(all, (std::map<std::int64_t, int>{{5, 50}, {number, 8}}));
    }
};

NIDREG_TEST(TestRequestTable, QCoreApplication)

} // namespace tst_requesttable

#include "tst_requesttable.moc"
