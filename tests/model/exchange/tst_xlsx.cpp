// SPDX-License-Identifier: MIT
#include "model/exchange/table/tableformat.h"
#include "tests/program/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

namespace tst_xlsx {

using namespace nidreg;
using registry::Cell;
using registry::CellKind;
using registry::Table;

/// Workbooks, as another library reads them (openpyxl).
class TestXlsx : public QObject {
    Q_OBJECT

private slots:
    void aCell_data();
    void aCell();
    void aLongTextIsCutAndSaysSo();
    void theFirstRowStaysInSight();
    void noRowIsATable();
    void theSameTableIsTheSameBytes();
    void rowsGoOnInTheNextSheet();
    void noFileIsLeft();
    void noRoomForTemporaryFilesIsToldOf();
    void aWorkbookIsWholeOrRefused();

private:
    static QByteArray bytesOf(const Table &table)
    {
        const auto text = exchange::tableText(table, *exchange::tableFormatNamed("xlsx"));
        return text ? QByteArray::fromStdString(*text) : QByteArray();
    }
    QJsonObject read(const QByteArray &bytes, const QStringList &more = {})
    {
        QFile file(m_folder.filePath("table.xlsx"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        file.close();
        QProcess python;
        python.start("/usr/bin/python3", // Debian's, which has the library
                     QStringList{NIDREG_SOURCE "/tests/model/exchange/workbook.py", file.fileName()}
                         + more);
        if (!python.waitForFinished(120'000) || python.exitCode() != 0)
            qFatal("openpyxl: %s", python.readAllStandardError().constData());
        return QJsonDocument::fromJson(python.readAllStandardOutput()).object();
    }

    QTemporaryDir m_folder;
};

void TestXlsx::aCell_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QJsonArray>("read"); // type, value
    const auto row = [](const char *name, CellKind kind, QByteArray text, const char *type,
                        const QJsonValue &value) {
        QTest::newRow(name) << int(kind) << text << QJsonArray{type, value};
    };
    using enum CellKind;
    row("a formula is a text", Text, "=1+1", "s", "=1+1");
    row("a command is a text", Text, "=cmd|' /C calc'!A0", "s", "=cmd|' /C calc'!A0");
    row("a plus begins a text", Text, "+1", "s", "+1");
    row("a minus begins a text", Text, "-5", "s", "-5");
    row("an at sign begins a text", Text, "@SUM(A1)", "s", "@SUM(A1)");
    row("an address is no link", Text, "https://example.org/", "s", "https://example.org/");
    row("digits in a column of texts are a text", Text, "007", "s", "007");
    row("a formula in a column of numbers is a text", Number, "=1+1", "s", "=1+1");
    row("a formula in a column of days is a text", Day, "=1+1", "s", "=1+1");
    row("a number is one", Number, "-5", "n", -5);
    row("a number has a point", Number, "1.5", "n", 1.5);
    row("a number of 16 digits stays as it is", Number, "1234567890123456", "s",
        "1234567890123456");
    row("what is no number stays a text", Number, "NaN", "s", "NaN");
    row("what is beyond all numbers stays a text", Number, "1e999", "s", "1e999");
    row("a truth is one", Truth, "true", "b", true);
    row("and so is what is false", Truth, "f", "b", false);
    row("a day is one", Day, "2026-01-31", "d", "2026-01-31T00:00:00");
    row("a month stays a text", Day, "2001-12", "s", "2001-12");
    row("a day that spreadsheets miscount stays a text", Day, "1900-02-28", "s", "1900-02-28");
    row("the day after February 1900 is one", Day, "1900-03-01", "d", "1900-03-01T00:00:00");
    row("a moment is one", Moment, "2026-01-31T12:30:00Z", "d", "2026-01-31T12:30:00");
    row("quotes, tabs and lines are kept", Text, "a\"b\tc\nd", "s", "a\"b\tc\nd");
    row("a line ends with LF", Text, "a\r\nb\rc", "s", "a\nb\nc");
    row("blanks at the ends are kept", Text, "  a  ", "s", "  a  ");
    row("what XML cannot carry is replaced", Text, QByteArray("a\x01\x1b[31m\xEF\xBF\xBF", 10), "s",
        QString::fromUtf8("a\uFFFD\uFFFD[31m\uFFFD"));
    row("bytes that are no UTF-8 are replaced", Text, "a\xffz", "s", QString::fromUtf8("a\uFFFDz"));
    row("marks of XML are text", Text, "<b>&amp;</b>", "s", "<b>&amp;</b>");
    row("right to left and astral characters are kept", Text, "\u05D0\u05D1 \U0001F4DA", "s",
        QString::fromUtf8("\u05D0\u05D1 \U0001F4DA"));
    row("what would be read as an escape is escaped", Text, "_x0041_", "s", "_x005F_x0041_");
    row("an empty text is an empty cell", Text, "", "n", QJsonValue());
}

void TestXlsx::aCell()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, text);
    QFETCH(QJsonArray, read);
    const QJsonObject book =
        this->read(bytesOf({{{"x", CellKind(kind)}}, {{text.toStdString()}, {"end"}}, false}));
    QCOMPARE(book["rows"].toArray()[0].toArray()[0].toArray(), (QJsonArray{"s", "x"}));
    QCOMPARE(book["rows"].toArray()[1].toArray()[0].toArray(), read);
    QCOMPARE(book["links"].toInt(), 0);
}

void TestXlsx::aLongTextIsCutAndSaysSo()
{
    constexpr int kLongest = 32767;
    const QString astral = QString::fromUtf8("\U0001F4DA");
    for (const QString &text :
         {QString(kLongest, 'a'), QString(kLongest + 1, 'a'), astral.repeated(kLongest)}) {
        const QJsonObject book =
            read(bytesOf({{{"x", CellKind::Text}}, {{text.toStdString()}}, false}));
        const QString got = book["rows"].toArray()[1].toArray()[0].toArray()[1].toString();
        QCOMPARE(got == text, text.size() <= kLongest);
        QVERIFY(got.size() <= kLongest);
        QCOMPARE(got.endsWith("(cut: a cell holds 32,767 characters)"), text.size() > kLongest);
        QVERIFY(!got.contains(QChar::ReplacementCharacter));
    }
}

void TestXlsx::theFirstRowStaysInSight()
{
    const Table table{{{"nid", CellKind::Text}, {"registrant", CellKind::Text}},
                      {{"isbn", std::string(500, 'x')}, {std::nullopt, std::nullopt}},
                      false};
    const QJsonObject book = read(bytesOf(table));
    QVERIFY(book["bold"].toBool());
    QCOMPARE(book["frozen"].toString(), QString("A2"));
    QCOMPARE(book["filter"].toString(), QString("A1:B3"));
    QVERIFY(book["widths"].toArray()[0].toDouble() < 12);
    QVERIFY(book["widths"].toArray()[1].toDouble() < 62);
    QCOMPARE(book["created"].toString(), QString("1980-01-01T00:00:00"));
}

void TestXlsx::noRowIsATable()
{
    const QJsonObject book = read(bytesOf({{{"=nid", CellKind::Text}}, {}, false}));
    QCOMPARE(book["rows"].toArray(), (QJsonArray{QJsonArray{QJsonArray{"s", "=nid"}}}));
}

void TestXlsx::theSameTableIsTheSameBytes()
{
    const Table table{{{"x", CellKind::Text}}, {{"a"}, {"b"}}, false};
    const QByteArray first = bytesOf(table);
    QTest::qSleep(1100); // times in it would be others by now
    QCOMPARE(bytesOf(table), first);
}

void TestXlsx::rowsGoOnInTheNextSheet()
{
    constexpr int kMaxRows = 1'048'575;
    QByteArray bytes;
    const auto writer =
        exchange::tableFormatNamed("xlsx")->writer([&bytes](std::string_view piece) {
            bytes.append(piece.data(), qsizetype(piece.size()));
            return true;
        });
    QVERIFY(writer->begin({{"x", CellKind::Number}}));
    for (int i = 0; i < kMaxRows + 2; ++i)
        QVERIFY(writer->row({Cell("1")}));
    QVERIFY(writer->end());
    QCOMPARE(read(bytes, {"sizes"})["sizes"].toArray(), (QJsonArray{kMaxRows + 1, 3}));
}

/// The descriptors of this process.
static QStringList openFiles()
{
    return QDir("/proc/self/fd").entryList(QDir::System | QDir::Files | QDir::Dirs);
}

void TestXlsx::noFileIsLeft()
{
    qputenv("TMPDIR", QFile::encodeName(m_folder.path()));
    const QStringList before = QDir(m_folder.path()).entryList();
    const QStringList openBefore = openFiles();
    {
        const auto writer =
            exchange::tableFormatNamed("xlsx")->writer([](std::string_view) { return false; });
        QVERIFY(writer->begin({{"x", CellKind::Text}}));
        QVERIFY(writer->row({Cell("1")}));
        QCOMPARE(QDir(m_folder.path()).entryList(), before); // nor while it is written
        QVERIFY(!writer->end());
        QCOMPARE(writer->fault(), std::string());
        const auto abandoned =
            exchange::tableFormatNamed("xlsx")->writer([](std::string_view) { return true; });
        QVERIFY(abandoned->begin({{"x", CellKind::Text}}));
    }
    QCOMPARE(QDir(m_folder.path()).entryList(), before);
    QCOMPARE(openFiles(), openBefore); // one that is open without a name still takes space
    qunsetenv("TMPDIR");
}

void TestXlsx::noRoomForTemporaryFilesIsToldOf()
{
    qputenv("TMPDIR", "/proc");
    const auto text = exchange::tableText({{{"x", CellKind::Text}}, {{"a"}}, false},
                                          *exchange::tableFormatNamed("xlsx"));
    qunsetenv("TMPDIR");
    QVERIFY(!text);
    QVERIFY2(text.error().starts_with("/proc: "), text.error().c_str());
}

/// However large a file can be: the sheet needs most, the workbook least.
void TestXlsx::aWorkbookIsWholeOrRefused()
{
    Table table{{{"x", CellKind::Text}}, {}, false};
    for (int i = 0; i < 100; ++i)
        table.rows.push_back({std::string(500, 'x')});
    const auto &format = *exchange::tableFormatNamed("xlsx");
    const auto whole = exchange::tableText(table, format);
    QVERIFY(whole);
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    const auto onExcess = std::signal(SIGXFSZ, SIG_IGN);
    QStringList wrong;
    int refused = 0;
    for (rlim_t most = 100; most < 64 * 1024; most += 100) {
        const rlimit limit{most, before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto text = exchange::tableText(table, format);
        ::setrlimit(RLIMIT_FSIZE, &before);
        refused += !text;
        if (text && *text != *whole)
            wrong << QString::number(most);
    }
    std::signal(SIGXFSZ, onExcess);
    QCOMPARE(wrong, QStringList());
    QVERIFY(refused > 500 && refused < 655);
}

NIDREG_TEST(TestXlsx, QCoreApplication)

} // namespace tst_xlsx

#include "tst_xlsx.moc"
