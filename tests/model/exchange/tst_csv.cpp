// SPDX-License-Identifier: MIT
#include "model/exchange/files/csv.h"
#include "tests/program/program.h"

#include <QtTest>

namespace tst_csv {

using namespace nidreg;
using exchange::CsvError;
using exchange::CsvRow;
using Rows = std::vector<CsvRow>;

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Rows>("rows");

        QTest::newRow("nothing is no row") << std::string() << Rows{};
        QTest::newRow("a lone line end is one empty field") << std::string("\n") << Rows{{""}};
        QTest::newRow("the last line needs no end")
            << std::string("a,b\nc,d") << Rows{{"a", "b"}, {"c", "d"}};
        QTest::newRow("CRLF and LF end lines") << std::string("a\r\nb\n") << Rows{{"a"}, {"b"}};
        QTest::newRow("a comma at the end begins an empty field")
            << std::string("a,\n") << Rows{{"a", ""}};
        QTest::newRow("commas, line ends and doubled quotes stand in quotes")
            << std::string("\"a,\r\n\"\"b\"\"\",c\n") << Rows{{"a,\r\n\"b\"", "c"}};
        QTest::newRow("quotes around nothing are an empty field")
            << std::string("\"\",x\n") << Rows{{"", "x"}};
        QTest::newRow("blanks belong to the field")
            << std::string(" a , b \n") << Rows{{" a ", " b "}};
        QTest::newRow("any other byte passes")
            << std::string("\xff\xc3\xa4\n") << Rows{{"\xff\xc3\xa4"}};
    }

    void reads()
    {
        QFETCH(std::string, text);
        QFETCH(Rows, rows);
        const auto read = exchange::readCsv(text);
        QVERIFY(read);
        QCOMPARE(*read, rows);
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<CsvError>("error");
        QTest::addColumn<int>("line");

        QTest::newRow("a quote inside a plain field")
            << std::string("a\nb\"c\n") << CsvError::StrayQuote << 2;
        QTest::newRow("text behind the closing quote")
            << std::string("\"a\"b\n") << CsvError::AfterQuote << 1;
        QTest::newRow("quotes left open") << std::string("\"a\nb") << CsvError::OpenQuote << 2;
        QTest::newRow("a CR by itself") << std::string("a\rb\n") << CsvError::StrayReturn << 1;
        QTest::newRow("a row that is shorter")
            << std::string("a,b\n\"x\ny\",z\nc\n") << CsvError::UnevenRow << 4;
        QTest::newRow("a row that is longer")
            << std::string("a\nb,c\n") << CsvError::UnevenRow << 2;
    }

    void refuses()
    {
        QFETCH(std::string, text);
        QFETCH(CsvError, error);
        QFETCH(int, line);
        const auto read = exchange::readCsv(text);
        QVERIFY(!read);
        QCOMPARE(read.error().error, error);
        QCOMPARE(int(read.error().line), line);
    }

    void quotesOnlyWhatNeedsIt()
    {
        QCOMPARE(exchange::csvField("[RFC8141]"), std::string("[RFC8141]"));
        QCOMPARE(exchange::csvField("a, b"), std::string("\"a, b\""));
        QCOMPARE(exchange::csvField("a \"b\""), std::string("\"a \"\"b\"\"\""));
        QCOMPARE(exchange::csvField("a\nb"), std::string("\"a\nb\""));
        QCOMPARE(exchange::csvField("a\rb"), std::string("\"a\rb\""));
    }

    void readsWhatItWrites()
    {
        const CsvRow row{"", "a,b", "\"", "\r\n", "a\rb", "\r", "\n", "plain"};
        std::string text;
        for (const std::string &field : row)
            text += (text.empty() && &field == &row.front() ? "" : ",") + exchange::csvField(field);
        const auto read = exchange::readCsv(text);
        QVERIFY(read);
        QCOMPARE(*read, Rows{row});
    }
};

NIDREG_TEST(TestCsv, QCoreApplication)

} // namespace tst_csv

#include "tst_csv.moc"
