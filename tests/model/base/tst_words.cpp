// SPDX-License-Identifier: MIT
#include "model/base/text.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_words {

using namespace nidreg::base;

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void wordsOfAText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArrayList>("expected");

        QTest::newRow("no text has no words") << QByteArray() << QByteArrayList();
        QTest::newRow("one word") << QByteArray("expert") << QByteArrayList{"expert"};
        QTest::newRow("two words") << QByteArray("a bc") << QByteArrayList{"a", "bc"};
        QTest::newRow("spaces around and between make no words")
            << QByteArray("  a   b ") << QByteArrayList{"a", "b"};
        QTest::newRow("nothing but spaces") << QByteArray("  ") << QByteArrayList();
        QTest::newRow("a tab parts nothing") << QByteArray("a\tb") << QByteArrayList{"a\tb"};
    }

    void wordsOfAText()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArrayList, expected);
        const std::string held = text.toStdString();
        QByteArrayList result;
        for (const std::string_view word : words(held))
            result += QByteArray(word.data(), qsizetype(word.size()));
        QCOMPARE(result, expected);
    }
};

NIDREG_TEST(TestWords, QCoreApplication)

} // namespace tst_words

#include "tst_words.moc"
