// SPDX-License-Identifier: MIT
#include "model/exchange/json/json.h"
#include "model/exchange/json/jsontext.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_jsontext {

using namespace nidreg;

/// Text that is put together is byte for byte what the tree would have been written as.
class TestJsonText : public QObject {
    Q_OBJECT

private slots:
    void textIsWhatTheTreeIsWrittenAs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray("");
        QTest::newRow("plain") << QByteArray("rfc8141");
        QTest::newRow("quotes, backslashes and slashes") << QByteArray("a \"b\" \\ c/d");
        QTest::newRow("a NUL") << QByteArray("a\0b", 3);
        QTest::newRow("beyond ASCII") << QByteArray("\xC3\x89\x64ition");
        QTest::newRow("what is no UTF-8") << QByteArray("a\xFF\x62");
        QTest::newRow("a surrogate in three bytes") << QByteArray("\xED\xA0\x80");
        for (int c = 1; c < 256; ++c)
            QTest::addRow("the byte %d", c) << QByteArray(1, char(c));
    }

    void textIsWhatTheTreeIsWrittenAs()
    {
        QFETCH(QByteArray, text);
        const std::string value = text.toStdString();
        exchange::JsonText made;
        made.text(value);
        QCOMPARE(made.line(), exchange::line(exchange::Json(value)));
    }

    void aDirectionThatIsTurnedRoundIsSeen()
    {
        exchange::JsonText made;
        made.raw("[").text("\xE2\x80\xAE").raw(",").known("").raw(",").number(-7).raw("]");
        QCOMPARE(made.line(), std::string("[\"\\u202e\",null,-7]"));
    }
};

NIDREG_TEST(TestJsonText, QCoreApplication)

} // namespace tst_jsontext

#include "tst_jsontext.moc"
