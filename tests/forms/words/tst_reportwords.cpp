// SPDX-License-Identifier: MIT
#include "forms/words/reportwords.h"
#include "tests/program/program.h"

#include <QtTest>

#include <algorithm>

namespace tst_reportwords {

using namespace nidreg;

/// What the heads of the shipped reports say is there for translators, and nothing else is.
class TestReportWords : public QObject {
    Q_OBJECT

private slots:
    void everySentenceOfAHeadIsTranslatable();
    void noSentenceIsLeftOver();
    void aCell_data();
    void aCell();

private:
    static std::vector<std::string> said();
};

std::vector<std::string> TestReportWords::said()
{
    std::vector<std::string> all;
    for (const reports::ReportSpec &spec : reports::shippedReports()) {
        all.insert(all.end(), {spec.title, spec.about, spec.dates, spec.behindTitle});
        for (const reports::ReportColumn &column : spec.columns)
            all.push_back(column.title);
    }
    return all;
}

void TestReportWords::everySentenceOfAHeadIsTranslatable()
{
    for (const std::string &each : said())
        QVERIFY2(std::ranges::count(forms::reportHeads(), each) == 1, each.c_str());
}

void TestReportWords::noSentenceIsLeftOver()
{
    const auto all = said();
    for (const std::string each : forms::reportHeads())
        QVERIFY2(std::ranges::count(all, each) > 0, each.c_str());
}

void TestReportWords::aCell_data()
{
    QTest::addColumn<int>("meaning");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("words");
    using reports::Meaning;
    QTest::newRow("a state") << int(Meaning::State) << QByteArray("in-review") << "In review";
    QTest::newRow("who must act") << int(Meaning::Party) << QByteArray("expert") << "Experts";
    QTest::newRow("a reference") << int(Meaning::Reference) << QByteArray("rfc") << "RFC";
    QTest::newRow("what is missing") << int(Meaning::Part) << QByteArray("grammar") << "No grammar";
    QTest::newRow("a style") << int(Meaning::Style) << QByteArray("rfc3406") << "RFC 3406";
    QTest::newRow("a kind of NID") << int(Meaning::Kind) << QByteArray("informal") << "Informal";
    QTest::newRow("a change of the listing")
        << int(Meaning::Change) << QByteArray("relisted") << "Listed again";
    QTest::newRow("an answer") << int(Meaning::Vote) << QByteArray("stepped-back")
                               << "Stepped back";
    QTest::newRow("what is not known stays")
        << int(Meaning::Reference) << QByteArray("carrier-pigeon") << "carrier-pigeon";
    QTest::newRow("a text stays") << int(Meaning::Text) << QByteArray("rfc") << "rfc";
}

void TestReportWords::aCell()
{
    QFETCH(int, meaning);
    QFETCH(QByteArray, value);
    QFETCH(QString, words);
    QCOMPARE(forms::cellWords(reports::Meaning(meaning), value.toStdString()), words);
}

NIDREG_TEST(TestReportWords, QCoreApplication)

} // namespace tst_reportwords

#include "tst_reportwords.moc"
