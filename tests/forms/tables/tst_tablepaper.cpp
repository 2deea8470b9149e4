// SPDX-License-Identifier: MIT
#include "forms/tables/tablepaper.h"
#include "tests/program/program.h"

#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_tablepaper {

using namespace nidreg;
using forms::TableHeading;
using forms::TablePaper;
using registry::CellKind;
using registry::Table;

namespace {

QString longWord(int length)
{
    QString word;
    for (int i = 0; i < length; ++i)
        word += QChar(u'a' + i % 26);
    return word;
}

Table tableOf(int columns, int rows, const QString &last)
{
    Table table;
    for (int i = 0; i < columns; ++i)
        table.columns.push_back({"Heading" + std::to_string(i), CellKind::Text});
    for (int row = 0; row < rows; ++row) {
        std::vector<registry::Cell> cells;
        for (int i = 0; i < columns; ++i)
            cells.emplace_back("r" + std::to_string(row) + "c" + std::to_string(i));
        cells.back() = *cells.back() + " " + last.toStdString();
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace

/// A table on paper: what pdftotext reads of it.
class TestTablePaper : public QObject {
    Q_OBJECT

private slots:
    void everyWordIsThere_data();
    void everyWordIsThere();
    void eachPageHasTheHeadingsAndItsNumber();
    void aTableWithoutRowsHasItsHeadings();
    void aRowIsNotTornWhereItFitsOnAPage();

private:
    /// The words of a table that was painted, each page as one text.
    QStringList pagesOf(const TableHeading &heading, const Table &table, bool isLandscape = false);

    QTemporaryDir m_folder;
};

QStringList TestTablePaper::pagesOf(const TableHeading &heading, const Table &table,
                                    bool isLandscape)
{
    const QString path = m_folder.filePath("a.pdf");
    {
        QPdfWriter pdf(path);
        if (isLandscape)
            pdf.setPageOrientation(QPageLayout::Landscape);
        TablePaper paper(pdf, heading, table.columns);
        for (const auto &row : table.rows)
            paper.addRow(row);
        paper.finish();
    }
    QProcess read;
    read.start("pdftotext", {"-layout", path, "-"});
    if (!read.waitForFinished() || read.exitCode() != 0)
        qFatal("pdftotext cannot read the file");
    QStringList pages = QString::fromUtf8(read.readAllStandardOutput()).split(u'\f');
    pages.removeLast(); // after the last page's end
    return pages;
}

void TestTablePaper::everyWordIsThere_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("last");
    QTest::newRow("one column, one row") << 1 << 1 << QString("end");
    QTest::newRow("ten columns share an upright page") << 10 << 30 << QString("end");
    QTest::newRow("more rows than decide the widths") << 3 << 450 << QString("end");
    QTest::newRow("a word that is wider than the page is broken") << 2 << 2 << longWord(400);
    QTest::newRow("a row that is longer than a page")
        << 2 << 2 << QString("many words ").repeated(4000);
}

/// Broken words are joined again: what is compared is the letters.
static QString lettersOf(QString text)
{
    static const QRegularExpression kNone("[^A-Za-z0-9]");
    return text.remove(kNone);
}

void TestTablePaper::everyWordIsThere()
{
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(QString, last);
    const Table table = tableOf(columns, rows, last);
    const QStringList pages = pagesOf({"The title", "What it is of", {}}, table);
    const QString all = pages.join(QString());
    QVERIFY(all.contains("The title"));
    QVERIFY(all.contains("What it is of"));
    // Each cell in a column of its own: counted, since lines of several columns are mixed.
    qsizetype wanted = 0;
    for (const auto &row : table.rows) {
        for (const registry::Cell &cell : row)
            wanted += lettersOf(QString::fromStdString(*cell)).size();
    }
    qsizetype headings = 0;
    for (const registry::TableColumn &column : table.columns)
        headings += qsizetype(column.name.size());
    const qsizetype found = lettersOf(all).size() - lettersOf("The title What it is of").size();
    const qsizetype numbers = lettersOf([&pages] {
                                  QString text;
                                  for (int i = 1; i <= pages.size(); ++i)
                                      text += QString::number(i);
                                  return text;
                              }())
                                  .size();
    const qsizetype headed = all.count("Heading0");
    QCOMPARE(found, wanted + headed * headings + numbers);
}

void TestTablePaper::eachPageHasTheHeadingsAndItsNumber()
{
    const QStringList pages = pagesOf({"T", {}, {}}, tableOf(3, 300, "x"));
    QVERIFY(pages.size() > 3);
    for (int i = 0; i < pages.size(); ++i) {
        QVERIFY2(pages[i].contains("Heading2"), qPrintable(pages[i]));
        QCOMPARE(pages[i].trimmed().section(u'\n', -1).trimmed(), QString::number(i + 1));
    }
}

void TestTablePaper::aTableWithoutRowsHasItsHeadings()
{
    const QStringList pages = pagesOf({"T", {}, {}}, tableOf(2, 0, {}), true);
    QCOMPARE(pages.size(), 1);
    QVERIFY(pages[0].contains("Heading1"));
}

void TestTablePaper::aRowIsNotTornWhereItFitsOnAPage()
{
    const Table table = tableOf(2, 60, QString("many words ").repeated(60) + "stop");
    for (const QString &page : pagesOf({"T", {}, {}}, table)) {
        static const QRegularExpression kBegin("\\br\\d+c1\\b"), kEnd("\\bstop\\b");
        QCOMPARE(page.count(kBegin), page.count(kEnd));
    }
}

NIDREG_TEST(TestTablePaper, QGuiApplication)

} // namespace tst_tablepaper

#include "tst_tablepaper.moc"
