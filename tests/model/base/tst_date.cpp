// SPDX-License-Identifier: MIT
#include "model/base/date.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_date {

using namespace nidreg::base;

class tst_Date : public QObject {
    Q_OBJECT

private slots:
    void dates_data();
    void dates();
    void instants_data();
    void instants();
    void whatListingsState();
    void everyDayOfFourCenturiesComesBack();
    void anInstantFallsOnItsUtcDay();
    void instantsBefore1970ComeBack();
};

void tst_Date::dates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("exists");

    QTest::newRow("a day") << QByteArray("2017-06-12") << true;
    QTest::newRow("the leap day of a leap year") << QByteArray("2024-02-29") << true;
    QTest::newRow("the leap day of 2000") << QByteArray("2000-02-29") << true;
    QTest::newRow("no leap day in 1900") << QByteArray("1900-02-29") << false;
    QTest::newRow("no leap day in 2023") << QByteArray("2023-02-29") << false;
    QTest::newRow("the first year") << QByteArray("0000-01-01") << true;
    QTest::newRow("the last year") << QByteArray("9999-12-31") << true;
    QTest::newRow("no 31st of April") << QByteArray("2017-04-31") << false;
    QTest::newRow("no month 13") << QByteArray("2017-13-01") << false;
    QTest::newRow("no month 0") << QByteArray("2017-00-10") << false;
    QTest::newRow("no day 0") << QByteArray("2017-01-00") << false;
    QTest::newRow("a day of one digit") << QByteArray("2017-1-1") << false;
    QTest::newRow("slashes") << QByteArray("2017/06/12") << false;
    QTest::newRow("the day first") << QByteArray("12-06-2017") << false;
    QTest::newRow("without hyphens") << QByteArray("20170612") << false;
    QTest::newRow("a bare month") << QByteArray("2017-06") << false;
    QTest::newRow("a time behind it") << QByteArray("2017-06-12T") << false;
    QTest::newRow("a space in front") << QByteArray(" 2017-06-1") << false;
    QTest::newRow("a sign") << QByteArray("+017-06-12") << false;
    QTest::newRow("letters") << QByteArray("YYYY-MM-DD") << false;
    QTest::newRow("nothing") << QByteArray() << false;
}

void tst_Date::dates()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, exists);
    const auto date = parseDate(text.toStdString());
    QCOMPARE(date.has_value(), exists);
    if (date)
        QCOMPARE(QByteArray::fromStdString(toString(*date)), text);
}

void tst_Date::instants_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written"); // empty: refused

    const auto row = [](const char *claim, const char *text, const char *written) {
        QTest::newRow(claim) << QByteArray(text) << QByteArray(written);
    };
    row("to the microsecond", "2026-07-28T12:34:56.123456Z", "2026-07-28T12:34:56.123456Z");
    row("without a fraction", "2026-07-28T12:34:56Z", "2026-07-28T12:34:56.000000Z");
    row("a short fraction", "2026-07-28T12:34:56.25Z", "2026-07-28T12:34:56.250000Z");
    row("the last second of a day", "2026-07-28T23:59:59.999999Z", "2026-07-28T23:59:59.999999Z");
    row("seven digits of fraction", "2026-07-28T12:34:56.1234567Z", "");
    row("a point without a fraction", "2026-07-28T12:34:56.Z", "");
    row("hour 24", "2026-07-28T24:00:00Z", "");
    row("minute 60", "2026-07-28T12:60:00Z", "");
    row("a leap second", "2016-12-31T23:59:60Z", "");
    row("a day that does not exist", "2026-02-30T12:00:00Z", "");
    row("another zone", "2026-07-28T12:34:56+02:00", "");
    row("no zone", "2026-07-28T12:34:56.123", "");
    row("a space for the T", "2026-07-28 12:34:56Z", "");
    row("a date alone", "2026-07-28", "");
    row("nothing", "", "");
}

void tst_Date::instants()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, written);
    const auto instant = parseInstant(text.toStdString());
    QCOMPARE(instant.has_value(), !written.isEmpty());
    if (instant)
        QCOMPARE(QByteArray::fromStdString(toString(*instant)), written);
}

void tst_Date::whatListingsState()
{
    for (const char *text : {"2026-02-28", "2026-02", "2026-12", "0000-01"})
        QVERIFY2(isDayOrMonth(text), text);
    for (const char *text : {"", "2026", "2026-00", "2026-13", "2026-2", "2026-02-30", "2026-02-",
                             "2026/02", "02-2026", "YYYY-MM"})
        QVERIFY2(!isDayOrMonth(text), text);
}

void tst_Date::everyDayOfFourCenturiesComesBack()
{
    using std::chrono::days, std::chrono::sys_days, std::chrono::year;
    const sys_days first(year(1800) / 1 / 1);
    for (sys_days day = first; day < first + days(146'097); day += days(1))
        QVERIFY(parseDate(toString(Date(day))) == Date(day));
}

void tst_Date::anInstantFallsOnItsUtcDay()
{
    QCOMPARE(toString(dayOf(*parseInstant("2026-07-28T23:59:59.999999Z"))),
             std::string("2026-07-28"));
    QCOMPARE(toString(dayOf(*parseInstant("2026-07-29T00:00:00Z"))), std::string("2026-07-29"));
}

void tst_Date::instantsBefore1970ComeBack()
{
    const std::string text = "1969-07-21T02:56:15.000001Z";
    QCOMPARE(toString(*parseInstant(text)), text);
    QCOMPARE(toString(dayOf(*parseInstant(text))), std::string("1969-07-21"));
}

NIDREG_TEST(tst_Date, QCoreApplication)

} // namespace tst_date

#include "tst_date.moc"
