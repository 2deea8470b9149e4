// SPDX-License-Identifier: MIT
#include "forms/words/newswords.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_timelinewords {

using namespace nidreg;
using namespace std::chrono_literals;
using workflow::State;
using workflow::Turn;

class TestTimelineWords : public QObject {
    Q_OBJECT

private slots:
    void aLengthIsRoundedDown_data();
    void aLengthIsRoundedDown();
    void aStaySaysStatePartyAndLength();
};

void TestTimelineWords::aLengthIsRoundedDown_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing at all") << qint64(0) << "a few seconds";
    QTest::newRow("a second short of a minute") << qint64(59) << "a few seconds";
    QTest::newRow("one minute") << qint64(60) << "1 minute";
    QTest::newRow("a second short of an hour") << qint64(3599) << "59 minutes";
    QTest::newRow("one hour") << qint64(3600) << "1 hour";
    QTest::newRow("a second short of a day") << qint64(86399) << "23 hours";
    QTest::newRow("a day and a half") << qint64(129600) << "1 day";
    QTest::newRow("three weeks") << qint64(21 * 86400) << "21 days";
}

void TestTimelineWords::aLengthIsRoundedDown()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, said);
    QCOMPARE(forms::lengthWords(std::chrono::seconds(seconds)), said);
}

void TestTimelineWords::aStaySaysStatePartyAndLength()
{
    const base::Instant begin = std::chrono::sys_days(*base::parseDate("2026-03-10")) + 12h;
    const workflow::Stay past{State::InReview, Turn::Expert, begin, begin + 72h};
    QVERIFY(forms::stayWords(past, begin).startsWith("In review: with the experts for 3 days ("));
    const workflow::Stay alone{State::InReview, Turn::Expert, begin, begin + 72h, 1};
    QVERIFY(forms::stayWords(alone, begin).startsWith("In review: with the expert for 3 days ("));
    QCOMPARE(forms::stayPartyWords(alone), "Expert");
    QCOMPARE(forms::stayPartyWords(past), "Experts");
    const workflow::Stay present{State::InDiscussion, Turn::Registrar, begin, {}};
    QVERIFY(forms::stayWords(present, begin + 5h)
                .startsWith("In discussion: with the registrar for 5 hours (since "));
    const workflow::Stay end{State::Withdrawn, {}, begin, {}};
    QVERIFY(forms::stayWords(end, begin + 5h).startsWith("Withdrawn (since "));
    QCOMPARE(forms::partyWords({}), "Ended");
}

NIDREG_TEST(TestTimelineWords, QCoreApplication)

} // namespace tst_timelinewords

#include "tst_timelinewords.moc"
