// SPDX-License-Identifier: MIT
#include "model/exchange/files/csv.h"
#include "model/exchange/table/tableformat.h"
#include "tests/program/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

namespace tst_tableformat {

using namespace nidreg;
using registry::Cell;
using registry::CellKind;
using registry::Table;

/// Tables as files.
class TestTableFormat : public QObject {
    Q_OBJECT

private slots:
    void aCell_data();
    void aCell();
    void csvIsReadBack();
    void jsonKeysAreDistinct();
    void aWriterEndsWhenNobodyTakesMore();
    void thereIsNoOtherFormat() { QVERIFY(!exchange::tableFormatNamed("pdf")); }
};

void TestTableFormat::aCell_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char *name, const char *format, CellKind kind, const char *text,
                        const char *written) {
        QTest::newRow(name) << QByteArray(format) << int(kind) << QByteArray(text)
                            << QByteArray(written);
    };
    row("csv: a comma needs quotes", "csv", CellKind::Text, "a,b", "x\r\n\"a,b\"\r\n");
    row("csv: a formula cannot run", "csv", CellKind::Text, "=1+1", "x\r\n'=1+1\r\n");
    row("csv: nor one after a plus", "csv", CellKind::Text, "+cmd", "x\r\n'+cmd\r\n");
    row("csv: nor one after an at sign", "csv", CellKind::Text, "@SUM(A1)", "x\r\n'@SUM(A1)\r\n");
    row("csv: nor one after a minus", "csv", CellKind::Text, "-5", "x\r\n'-5\r\n");
    row("csv: nor one behind a tab", "csv", CellKind::Text, "\t=1", "x\r\n'\t=1\r\n");
    row("csv: nor one behind a CR", "csv", CellKind::Text, "\r=1", "x\r\n\"'\r=1\"\r\n");
    row("csv: nor one behind an LF", "csv", CellKind::Text, "\n=1", "x\r\n\"'\n=1\"\r\n");
    row("csv: nor one behind blanks", "csv", CellKind::Text, "  =1", "x\r\n'  =1\r\n");
    row("csv: nor one behind a byte order mark", "csv", CellKind::Text, "\uFEFF=1",
        "x\r\n'\uFEFF=1\r\n");
    row("csv: nor one behind a no-break space", "csv", CellKind::Text, "\u00A0\uFEFF @x",
        "x\r\n'\u00A0\uFEFF @x\r\n");
    row("csv: nor one of full width", "csv", CellKind::Text, "\uFF1D1", "x\r\n'\uFF1D1\r\n");
    row("csv: nor one in a column of days", "csv", CellKind::Day, "=1", "x\r\n'=1\r\n");
    row("csv: a sign within a text is harmless", "csv", CellKind::Text, "a=1", "x\r\na=1\r\n");
    row("csv: blanks are harmless", "csv", CellKind::Text, "  ", "x\r\n  \r\n");
    row("csv: a negative number is a number", "csv", CellKind::Number, "-5", "x\r\n-5\r\n");
    row("tsv: a tab is written as \\t", "tsv", CellKind::Text, "a\tb", "x\na\\tb\n");
    row("tsv: a line feed is written as \\n", "tsv", CellKind::Text, "a\nb", "x\na\\nb\n");
    row("tsv: a formula cannot run", "tsv", CellKind::Text, "-2+3", "x\n'-2+3\n");
    row("json: a text", "json", CellKind::Text, "a\"b", "[\n  {\"x\":\"a\\\"b\"}\n]\n");
    row("json: a number", "json", CellKind::Number, "1.5", "[\n  {\"x\":1.5}\n]\n");
    row("json: what is no number is a text", "json", CellKind::Number, "NaN",
        "[\n  {\"x\":\"NaN\"}\n]\n");
    row("json: a truth", "json", CellKind::Truth, "true", "[\n  {\"x\":true}\n]\n");
    row("md: a bar does not end the cell", "md", CellKind::Text, "a|b",
        "| x |\n| --- |\n| a\\|b |\n");
    row("md: a line feed stays in the cell", "md", CellKind::Text, "a\nb",
        "| x |\n| --- |\n| a<br>b |\n");
    row("md: markup is text", "md", CellKind::Text, "<b>*x*",
        "| x |\n| --- |\n| &lt;b>\\*x\\* |\n");
    row("md: numbers stand at the right", "md", CellKind::Number, "7", "| x |\n| ---: |\n| 7 |\n");
}

void TestTableFormat::aCell()
{
    QFETCH(QByteArray, format);
    QFETCH(int, kind);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, written);
    const Table table{{{"x", CellKind(kind)}}, {{text.toStdString()}}, false};
    const auto *how = exchange::tableFormatNamed(format.toStdString());
    QVERIFY(how);
    QCOMPARE(QByteArray::fromStdString(exchange::tableText(table, *how).value()), written);
}

void TestTableFormat::csvIsReadBack()
{
    const Table table{{{"a", CellKind::Text}, {"b", CellKind::Text}},
                      {{"one\r\ntwo", "\"three\""}, {std::nullopt, "four, five"}},
                      false};
    const auto rows =
        exchange::readCsv(exchange::tableText(table, *exchange::tableFormatNamed("csv")).value());
    QVERIFY(rows);
    const std::vector<exchange::CsvRow> expected{
        {"a", "b"}, {"one\r\ntwo", "\"three\""}, {"", "four, five"}};
    QCOMPARE(*rows, expected);
}

void TestTableFormat::jsonKeysAreDistinct()
{
    const Table table{{{"n", CellKind::Number}, {"n", CellKind::Number}}, {{"1", "2"}}, false};
    const std::string text =
        exchange::tableText(table, *exchange::tableFormatNamed("json")).value();
    const QJsonObject object =
        QJsonDocument::fromJson(QByteArray::fromStdString(text)).array().first().toObject();
    QCOMPARE(object.value("n").toInt(), 1);
    QCOMPARE(object.value("n_2").toInt(), 2);
}

void TestTableFormat::aWriterEndsWhenNobodyTakesMore()
{
    for (const exchange::TableFormat &format : exchange::tableFormats()) {
        const auto writer = format.writer([](std::string_view) { return false; });
        const bool isTaken =
            writer->begin({{"x", CellKind::Text}}) && writer->row({Cell("1")}) && writer->end();
        QVERIFY(!isTaken);
        QCOMPARE(writer->fault(), std::string());
    }
}

NIDREG_TEST(TestTableFormat, QCoreApplication)

} // namespace tst_tableformat

#include "tst_tableformat.moc"
