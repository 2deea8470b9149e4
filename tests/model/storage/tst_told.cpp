// SPDX-License-Identifier: MIT
#include "model/storage/told.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_told {

using namespace nidreg::storage;

namespace {

nidreg::proof::Hash hashOf(const char *words)
{
    return nidreg::proof::sha256(words);
}

} // namespace

/// Events and the records that they tell of, read in whatever order.
class TestTold : public QObject {
    Q_OBJECT

private slots:
    void theFirstEventWithoutItsRecordIsNamed_data()
    {
        QTest::addColumn<QList<int>>("held"); ///< events; a negative number: another statement
        QTest::addColumn<int>("mismatch"); ///< the event; -1: none
        QTest::addColumn<bool>("hasUnmatched");
        QTest::newRow("all are there, in another order") << QList<int>{5, 2, 9} << -1 << false;
        QTest::newRow("the first is missing") << QList<int>{5, 9} << 2 << false;
        QTest::newRow("the last is missing") << QList<int>{5, 2} << 9 << false;
        QTest::newRow("one says something else") << QList<int>{2, -5, 9} << 5 << false;
        QTest::newRow("one stands with another event") << QList<int>{2, 6, 9} << 5 << false;
        QTest::newRow("one occurs twice") << QList<int>{2, 5, 5, 9} << 5 << false;
        QTest::newRow("one is there again in other words") << QList<int>{2, 5, -5, 9} << 5 << false;
        QTest::newRow("the last occurs twice") << QList<int>{2, 5, 9, 9} << 9 << false;
        QTest::newRow("one is of no event before the first")
            << QList<int>{1, 2, 5, 9} << -1 << true;
        QTest::newRow("one is of no event in between") << QList<int>{2, 3, 5, 9} << -1 << true;
        QTest::newRow("one is of no event after the last") << QList<int>{2, 5, 9, 10} << -1 << true;
    }

    void theFirstEventWithoutItsRecordIsNamed()
    {
        QFETCH(QList<int>, held);
        ToldRecords records;
        for (const int event : {2, 5, 9})
            records.tell({event, hashOf("so"), 1}, "the record of " + std::to_string(event));
        for (const int event : held)
            records.hold(std::abs(event), hashOf(event < 0 ? "otherwise" : "so"));
        const auto *mismatch = records.firstMismatch();
        QTEST(mismatch ? int(mismatch->event) : -1, "mismatch");
        if (mismatch)
            QCOMPARE(records.subject(*mismatch),
                     "the record of " + std::to_string(mismatch->event));
        else
            QTEST(records.hasUnmatched(), "hasUnmatched");
    }

    void aRecordThatSaysNothingFitsNoEvent()
    {
        ToldRecords records;
        records.tell({2, hashOf("so"), 1}, "request 1");
        records.hold(2, std::nullopt);
        QVERIFY(records.firstMismatch());
    }

    /// Neither a value's end nor a missing one is mistaken for another.
    void valuesAreToldApart()
    {
        const auto hash = [](std::initializer_list<const char *> values) {
            Statement statement;
            for (const char *each : values)
                statement.say(std::string_view(each));
            return statement.hash();
        };
        QVERIFY(hash({"ab", "c"}) != hash({"a", "bc"}));
        QVERIFY(hash({"", "a"}) != hash({"a", ""}));
        QVERIFY(hash({"a", ""}) != hash({"a"}));
        QVERIFY(hash({"1:a"}) != hash({"", "a"}));
        Statement number;
        QVERIFY(number.say(std::int64_t(-12)).hash() == hash({"-12"}));
    }
};

NIDREG_TEST(TestTold, QCoreApplication)

} // namespace tst_told

#include "tst_told.moc"
