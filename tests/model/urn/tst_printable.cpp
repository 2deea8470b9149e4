// SPDX-License-Identifier: MIT
#include "model/urn/printable.h"
#include "tests/program/program.h"

#include <QStringDecoder>
#include <QtTest>

namespace tst_printable {

using namespace nidreg::urn;

class tst_Printable : public QObject {
    Q_OBJECT

private slots:
    void shows_data();
    void shows();
    void onlyValidUtf8Passes();
    void longTextsAreCut();
};

void tst_Printable::shows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");

    const auto row = [](const char *claim, const QByteArray &text, const QByteArray &shown) {
        QTest::newRow(claim) << text << shown;
    };
    row("ASCII", "a-Z ~", "a-Z ~");
    row("two bytes of UTF-8", "\xC3\xA9", "\xC3\xA9");
    row("three bytes of UTF-8", "\xE2\x82\xAC", "\xE2\x82\xAC");
    row("four bytes of UTF-8", "\xF0\x9F\x90\x98", "\xF0\x9F\x90\x98");
    row("a control", "a\nb", "a\\x0Ab");
    row("NUL", QByteArray("\0", 1), "\\x00");
    row("DEL", "\x7F", "\\x7F");
    row("a control of C1", "\xC2\x85", "\\xC2\\x85");
    row("Latin-1", "caf\xE9!", "caf\\xE9!");
    row("a character that is cut off", "\xE2\x82", "\\xE2\\x82");
    row("an overlong slash", "\xC0\xAF", "\\xC0\\xAF");
    row("an overlong form of three bytes", "\xE0\x80\x80", "\\xE0\\x80\\x80");
    row("half a surrogate pair", "\xED\xA0\x80", "\\xED\\xA0\\x80");
    row("beyond Unicode", "\xF4\x90\x80\x80", "\\xF4\\x90\\x80\\x80");
    row("nothing", "", "");
}

void tst_Printable::shows()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), shown);
}

void tst_Printable::onlyValidUtf8Passes()
{
    for (int first = 0x80; first < 256; ++first) {
        for (int second = 0x80; second < 256; second += 5) {
            for (const char *rest : {"", "\x80", "\x80\x80", "\xBF\xBF"}) {
                const std::string text =
                    std::string{static_cast<char>(first), static_cast<char>(second)} + rest;
                const std::string shown = printable(text);
                QStringDecoder decoder(QStringConverter::Utf8);
                QVERIFY(!QString(decoder(QByteArray::fromStdString(shown))).contains(u'\xFFFD'));
                QVERIFY(!decoder.hasError());
            }
        }
    }
}

void tst_Printable::longTextsAreCut()
{
    const std::string shown = printable(std::string(1'000'000, 'a'));
    QCOMPARE(shown, std::string(200, 'a') + "…");
}

NIDREG_TEST(tst_Printable, QCoreApplication)

} // namespace tst_printable

#include "tst_printable.moc"
