// SPDX-License-Identifier: MIT
#include "model/templates/textblock.h"
#include "model/templates/verbatim.h"
#include "model/templates/words.h"
#include "model/templates/wrap.h"
#include "tests/program/program.h"

#include <QTest>

namespace tst_wrap {

using namespace nidreg::templates;

namespace {

const QByteArray kProse = "The seed banks of the network label every accession that they keep, and "
                          "the labels outlive the banks.";

std::string prose(const std::string &before, int times = 1)
{
    std::string text = before;
    for (int i = 0; i < times; ++i)
        text += (i > 0 ? " " : "") + kProse.toStdString();
    return text;
}

} // namespace

class tst_Wrap : public QObject {
    Q_OBJECT

private slots:
    void wrapped_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");

        QTest::newRow("a short line stays") << QByteArray("short") << QByteArray("short");
        QTest::newRow("nothing stays nothing") << QByteArray() << QByteArray();
        QTest::newRow("an end of line stays") << QByteArray("a\n\nb\n") << QByteArray("a\n\nb\n");
        QTest::newRow("a long line is broken before the word without room")
            << QByteArray("one two three four five six")
            << QByteArray("one two three four\nfive six");
        QTest::newRow("a word may end in the last column")
            << QByteArray("123456789 123456789 1234") << QByteArray("123456789 123456789\n1234");
        QTest::newRow("exactly full is not too long")
            << QByteArray("123456789 1234567890") << QByteArray("123456789 1234567890");
        QTest::newRow("a list item goes on below its text")
            << QByteArray("- one two three four five")
            << QByteArray("- one two three four\n  five");
        QTest::newRow("so does a numbered one") << QByteArray(" 2. one two three four five")
                                                << QByteArray(" 2. one two three\n    four five");
        QTest::newRow("an indented line goes on indented")
            << QByteArray("   one two three four five")
            << QByteArray("   one two three\n   four five");
        QTest::newRow("a word longer than a line stays whole")
            << QByteArray("see https://example.org/a/very/long/way now")
            << QByteArray("see\nhttps://example.org/a/very/long/way\nnow");
        QTest::newRow("a rule of a grammar stays")
            << QByteArray("label = 1*DIGIT \"-\" 1*( ALPHA / DIGIT )")
            << QByteArray("label = 1*DIGIT \"-\" 1*( ALPHA / DIGIT )");
        QTest::newRow("with the lines that continue it")
            << QByteArray("a = b\n  / \"c\" \"d\" \"e\" \"f\" \"g\" \"h\"")
            << QByteArray("a = b\n  / \"c\" \"d\" \"e\" \"f\" \"g\" \"h\"");
        QTest::newRow("fenced text stays") << QByteArray("```\none two three four five six\n```")
                                           << QByteArray("```\none two three four five six\n```");
        QTest::newRow("a table stays") << QByteArray("name    meaning of the name")
                                       << QByteArray("name    meaning of the name");
        QTest::newRow("no line begins with a list's sign")
            << QByteArray("one two three fours - five")
            << QByteArray("one two three\nfours - five");
        QTest::newRow("no line begins with a heading")
            << QByteArray("one two three words Purpose: one")
            << QByteArray("one two three\nwords Purpose: one");
        QTest::newRow("a wide letter takes two columns")
            << QByteArray("\u79cd\u5b50\u5e93 \u79cd\u5b50\u5e93\u79cd\u5b50 \u79cd\u5b50")
            << QByteArray("\u79cd\u5b50\u5e93 \u79cd\u5b50\u5e93\u79cd\u5b50\n\u79cd\u5b50");
    }

    void wrapped()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const std::string once = nidreg::templates::wrapped(text.toStdString(), 20);
        QCOMPARE(QByteArray::fromStdString(once), expected);
        QCOMPARE(nidreg::templates::wrapped(once, 20), once);
    }

    void refilled_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray first =
            "The seed banks of the network label every accession that they keep,";
        const QByteArray second = "and the labels outlive the banks.";

        QTest::newRow("a word put into a full line moves the rest")
            << "The old " + first.mid(4) + "\n" + second
            << QByteArray("The old seed banks of the network label every accession that they keep,")
                + "\n" + second;
        QTest::newRow("what has no room goes to the next line")
            << "The very old " + first.mid(4) + "\n" + second
            << "The very old seed banks of the network label every accession that they\nkeep, "
                + second;
        const QByteArray address = "Seed Bank Network\n1 Granary Road\nMilltown\n";
        QTest::newRow("an address stays in lines") << address << address;
        const QByteArray card = "Phone: " + first.left(60) + "\nE-mail: seeds@example.org";
        QTest::newRow("labelled lines stay apart") << card << card;
        const QByteArray list = "- " + first + "\n- " + second;
        QTest::newRow("list items stay apart") << list << list;
        const QByteArray parts = first + "\n\n" + second;
        QTest::newRow("paragraphs stay apart") << parts << parts;
        const QByteArray urn = first + "\nurn:seedbank:1-2\n" + second;
        QTest::newRow("a URN keeps its line") << urn << urn;
    }

    void refilled()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(nidreg::templates::refilled(text.toStdString())),
                 expected);
    }

    void noWordIsLost()
    {
        std::string text = prose("", 30) + "\n- " + prose("", 5) + "\n\n   " + prose("", 3)
            + "\nUntil 2. is done we wait for Purpose: and for urn:example:a\n";
        for (std::size_t columns = 1; columns <= 100; ++columns) {
            const std::string thin = nidreg::templates::wrapped(text, columns);
            QCOMPARE(nidreg::templates::words(thin), nidreg::templates::words(text));
            QCOMPARE(nidreg::templates::words(nidreg::templates::refilled(thin, columns)),
                     nidreg::templates::words(text));
        }
    }

    void noLineIsLongerThanItMayBe()
    {
        const std::string thin = nidreg::templates::wrapped(prose("", 40));
        for (const TextLine &line : textLines(thin))
            QVERIFY(columnsOf(line.text) <= kWrapColumns);
    }

    void aLineOfAMegabyteTakesNoTimeToSpeakOf()
    {
        const std::string text = prose("", 10000);
        const std::string thin = nidreg::templates::wrapped(text);
        QCOMPARE(nidreg::templates::words(thin).size(), nidreg::templates::words(text).size());
    }

    void linesAreGivenBackAsTheyWere()
    {
        const std::string_view text = "a\n\n  b\r\nc\n";
        std::string again;
        for (const TextLine &line : textLines(text))
            again += std::string(again.empty() && line.text.data() == text.data() ? "" : "\n")
                + std::string(line.text);
        QCOMPARE(again, std::string(text));
    }
};

NIDREG_TEST(tst_Wrap, QCoreApplication)

} // namespace tst_wrap

#include "tst_wrap.moc"
