// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_text {

using namespace nidreg::base;

class tst_Text : public QObject {
    Q_OBJECT

private slots:
    void onlyTheLettersOfAsciiHaveACase();
    void equalIgnoringCaseOfAscii();
    void trimmedOfSpacesAndLineEnds_data();
    void trimmedOfSpacesAndLineEnds();
    void linesOfAText_data();
    void linesOfAText();
};

void tst_Text::onlyTheLettersOfAsciiHaveACase()
{
    int changed = 0;
    for (int c = 0; c < 256; ++c) {
        const auto byte = static_cast<char>(c);
        const bool isCapital = c >= 'A' && c <= 'Z';
        QCOMPARE(lowered(byte), isCapital ? static_cast<char>(c + 32) : byte);
        QCOMPARE(lowered(raised(byte)), lowered(byte));
        changed += lowered(byte) != byte;
        changed += raised(byte) != byte;
    }
    QCOMPARE(changed, 26 + 26);
    QCOMPARE(lowered(std::string_view("URN:É-7")), std::string("urn:É-7"));
}

void tst_Text::equalIgnoringCaseOfAscii()
{
    QVERIFY(equalIgnoringCase("ISBN", "isbn"));
    QVERIFY(equalIgnoringCase("", ""));
    QVERIFY(!equalIgnoringCase("isbn", "isbn1"));
    QVERIFY(!equalIgnoringCase("isbn", "issn"));
    QVERIFY(!equalIgnoringCase("@", "`"));
    QVERIFY(!equalIgnoringCase("É", "é"));
}

void tst_Text::trimmedOfSpacesAndLineEnds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("nothing to trim") << QByteArray("a b") << QByteArray("a b");
    QTest::newRow("both ends") << QByteArray(" \t\r\na b\n ") << QByteArray("a b");
    QTest::newRow("only spaces") << QByteArray(" \n ") << QByteArray();
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("a no-break space stays") << QByteArray("\xC2\xA0") << QByteArray("\xC2\xA0");
}

void tst_Text::trimmedOfSpacesAndLineEnds()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(std::string(trimmed(text.toStdString())), expected.toStdString());
}

void tst_Text::linesOfAText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("expected");

    QTest::newRow("no text has no lines") << QByteArray() << QByteArrayList();
    QTest::newRow("a line without its end") << QByteArray("a") << QByteArrayList{"a"};
    QTest::newRow("a line with its end") << QByteArray("a\n") << QByteArrayList{"a"};
    QTest::newRow("LF and CRLF") << QByteArray("a\r\nb\nc") << QByteArrayList{"a", "b", "c"};
    QTest::newRow("an empty line between") << QByteArray("a\n\nb") << QByteArrayList{"a", "", "b"};
    QTest::newRow("an empty line alone") << QByteArray("\n") << QByteArrayList{""};
    QTest::newRow("a CR inside stays") << QByteArray("a\rb") << QByteArrayList{"a\rb"};
}

void tst_Text::linesOfAText()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArrayList, expected);
    const std::string held = text.toStdString();
    QByteArrayList result;
    for (const std::string_view line : lines(held))
        result += QByteArray(line.data(), qsizetype(line.size()));
    QCOMPARE(result, expected);
}

NIDREG_TEST(tst_Text, QCoreApplication)

} // namespace tst_text

#include "tst_text.moc"
