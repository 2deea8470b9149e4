// SPDX-License-Identifier: MIT
#include "model/urn/syntax/nid.h"
#include "tests/program/program.h"

#include <QtTest>

#include <optional>

namespace tst_nid {

using namespace nidreg::urn;

using Refusal = std::optional<NidError>;

class tst_Nid : public QObject {
    Q_OBJECT

private slots:
    void parse_data();
    void parse();
    void textKeepsTheCaseItWasWrittenIn();
    void equalWithoutRegardToCase();
    void everyByteAtEveryPlaceIsJudgedByTheAbnf();
    void informalNumberReads_data();
    void informalNumberReads();
};

void tst_Nid::parse_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Refusal>("refusal");

    QTest::newRow("shortest: two characters") << QByteArray("a1") << Refusal();
    QTest::newRow("longest: 32 characters") << QByteArray(32, 'n') << Refusal();
    QTest::newRow("hyphens inside are allowed") << QByteArray("urn-7") << Refusal();
    QTest::newRow("digits alone are allowed") << QByteArray("42") << Refusal();
    QTest::newRow("capitals are allowed") << QByteArray("ISBN") << Refusal();
    QTest::newRow("nothing is too short") << QByteArray() << Refusal(NidError::TooShort);
    QTest::newRow("one character is too short") << QByteArray("a") << Refusal(NidError::TooShort);
    QTest::newRow("33 characters are too long")
        << QByteArray(33, 'n') << Refusal(NidError::TooLong);
    QTest::newRow("a million characters are too long")
        << QByteArray(1000000, 'n') << Refusal(NidError::TooLong);
    QTest::newRow("cannot begin with a hyphen") << QByteArray("-ab") << Refusal(NidError::BadFirst);
    QTest::newRow("a lone hyphen is a bad first character")
        << QByteArray("-") << Refusal(NidError::BadFirst);
    QTest::newRow("cannot end with a hyphen") << QByteArray("isbn-") << Refusal(NidError::BadLast);
    QTest::newRow("a letter and a hyphen end with the hyphen")
        << QByteArray("a-") << Refusal(NidError::BadLast);
    QTest::newRow("an underscore is not ldh")
        << QByteArray("my_nid") << Refusal(NidError::BadInner);
    QTest::newRow("a space is not ldh") << QByteArray("my nid") << Refusal(NidError::BadInner);
    QTest::newRow("a colon is not ldh") << QByteArray("urn:isbn") << Refusal(NidError::BadInner);
    QTest::newRow("a NUL is not ldh") << QByteArray("a\0b", 3) << Refusal(NidError::BadInner);
    QTest::newRow("a letter with an accent is not ldh")
        << QByteArray("caf\xC3\xA9") << Refusal(NidError::BadInner);
    QTest::newRow("a full-width letter is no alphanum")
        << QByteArray("\xEF\xBD\x81nid") << Refusal(NidError::BadFirst);
}

void tst_Nid::parse()
{
    QFETCH(QByteArray, text);
    QFETCH(Refusal, refusal);
    const auto nid = Nid::parse(text.toStdString());
    QCOMPARE(nid ? Refusal() : Refusal(nid.error()), refusal);
}

void tst_Nid::textKeepsTheCaseItWasWrittenIn()
{
    const auto nid = Nid::parse("NewsML");
    QVERIFY(nid);
    QCOMPARE(nid->text(), std::string_view("NewsML"));
    QCOMPARE(nid->folded(), std::string("newsml"));
}

void tst_Nid::equalWithoutRegardToCase()
{
    QVERIFY(*Nid::parse("ISBN") == *Nid::parse("isbn"));
    QVERIFY(!(*Nid::parse("ISBN") == *Nid::parse("ISSN")));
    QVERIFY(!(*Nid::parse("a-b") == *Nid::parse("ab")));
}

static bool isAlphanumByHand(int c)
{
    return (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122);
}

void tst_Nid::everyByteAtEveryPlaceIsJudgedByTheAbnf()
{
    for (int c = 0; c < 256; ++c) {
        for (std::size_t place = 0; place < 3; ++place) {
            std::string text = "abc";
            text[place] = static_cast<char>(c);
            const bool allowed = isAlphanumByHand(c) || (c == '-' && place == 1);
            QCOMPARE(bool(Nid::parse(text)), allowed);
        }
    }
}

void tst_Nid::informalNumberReads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<bool>("hasTheForm");

    QTest::newRow("the first") << QByteArray("urn-1") << qint64(1) << true;
    QTest::newRow("in capitals") << QByteArray("URN-8") << qint64(8) << true;
    QTest::newRow("in mixed case") << QByteArray("uRn-10") << qint64(10) << true;
    QTest::newRow("the greatest of 63 bits")
        << QByteArray("urn-9223372036854775807") << qint64(9223372036854775807) << true;
    QTest::newRow("beyond 63 bits it has the form, but no number here")
        << QByteArray("urn-9223372036854775808") << qint64(0) << true;
    QTest::newRow("28 digits make 32 characters")
        << QByteArray("urn-") + QByteArray(28, '9') << qint64(0) << true;
    QTest::newRow("29 digits make 33 characters")
        << QByteArray("urn-") + QByteArray(29, '9') << qint64(0) << false;
    QTest::newRow("zero is not positive") << QByteArray("urn-0") << qint64(0) << false;
    QTest::newRow("a leading zero") << QByteArray("urn-07") << qint64(0) << false;
    QTest::newRow("no number") << QByteArray("urn-") << qint64(0) << false;
    QTest::newRow("a letter") << QByteArray("urn-a") << qint64(0) << false;
    QTest::newRow("a letter after digits") << QByteArray("urn-7a") << qint64(0) << false;
    QTest::newRow("a sign") << QByteArray("urn-+7") << qint64(0) << false;
    QTest::newRow("two hyphens") << QByteArray("urn--7") << qint64(0) << false;
    QTest::newRow("a space") << QByteArray("urn- 7") << qint64(0) << false;
    QTest::newRow("without the hyphen") << QByteArray("urn7") << qint64(0) << false;
    QTest::newRow("another word") << QByteArray("nid-7") << qint64(0) << false;
    QTest::newRow("nothing") << QByteArray() << qint64(0) << false;
    QTest::newRow("digits of another script") << QByteArray("urn-\xD9\xA7") << qint64(0) << false;
}

void tst_Nid::informalNumberReads()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, number);
    QFETCH(bool, hasTheForm);
    QCOMPARE(qint64(informalNumber(text.toStdString())), number);
    QCOMPARE(isInformalForm(text.toStdString()), hasTheForm);
}

NIDREG_TEST(tst_Nid, QCoreApplication)

} // namespace tst_nid

#include "tst_nid.moc"
